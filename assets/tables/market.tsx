<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="market" tilewidth="40" tileheight="40" tilecount="32" columns="8">
 <image source="market.png" width="320" height="160"/>
</tileset>
