import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** Path of a Chromium: CHROMIUM's, an installed one, or one that the system's package manager installs now. */
export function findChromium(): string {
  const found = [process.env.CHROMIUM, ...PLACES].find((path) => path && existsSync(path));
  if (found) return found;
  const manager = MANAGERS.find(({ tool }) => spawnSync(tool, ['--version']).error === undefined);
  if (!manager) throw new Error('No Chromium and no known package manager: install Chromium and name it in CHROMIUM.');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const command of manager.commands) {
    const [tool = '', ...args] = [...asRoot, ...command];
    execFileSync(tool, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const installed = PLACES.find((path) => existsSync(path));
  if (!installed)
    throw new Error(`${manager.tool} installed no Chromium in ${PLACES.join(', ')}: name it in CHROMIUM.`);
  return installed;
}

const MANAGERS = [
  {
    tool: 'apt-get',
    commands: [
      ['apt-get', 'update', '-qq'],
      ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    ],
  },
  { tool: 'dnf', commands: [['dnf', 'install', '-y', '-q', 'chromium']] },
  { tool: 'apk', commands: [['apk', 'add', '--quiet', 'chromium']] },
];
