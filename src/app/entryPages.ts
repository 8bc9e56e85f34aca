import type { ComponentType } from 'react';
import { addresses } from '#model/addresses.ts';

/** The pages outside the frame, by address; each is loaded when it is first visited. */
export const entryPages: Readonly<Record<string, () => Promise<ComponentType>>> = {
  [addresses.login]: async () => (await import('#features/session/LoginPage.tsx')).LoginPage,
  [addresses.register]: async () => (await import('#features/account/RegisterPage.tsx')).RegisterPage,
  [addresses.forgotPassword]: async () => (await import('#features/account/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  [addresses.resetPassword]: async () => (await import('#features/account/ResetPasswordPage.tsx')).ResetPasswordPage,
  [addresses.confirmEmail]: async () => (await import('#features/account/ConfirmEmailPage.tsx')).ConfirmEmailPage,
  [addresses.undoEmailChange]: async () => (await import('#features/account/UndoEmailPage.tsx')).UndoEmailPage,
};

/** Returns whether the address is that of a page outside the frame, with or without a trailing slash. */
export function isEntryAddress(pathname: string): boolean {
  return Object.hasOwn(entryPages, toEntryAddress(pathname));
}

/** Removes trailing slashes, so that the address can be looked up. */
export function toEntryAddress(pathname: string): string {
  return pathname.replace(/\/+$/, '');
}
