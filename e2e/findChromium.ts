import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// The shell is Chromium without windows and menus: the same pages, a quarter less work.
const SHELLS = ['/usr/bin/chromium-headless-shell'];
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** Path of a Chromium: CHROMIUM's, an installed one, or one that the system's package manager installs now. */
export function findChromium(): string {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) return CHROMIUM;
  const shell = findInstalled(SHELLS);
  if (shell) return shell;
  // With root rights no password is asked for, so the shell is installed even if there is a browser.
  const isRoot = process.getuid?.() === 0;
  const browser = findInstalled(BROWSERS);
  if (browser && !isRoot) return browser;
  const found = install(isRoot) ?? browser;
  if (found) return found;
  throw new Error('No Chromium, and no package manager that installs one: install it, and name it in CHROMIUM.');
}

/** Installs Chromium with this system's package manager; undefined where that fails. */
function install(isRoot: boolean): string | undefined {
  const asRoot = isRoot ? [] : ['sudo', '-n'];
  for (const { tool, refresh, add, packages } of MANAGERS) {
    if (spawnSync(tool, ['--version']).error) continue;
    if (refresh) run([...asRoot, tool, ...refresh]);
    for (const name of packages) {
      if (!run([...asRoot, tool, ...add, name])) continue;
      const found = findInstalled([...SHELLS, ...BROWSERS]);
      if (found) return found;
    }
  }
  return undefined;
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

function findInstalled(places: readonly string[]): string | undefined {
  return places.find((path) => existsSync(path));
}

const MANAGERS = [
  {
    tool: 'apt-get',
    refresh: ['update', '-qq'],
    add: ['install', '-y', '-qq', '--no-install-recommends'],
    packages: ['chromium-headless-shell', 'chromium'],
  },
  { tool: 'dnf', refresh: undefined, add: ['install', '-y', '-q'], packages: ['chromium-headless', 'chromium'] },
  { tool: 'apk', refresh: undefined, add: ['add', '--quiet'], packages: ['chromium'] },
];
