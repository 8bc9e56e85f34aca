import { type ExecFileException, execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export interface Finished {
  code: number;
  stdout: string;
  stderr: string;
}

export interface ProjectCopy {
  folder: string;
  path: (file: string) => string;
  /** Runs a script, or a tool of node_modules/.bin, in the copy; never throws for its exit code. */
  run: (tool: string, ...args: string[]) => Promise<Finished>;
  /** Copies a file or folder of the project again. */
  restore: (entry: string) => Promise<void>;
  remove: () => Promise<void>;
}

/** A copy of these files and folders of the project in a temporary place, on the same node_modules. */
export function copyProject(...entries: string[]): Promise<ProjectCopy> {
  return createCopy(entries, ['node_modules']);
}

/** A copy of schemas/ in a temporary place, on the codegen of the project, whose scripts are compiled once. */
export function copySchemas(): Promise<ProjectCopy> {
  return createCopy(['schemas'], ['node_modules', 'codegen', 'src/model']);
}

async function createCopy(copied: readonly string[], linked: readonly string[]): Promise<ProjectCopy> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'q-system-')));
  const path = (file: string) => join(folder, file);
  for (const entry of ['package.json', 'tsconfig.json', ...copied]) {
    await mkdir(dirname(path(entry)), { recursive: true });
    await cp(entry, path(entry), { recursive: true });
  }
  for (const entry of linked) {
    await mkdir(dirname(path(entry)), { recursive: true });
    await symlink(resolve(entry), path(entry), 'dir');
  }
  return {
    folder,
    path,
    run: (tool, ...args) => finished(folder, [...program(tool), ...args]),
    restore: (entry) => cp(entry, path(entry), { recursive: true }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** As `npm run codegen` does, with less compiling: most of what runs briefly is not worth optimizing. */
const BRIEF = ['--always-sparkplug', '--interrupt-budget=500000'];

/** Scripts in TypeScript run in the process that is started: the command of tsx starts another. */
function program(tool: string): string[] {
  if (tool.endsWith('.mjs')) return [...BRIEF, tool];
  return tool === 'tsx' ? [...BRIEF, '--import', 'tsx'] : [join('node_modules', '.bin', tool)];
}

function finished(cwd: string, args: string[]): Promise<Finished> {
  return new Promise((done) => {
    execFile(process.execPath, args, { cwd, maxBuffer: 1 << 26 }, (error: ExecFileException | null, stdout, stderr) =>
      done({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    );
  });
}
