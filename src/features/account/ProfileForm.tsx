import { useEffect } from 'react';
import { updateProfile } from '#api/accountCalls.ts';
import type { Profile } from '#api/useProfile.ts';
import { useFormSnapshot } from '#engine/useDraft.ts';
import { form } from '#generated/forms/profile.ts';
import { ChangeBar } from '#records/ChangeBar.tsx';
import { LeaveGuard } from '#records/LeaveGuard.tsx';
import { SmallForm } from '#records/SmallForm.tsx';
import { useSmallForm } from '#records/useSmallForm.ts';
import { type ToastInput, toasts } from '#ui/toastStore.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { usePasswordQuestion } from './usePasswordQuestion.ts';

/**
 * Edits the stored profile; a new address needs the password. While nothing is edited, the form follows outside
 * changes.
 */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { question, ask } = usePasswordQuestion<Profile>();
  const { submitting, ...edit } = useSmallForm({
    form,
    values: { ...profile },
    send: async (values, take) => {
      const update = (password?: string) =>
        updateProfile(password === undefined ? values : { ...values, currentPassword: password });
      const saved = values.email === profile.email ? await update() : await ask(update);
      // A cancelled question returns to editing.
      if (!saved) return;
      take({ ...saved });
      // A changed address is announced on the page instead, which says that it must be confirmed.
      if (saved.email === values.email) toasts.add(UPDATED);
    },
  });
  const { store } = edit;
  const isChanged = useFormSnapshot(store).changed.length > 0;
  useEffect(() => {
    if (store.form().changed.length === 0) store.rebase({ ...profile });
  }, [store, profile]);
  return (
    <>
      <SmallForm form={edit} marksChanges>
        <ChangeBar store={store} saving={submitting} onSave={() => void edit.submit()} />
        <LeaveGuard when={isChanged} />
      </SmallForm>
      {question && <PasswordDialog {...question} />}
    </>
  );
}

const UPDATED: ToastInput = {
  type: 'success',
  title: 'Profile updated',
  message: 'Your changes have been saved successfully.',
};
