import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const INSTALLER = 'apt-get';
const PLACES = ['/usr/bin/soffice', '/usr/local/bin/soffice', '/opt/libreoffice/program/soffice'];

/** Path of LibreOffice: SOFFICE's, an installed one, or one that the system's package manager installs now. */
export function findOffice(): string {
  const { SOFFICE } = process.env;
  const found = SOFFICE ?? PLACES.find((path) => existsSync(path));
  if (found) return found;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'libreoffice-calc-nogui'];
  execFileSync(INSTALLER, ['update', '-qq'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync(INSTALLER, install, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const installed = PLACES.find((path) => existsSync(path));
  if (!installed) throw new Error('No LibreOffice: install it, and name it in SOFFICE.');
  return installed;
}
