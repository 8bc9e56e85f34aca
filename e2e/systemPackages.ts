import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Names of packages by the package manager that has them, the best one first. */
export type Packages = Partial<Record<'apt-get' | 'dnf' | 'apk', readonly string[]>>;

/** The first of the places that exists. */
export function findInstalled(places: readonly string[]): string | undefined {
  return places.find((path) => existsSync(path));
}

/** Installs the first package that brings a program to one of its places; undefined where that fails. */
export function installPackage(packages: Packages, places: readonly string[]): string | undefined {
  const asRoot = isRoot() ? [] : ['sudo', '-n'];
  for (const { tool, refresh, add } of MANAGERS) {
    const names = packages[tool] ?? [];
    if (names.length === 0 || spawnSync(tool, ['--version']).error) continue;
    if (refresh) run([...asRoot, tool, ...refresh]);
    for (const name of names) {
      if (!run([...asRoot, tool, ...add, name])) continue;
      const found = findInstalled(places);
      if (found) return found;
    }
  }
  return undefined;
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Whether the command ended well; what it complains of is printed. */
function run([command = '', ...args]: string[]): boolean {
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    return true;
  } catch {
    // The next package, or the message that nothing was found, follows.
    return false;
  }
}

const MANAGERS = [
  {
    tool: 'apt-get',
    refresh: ['update', '-qq'],
    add: ['install', '-y', '-qq', '--no-install-recommends'],
  },
  { tool: 'dnf', refresh: undefined, add: ['install', '-y', '-q'] },
  { tool: 'apk', refresh: undefined, add: ['add', '--quiet'] },
] as const;
