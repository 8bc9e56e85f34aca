import { findInstalled, installPackage, isRoot } from './systemPackages.ts';

// The shell is Chromium without windows and menus: the same pages, a quarter less work.
const SHELLS = ['/usr/bin/chromium-headless-shell'];
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];
const PACKAGES = {
  'apt-get': ['chromium-headless-shell', 'chromium'],
  dnf: ['chromium-headless', 'chromium'],
  apk: ['chromium'],
};

/**
 * Returns the path of a Chromium: the one in CHROMIUM, an installed one, or one that the system's package manager
 * installs now.
 */
export function findChromium(): string {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) return CHROMIUM;
  const shell = findInstalled(SHELLS);
  if (shell) return shell;
  // Root needs no password, so the shell is installed even if there is a browser.
  const browser = findInstalled(BROWSERS);
  if (browser && !isRoot()) return browser;
  const found = installPackage(PACKAGES, [...SHELLS, ...BROWSERS]) ?? browser;
  if (found) return found;
  throw new Error('No Chromium, and no package manager that installs one: install it, and name it in CHROMIUM.');
}
