import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Imports a module of this folder together with everything that it imports as one file, which loads in a third of the
 * time of hundreds of TypeScript modules. The file is kept in dist/codegen/ until one of the modules changes.
 *
 * @param {string} name the module's file name
 */
export async function importBundle(name) {
  const entry = toPath(name);
  const kept = toPath(`../dist/codegen/${basename(name, '.ts')}.mjs`);
  if (!isCurrent(kept)) {
    const text = await makeBundle(entry, kept);
    if (!tryToKeep(kept, text)) return importOnce(text);
  }
  return import(pathToFileURL(kept).href);
}

function toPath(path) {
  return fileURLToPath(new URL(path, import.meta.url));
}

/** Whether the file was made in this folder, from modules that have not changed since. */
function isCurrent(kept) {
  try {
    const text = readFileSync(kept, 'utf8');
    const { file, modules } = JSON.parse(text.slice(MARK.length, text.indexOf('\n')));
    return file === kept && Object.entries(modules).every(([path, stamp]) => stamp === toStamp(path));
  } catch {
    // There is no such file, or a module was removed or renamed.
    return false;
  }
}

const MARK = '// ';

async function makeBundle(entry, kept) {
  const begin = Date.now();
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    resolve: { mainFields: ['module', 'main'] },
    // The modules look for files beside themselves.
    transform: { define: { 'import.meta.url': JSON.stringify(pathToFileURL(entry).href) } },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ codeSplitting: false });
  const [{ code, moduleIds }] = output;
  const modules = Object.fromEntries(
    // A module that was saved meanwhile may be older in the bundle.
    moduleIds.filter(isAbsolute).map((path) => [path, statSync(path).mtimeMs < begin ? toStamp(path) : '']),
  );
  return `${MARK}${JSON.stringify({ file: kept, modules })}\n${code}`;
}

/** Keeps the bundle; returns false if the project can't be written to, as in a check of a read-only copy. */
function tryToKeep(kept, text) {
  try {
    mkdirSync(dirname(kept), { recursive: true });
    const written = `${kept}.${process.pid}`;
    writeFileSync(written, text);
    renameSync(written, kept);
    return true;
  } catch {
    return false;
  }
}

async function importOnce(text) {
  const folder = mkdtempSync(join(tmpdir(), 'q-system-'));
  try {
    const file = join(folder, 'bundle.mjs');
    writeFileSync(file, text);
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function toStamp(path) {
  const { mtimeMs, size } = statSync(path);
  return `${mtimeMs} ${size}`;
}
