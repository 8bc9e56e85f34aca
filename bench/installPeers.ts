import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

const PEERS = 'bench/peers';

/** Installs the libraries compared with the engine, unless these versions are present, and type-checks their pages. */
export function installPeers(): void {
  const isThere = modified('node_modules/.package-lock.json') >= modified('package-lock.json');
  if (!isThere) execFileSync('npm', ['ci', '--prefix', PEERS], { stdio: 'inherit' });
  execFileSync(process.execPath, [join('node_modules', '.bin', 'tsc'), '-p', PEERS], { stdio: 'inherit' });
}

function modified(file: string): number {
  return statSync(join(PEERS, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
