import { findInstalled, installPackage } from './systemPackages.ts';

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const PACKAGES = { 'apt-get': ['firefox-esr', 'firefox'], dnf: ['firefox'], apk: ['firefox-esr', 'firefox'] };

/**
 * Returns the path of a Firefox: the one in FIREFOX, an installed one, or one that the system's package manager
 * installs now.
 */
export function findFirefox(): string {
  const found = process.env.FIREFOX ?? findInstalled(PLACES) ?? installPackage(PACKAGES, PLACES);
  if (found) return found;
  throw new Error('No Firefox, and no package manager that installs one: install it, and name it in FIREFOX.');
}
