import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findInstalled, installPackage } from './systemPackages.ts';

const DRIVERS = ['/usr/bin/WebKitWebDriver'];
const DISPLAYS = ['/usr/bin/Xvfb'];

/**
 * Returns the paths of a WebKitGTK with its driver and a display for it; installs missing ones from Debian's packages.
 */
export function findWebKit(): { driver: string; browser: string; display: string } {
  const driver = findInstalled(DRIVERS) ?? installPackage({ 'apt-get': ['webkit2gtk-driver'] }, DRIVERS);
  const display = findInstalled(DISPLAYS) ?? installPackage({ 'apt-get': ['xvfb'] }, DISPLAYS);
  const browser = findInstalled(listBrowsers());
  if (driver && display && browser) return { driver, browser, display };
  throw new Error('No WebKitGTK: install WebKitWebDriver, its MiniBrowser and Xvfb (Debian: webkit2gtk-driver, xvfb).');
}

/** Returns the places where Debian may install the browser that comes with the library. */
function listBrowsers(): string[] {
  return readdirSync('/usr/lib', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.endsWith('-linux-gnu'))
    .flatMap(({ name }) => ['4.1', '4.0'].map((api) => join('/usr/lib', name, `webkit2gtk-${api}`, 'MiniBrowser')));
}
