import { expect, it } from 'vitest';
import { UNKNOWN_DEVICE } from '#server/accounts/Device.ts';
import { describeDevice } from '#server/accounts/describeDevice.ts';

it('a session without a device is shown without an address or a browser', () => {
  expect(UNKNOWN_DEVICE.address).toBe('unknown');
  expect(describeDevice(UNKNOWN_DEVICE.userAgent)).toBe('Unknown device');
  expect(UNKNOWN_DEVICE.userAgent).toBe('');
});
