import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, isAbsolute } from 'node:path';
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
  if (!isCurrent(kept)) await writeBundle(entry, kept);
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

async function writeBundle(entry, kept) {
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
  mkdirSync(dirname(kept), { recursive: true });
  const written = `${kept}.${process.pid}`;
  writeFileSync(written, `${MARK}${JSON.stringify({ file: kept, modules })}\n${code}`);
  renameSync(written, kept);
}

function toStamp(path) {
  const { mtimeMs, size } = statSync(path);
  return `${mtimeMs} ${size}`;
}
