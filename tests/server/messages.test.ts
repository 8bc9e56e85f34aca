import { expect, it } from 'vitest';
import type { Message } from '#server/accounts/mailer.ts';
import {
  addressChanged,
  addressHasAccount,
  addressIsWanted,
  addressTaken,
  confirmNewAddress,
  confirmRegistration,
  passwordChanged,
  passwordReset,
} from '#server/accounts/messages.ts';

const LINK = { to: 'mia@grid.example', publicUrl: 'https://q.example', token: 'abc' };
const DEED = {
  to: 'mia@grid.example',
  publicUrl: 'https://q.example',
  at: new Date('2026-03-01T08:05:59.999Z'),
  device: { address: '192.0.2.7', userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' },
};

it.each<[message: Message, subject: string, text: string]>([
  [
    passwordReset(LINK),
    'Set a new password',
    `Someone, most likely you, asked for a new password for your account. Set it here:

https://q.example/reset-password#token=abc

The link works once, within 30 minutes. If it wasn't you, you can ignore this message.`,
  ],
  [
    passwordChanged(DEED),
    'Your password was changed',
    `The password of your account was changed.

When: 2026-03-01 08:05 UTC
Device: Firefox on Windows
IP address: 192.0.2.7

If it was you, there is nothing to do. If it wasn't, set a new password at once:

https://q.example/forgot-password`,
  ],
  [
    confirmRegistration(LINK),
    'Confirm your email address',
    `Someone, most likely you, created an account with this address. Confirm the address here:

https://q.example/confirm-email#token=abc

The link works once, within 24 hours. If it wasn't you, ignore this message: without the link there
will be no account.`,
  ],
  [
    addressHasAccount(LINK),
    'You already have an account',
    `Someone, most likely you, tried to create an account with this address, which already has one. Sign in here:

https://q.example/login

If you have forgotten your password, set a new one here:

https://q.example/forgot-password

If it wasn't you, you can ignore this message. Your account has not changed.`,
  ],
  [
    confirmNewAddress(LINK),
    'Confirm your new email address',
    `Someone, most likely you, wants to sign in with this address from now on. Confirm it here:

https://q.example/confirm-email#token=abc

The link works once, within 24 hours. If it wasn't you, you can ignore this message.`,
  ],
  [
    addressIsWanted(LINK),
    'Your address was entered for another account',
    `Someone wanted to use this address for another account. It already has one, so nothing was changed.

If it was you, use another address, or sign in to the account that has this one.`,
  ],
  [
    addressChanged({ ...LINK, ...DEED, email: 'mia@wind.example' }),
    'Your email address was changed',
    `Your account now has the address mia@wind.example. Sign in with it from now on.

When: 2026-03-01 08:05 UTC
Device: Firefox on Windows
IP address: 192.0.2.7

If it was you, there is nothing to do. If it wasn't, undo the change here. All sessions end, and you set a new
password:

https://q.example/undo-email-change#token=abc

The link works once, within 7 days.`,
  ],
  [
    addressTaken({ ...DEED, device: { address: 'unknown', userAgent: '' } }),
    'This is now the address of your account',
    `Your account now has this address. Sign in with it from now on.

When: 2026-03-01 08:05 UTC
Device: Unknown device
IP address: unknown`,
  ],
])('the message %j says what was done and what to do', (message, subject, text) => {
  expect(message).toEqual({ to: 'mia@grid.example', subject, text });
});
