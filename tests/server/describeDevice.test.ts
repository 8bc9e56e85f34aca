import { expect, it } from 'vitest';
import { describeDevice } from '#server/accounts/describeDevice.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    'Edge on Windows',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera on Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPad',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['python-requests/2.32 on Linux', 'python-requests/2.32 on Linux'],
  [`Planner/${'9'.repeat(80)}`, `Planner/${'9'.repeat(51)}…`],
  ['   ', 'Unknown device'],
  ['', 'Unknown device'],
])('%s is %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});
