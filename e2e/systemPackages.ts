import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Package names by package manager, preferred ones first. */
export type Packages = Partial<Record<'apt-get' | 'dnf' | 'apk', readonly string[]>>;

/** Returns the first of the paths that exists. */
export function findInstalled(places: readonly string[]): string | undefined {
  return places.find((path) => existsSync(path));
}

/**
 * Installs the first package that provides a program at one of the paths and returns the path; undefined if none does.
 */
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

/** Runs a command and returns whether it succeeded; its errors are printed. */
function run([command = '', ...args]: string[]): boolean {
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    return true;
  } catch {
    // The caller tries the next package, or reports that nothing was found.
    return false;
  }
}

const MANAGERS = [
  {
    tool: 'apt-get',
    refresh: ['update', '-qq'],
    // Another test may be installing a package, and holds the lock meanwhile.
    add: ['install', '-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300'],
  },
  { tool: 'dnf', refresh: undefined, add: ['install', '-y', '-q'] },
  { tool: 'apk', refresh: undefined, add: ['add', '--quiet'] },
] as const;
