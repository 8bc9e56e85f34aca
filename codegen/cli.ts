import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ApiTypesWorker } from './ApiTypesWorker.ts';
import { generate } from './generate.ts';
import { formatProblem } from './Problem.ts';
import { readSchemas } from './readSchemas.ts';

const { values: options } = parseArgs({
  options: { check: { type: 'boolean' }, out: { type: 'string', default: 'generated' } },
});
const worker = new ApiTypesWorker();
const { files, problems } = await generate({ ...(await readSchemas()), apiTypes: (contract) => worker.make(contract) });
await worker.end();

for (const problem of problems) console.error(formatProblem(problem));
if (problems.length) {
  console.error(`\n${problems.length} problem(s) in schemas/. Nothing was written.`);
  process.exitCode = 1;
} else if (!options.check) {
  await writeChanged(options.out, files);
}

/** Writes what changed and removes what is no longer made, so that watchers hear of nothing else. */
async function writeChanged(folder: string, made: Map<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const present = await readdir(folder, { recursive: true, withFileTypes: true });
  const old = present.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const wanted = new Set([...made.keys()].map((file) => join(folder, file)));
  await Promise.all(old.filter((file) => !wanted.has(file)).map((file) => rm(file)));
  for (const [name, text] of made) {
    const file = join(folder, name);
    if (old.includes(file) && (await readFile(file, 'utf8')) === text) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
