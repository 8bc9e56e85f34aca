import { type ApiError, toApiError } from '#api/ApiError.ts';
import { resendConfirmation, signIn } from '#api/signIn.ts';
import { useFormSnapshot } from '#engine/useDraft.ts';
import { form } from '#generated/forms/sign-in.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { useIsComplete } from '#records/useIsComplete.ts';
import { useSmallForm } from '#records/useSmallForm.ts';
import { loading } from '#ui/loadingStore.ts';
import { toasts } from '#ui/toastStore.ts';

/**
 * The state of the sign-in form: validated on submit only, and not sent while a field is empty or has a known error.
 */
export function useLoginForm({ initialUsername, onDone }: { initialUsername: string; onDone: () => void }) {
  const login = useSmallForm({
    form,
    values: { username: initialUsername },
    judging: 'onSubmit',
    toastOnError: true,
    send: async ({ username, password }: FieldValues) => {
      const credentials = { username: String(username), password: String(password) };
      await loading.during(() => signIn(credentials), 'Logging in...');
      toasts.add({ type: 'success', title: 'Login Successful', message: 'Welcome back!' });
      login.store.rebase({});
      onDone();
    },
    onFailure: ({ message, status }: ApiError) => {
      const email = login.store.allTexts().username ?? '';
      const resend = { label: 'Send it again', action: () => void sendAgain(email) };
      const actions = status === UNCONFIRMED ? [resend] : [];
      toasts.add({ type: 'error', title: 'Login Failed', message: message || 'Invalid credentials', actions });
    },
  });
  const isComplete = useIsComplete(login.store);
  const isWrong = useFormSnapshot(login.store).shownErrors.length > 0;
  return { ...login, isInvalid: !isComplete || isWrong };
}

/** The status for a correct password if the account's address is not confirmed yet. */
const UNCONFIRMED = 403;

async function sendAgain(email: string): Promise<void> {
  try {
    await resendConfirmation(email);
    toasts.add({ type: 'success', title: 'Message sent', message: `Follow the link in the message to ${email}.` });
  } catch (error) {
    toasts.add({ type: 'error', title: 'The message was not sent', message: toApiError(error).message });
  }
}
