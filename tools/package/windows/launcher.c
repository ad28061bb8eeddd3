/* Starts the game on Windows: loads the CPython in python\ beside this program, and lets it run start.py.
   No console, no child process; where files are missing it says so in a message box. */

#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#include <shellapi.h>
#include <stdlib.h>
#include <wchar.h>

#define LONGEST 32768 /* characters of a path, as Windows counts */

typedef int (*PyMain)(int, wchar_t **);

static const wchar_t *const NEEDED[] = {
    L"python\\" PYTHON L".dll", L"python\\" PYTHON L".zip", L"python\\" PYTHON L"._pth", L"python\\start.py",
    L"python\\pygame\\__init__.py", L"main.py", L"game\\version.py", L"scenes\\launch.py",
};

static wchar_t program[LONGEST], folder[LONGEST], path[LONGEST], text[LONGEST];

static int complain(const wchar_t *what, const wchar_t *file) {
    _snwprintf(text, LONGEST - 1, L"%ls%ls\n\nPlease unpack the whole zip, and start the game from the unpacked folder.", file, what);
    MessageBoxW(NULL, text, L"Tsukiji Arcade", MB_OK | MB_ICONERROR);
    return 1;
}

static const wchar_t *beside(const wchar_t *file) {
    _snwprintf(path, LONGEST - 1, L"%ls\\%ls", folder, file);
    return path;
}

static const wchar_t *missing(void) {
    for (size_t i = 0; i < sizeof NEEDED / sizeof *NEEDED; i++)
        if (GetFileAttributesW(beside(NEEDED[i])) == INVALID_FILE_ATTRIBUTES)
            return NEEDED[i];
    return NULL;
}

/* python -X utf8 start.py and what was said on our own command line */
static int run(PyMain py_main) {
    int count = 0;
    wchar_t **given = CommandLineToArgvW(GetCommandLineW(), &count);
    wchar_t **all = calloc((size_t)count + 4, sizeof *all);
    if (!given || !all)
        return complain(L"There is not enough memory.", L"");
    all[0] = program;
    all[1] = L"-X";
    all[2] = L"utf8"; /* or Python reads files in the code page of the country */
    all[3] = _wcsdup(beside(L"python\\start.py"));
    for (int i = 1; i < count; i++)
        all[i + 3] = given[i];
    return py_main((count ? count : 1) + 3, all);
}

int WINAPI wWinMain(HINSTANCE self, HINSTANCE before, PWSTR line, int show) {
    (void)self, (void)before, (void)line, (void)show;
    GetModuleFileNameW(NULL, program, LONGEST - 1);
    wcscpy(folder, program);
    wchar_t *last = wcsrchr(folder, L'\\');
    if (last)
        *last = 0;
    const wchar_t *file = missing();
    if (file)
        return complain(L" is missing.", file);
    HMODULE python = LoadLibraryExW(beside(NEEDED[0]), NULL, LOAD_WITH_ALTERED_SEARCH_PATH); /* its own folder first */
    PyMain py_main = python ? (PyMain)(void *)GetProcAddress(python, "Py_Main") : NULL;
    if (!py_main)
        return complain(L" cannot be loaded; it needs 64-bit Windows 10 or newer.", NEEDED[0]);
    return run(py_main);
}
