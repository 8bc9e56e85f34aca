import { useEffect } from 'react';
import { updateProfile } from '#api/accountCalls.ts';
import type { Profile } from '#api/useProfile.ts';
import { useFormSnapshot } from '#engine/useDraft.ts';
import { form } from '#generated/forms/profile.ts';
import { ChangeBar } from '#records/ChangeBar.tsx';
import { LeaveGuard } from '#records/LeaveGuard.tsx';
import { SmallForm } from '#records/SmallForm.tsx';
import { useSmallForm } from '#records/useSmallForm.ts';
import { toasts } from '#ui/toastStore.ts';

/** Edits the stored profile; changes made elsewhere show as long as nothing is being edited. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { submitting, ...edit } = useSmallForm({
    form,
    values: { ...profile },
    send: async (values, take) => {
      const saved = await updateProfile(values);
      take({ ...saved });
      toasts.add({
        type: 'success',
        title: 'Profile updated',
        message: 'Your changes have been saved successfully.',
      });
    },
  });
  const { store } = edit;
  const isChanged = useFormSnapshot(store).changed.length > 0;
  useEffect(() => {
    if (store.form().changed.length === 0) store.rebase({ ...profile });
  }, [store, profile]);
  return (
    <SmallForm form={edit} marksChanges>
      <ChangeBar store={store} saving={submitting} onSave={() => void edit.submit()} />
      <LeaveGuard when={isChanged} />
    </SmallForm>
  );
}
