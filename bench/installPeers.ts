import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

const PEERS = 'bench/peers';

/** Installs what a benchmark renders beside the engine, unless that version is present, and type-checks its pages. */
export function installPeers(): void {
  const isThere = modified('node_modules/.package-lock.json') >= modified('package-lock.json');
  if (!isThere) execFileSync('npm', ['ci', '--prefix', PEERS], { stdio: 'inherit' });
  execFileSync(process.execPath, [join('node_modules', '.bin', 'tsc'), '-p', PEERS], { stdio: 'inherit' });
}

function modified(file: string): number {
  return statSync(join(PEERS, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
