// Compiles Python files with the very interpreter that will run them: node bytecode.mjs PYODIDE FOLDER
// FOLDER holds KEY.py files and jobs.json, {KEY: the name tracebacks shall show}; KEY.pyc files are added.
import { pathToFileURL } from "node:url";

const [pyodide, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.mountNodeFS("/jobs", folder);
python.runPython(`
import json, py_compile
from pathlib import Path

unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
for key, name in json.loads(Path("/jobs/jobs.json").read_text()).items():
    py_compile.compile(f"/jobs/{key}.py", f"/jobs/{key}.pyc", name, doraise=True, invalidation_mode=unchecked)
`);
