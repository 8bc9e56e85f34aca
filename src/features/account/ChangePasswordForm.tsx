import { changePassword } from '#api/accountCalls.ts';
import { form } from '#generated/forms/change-password.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { SmallForm } from '#records/SmallForm.tsx';
import { useSmallForm } from '#records/useSmallForm.ts';
import { Button } from '#ui/Button.tsx';
import { toasts } from '#ui/toastStore.ts';

/** Changes the password; this session continues, and all others of the account end. */
export function ChangePasswordForm() {
  const { submitting, ...change } = useSmallForm({
    form,
    send: async (values: FieldValues) => {
      await changePassword(values);
      change.store.rebase({});
      toasts.add({ type: 'success', title: 'Password changed', message: 'All your other sessions have been ended.' });
    },
  });
  return (
    <SmallForm form={change}>
      <Button type="submit" variant="primary" busy={submitting}>
        {submitting ? 'Saving...' : 'Change password'}
      </Button>
    </SmallForm>
  );
}
