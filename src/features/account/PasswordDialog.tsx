import { form } from '#generated/forms/confirm-password.ts';
import { FormDialog } from '#records/FormDialog.tsx';
import type { PasswordQuestion } from './usePasswordQuestion.ts';

const NOTHING = {};

/** Asks for the current password, since a session alone doesn't prove who is using it. */
export function PasswordDialog({ onPassword, onClose }: PasswordQuestion) {
  return (
    <FormDialog
      title="Confirm with your password"
      lead="You are changing the email address that you sign in with."
      action="Change email address"
      form={form}
      values={NOTHING}
      submit={({ currentPassword }) => onPassword(String(currentPassword))}
      onClose={onClose}
    />
  );
}
