import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findInstalled, installPackage } from './systemPackages.ts';

const DRIVERS = ['/usr/bin/WebKitWebDriver'];
const DISPLAYS = ['/usr/bin/Xvfb'];

/** Paths of a WebKitGTK with its driver and a display for it: installed, or installed now as Debian's packages. */
export function findWebKit(): { driver: string; browser: string; display: string } {
  const driver = findInstalled(DRIVERS) ?? installPackage({ 'apt-get': ['webkit2gtk-driver'] }, DRIVERS);
  const display = findInstalled(DISPLAYS) ?? installPackage({ 'apt-get': ['xvfb'] }, DISPLAYS);
  const browser = findInstalled(listBrowsers());
  if (driver && display && browser) return { driver, browser, display };
  throw new Error('No WebKitGTK: install WebKitWebDriver, its MiniBrowser and Xvfb (Debian: webkit2gtk-driver, xvfb).');
}

/** Where Debian may keep the browser that comes with the library. */
function listBrowsers(): string[] {
  return readdirSync('/usr/lib', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.endsWith('-linux-gnu'))
    .flatMap(({ name }) => ['4.1', '4.0'].map((api) => join('/usr/lib', name, `webkit2gtk-${api}`, 'MiniBrowser')));
}
