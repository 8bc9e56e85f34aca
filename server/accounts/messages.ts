import type { Device } from './Device.ts';
import { describeDevice } from './describeDevice.ts';
import type { Message } from './mailer.ts';

/** How long links in messages are valid. */
export const VALID = { resetMinutes: 30, confirmHours: 24, undoDays: 7 };

interface Link {
  to: string;
  /** The start of links, without a trailing slash. */
  publicUrl: string;
  token: string;
}

/** When and from which device something was done. */
interface Deed {
  to: string;
  publicUrl: string;
  at: Date;
  device: Device;
}

export function passwordReset({ to, publicUrl, token }: Link): Message {
  return write(to, 'Set a new password', [
    'Someone, most likely you, asked for a new password for your account. Set it here:',
    '',
    // Browsers don't send what follows the #, so no log on the way records it.
    `${publicUrl}/reset-password#token=${token}`,
    '',
    `The link works once, within ${VALID.resetMinutes} minutes. If it wasn't you, you can ignore this message.`,
  ]);
}

export function passwordChanged({ to, publicUrl, ...deed }: Deed): Message {
  return write(to, 'Your password was changed', [
    'The password of your account was changed.',
    '',
    ...describeDeed(deed),
    '',
    "If it was you, there is nothing to do. If it wasn't, set a new password at once:",
    '',
    `${publicUrl}/forgot-password`,
  ]);
}

export function confirmRegistration({ to, publicUrl, token }: Link): Message {
  return write(to, 'Confirm your email address', [
    'Someone, most likely you, created an account with this address. Confirm the address here:',
    '',
    `${publicUrl}/confirm-email#token=${token}`,
    '',
    `The link works once, within ${VALID.confirmHours} hours. If it wasn't you, ignore this message: without the link there`,
    'will be no account.',
  ]);
}

/** Sent instead of `confirmRegistration` to an address that already has an account. */
export function addressHasAccount({ to, publicUrl }: Omit<Link, 'token'>): Message {
  return write(to, 'You already have an account', [
    'Someone, most likely you, tried to create an account with this address, which already has one. Sign in here:',
    '',
    `${publicUrl}/login`,
    '',
    'If you have forgotten your password, set a new one here:',
    '',
    `${publicUrl}/forgot-password`,
    '',
    "If it wasn't you, you can ignore this message. Your account has not changed.",
  ]);
}

export function confirmNewAddress({ to, publicUrl, token }: Link): Message {
  return write(to, 'Confirm your new email address', [
    'Someone, most likely you, wants to sign in with this address from now on. Confirm it here:',
    '',
    `${publicUrl}/confirm-email#token=${token}`,
    '',
    `The link works once, within ${VALID.confirmHours} hours. If it wasn't you, you can ignore this message.`,
  ]);
}

/** Sent to an address that already has an account, when another account requests it. */
export function addressIsWanted({ to }: Pick<Link, 'to'>): Message {
  return write(to, 'Your address was entered for another account', [
    'Someone wanted to use this address for another account. It already has one, so nothing was changed.',
    '',
    'If it was you, use another address, or sign in to the account that has this one.',
  ]);
}

/** Sent to the former address. */
export function addressChanged({ token, email, to, publicUrl, ...deed }: Deed & Link & { email: string }): Message {
  return write(to, 'Your email address was changed', [
    `Your account now has the address ${email}. Sign in with it from now on.`,
    '',
    ...describeDeed(deed),
    '',
    "If it was you, there is nothing to do. If it wasn't, undo the change here. All sessions end, and you set a new",
    'password:',
    '',
    `${publicUrl}/undo-email-change#token=${token}`,
    '',
    `The link works once, within ${VALID.undoDays} days.`,
  ]);
}

/** Sent to the new address if it needed no confirmation. */
export function addressTaken({ to, ...deed }: Omit<Deed, 'publicUrl'>): Message {
  return write(to, 'This is now the address of your account', [
    'Your account now has this address. Sign in with it from now on.',
    '',
    ...describeDeed(deed),
  ]);
}

function write(to: string, subject: string, lines: string[]): Message {
  return { to, subject, text: lines.join('\n') };
}

function describeDeed({ at, device }: Pick<Deed, 'at' | 'device'>): string[] {
  return [
    `When: ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `Device: ${describeDevice(device.userAgent)}`,
    `IP address: ${device.address}`,
  ];
}
