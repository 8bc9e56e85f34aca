import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Milliseconds; a mutation that takes so long, on a machine however busy, never ends. */
const ENDLESS = 60_000;

/** Judges mutations by their seeds; returns what became of each, in order, and ends where one does not end. */
export async function runMutations({ from, count }: { from: number; count: number }): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'q-system-'));
  try {
    await cp('package.json', join(folder, 'package.json'));
    await symlink(resolve('src'), join(folder, 'src'), 'dir');
    await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
    return await collectLines([MAIN, folder, String(from), String(count)]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

function collectLines(args: string[]): Promise<string[]> {
  return new Promise((done) => {
    const child = spawn(process.execPath, ['--import', 'tsx', ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    const end = () => {
      text += 'FAILED as it did not end\n';
      child.kill('SIGKILL');
    };
    let watchdog = setTimeout(end, ENDLESS);
    child.stdout.on('data', (part) => {
      text += part;
      clearTimeout(watchdog);
      watchdog = setTimeout(end, ENDLESS);
    });
    child.on('close', () => {
      clearTimeout(watchdog);
      done(text.trim().split('\n'));
    });
  });
}
