import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { findFieldErrors, toApiError } from '#api/ApiError.ts';
import { resendConfirmation, signIn } from '#api/signIn.ts';
import { form } from '#generated/forms/sign-in.ts';
import { LineDraft } from '#model/LineDraft.ts';
import { messageList } from '#model/messageList.ts';
import { loading } from '#ui/loadingStore.ts';
import { toasts, useToastStore } from '#ui/toastStore.ts';

/**
 * The state of the sign-in form: validated on submit only, and not sent while a field is empty or has a known error.
 */
export function useLoginForm({ initialUsername, onDone }: { initialUsername: string; onDone: () => void }) {
  const [draft] = useState(() => new LineDraft(form, { username: initialUsername }));
  const { errors, isComplete } = useSyncExternalStore(draft.subscribe, draft.getSnapshot);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const container = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // Corrected fields leave the notice as long as it is shown.
    const unsubscribe = draft.subscribe(() => {
      if (useToastStore.getState().toasts.some(({ id, isVisible }) => id === NOTICE && isVisible)) showErrors(draft);
    });
    return () => {
      unsubscribe();
      toasts.remove(NOTICE);
    };
  }, [draft]);

  const focusField = (name: string) =>
    container.current?.querySelector<HTMLInputElement>(`[data-field="${name}"] input`)?.focus();

  async function submit(): Promise<void> {
    if (isSubmitting) return;
    const fault = draft.attempt();
    showErrors(draft);
    if (fault !== undefined) return focusField(fault);
    const { username = '', password = '' } = draft.values();
    setIsSubmitting(true);
    try {
      await loading.during(() => signIn({ username, password }), 'Logging in...');
      toasts.add({ type: 'success', title: 'Login Successful', message: 'Welcome back!' });
      draft.clear();
      onDone();
    } catch (thrown) {
      const error = toApiError(thrown);
      const blamed = draft.setForeignErrors(findFieldErrors(error));
      if (blamed !== undefined) focusField(blamed);
      const resend = { label: 'Send it again', action: () => void sendAgain(username) };
      const actions = error.status === UNCONFIRMED ? [resend] : [];
      toasts.add({ type: 'error', title: 'Login Failed', message: error.message || 'Invalid credentials', actions });
    } finally {
      setIsSubmitting(false);
    }
  }

  const isInvalid = !isComplete || Object.keys(errors).length > 0;
  return { draft, container, submit, isSubmitting, isInvalid };
}

const NOTICE = 'validation: sign-in';

/** The status for a correct password if the account's address is not confirmed yet. */
const UNCONFIRMED = 403;

/** Shows every error of the form in one notice that stays. */
function showErrors(draft: LineDraft): void {
  const { errors } = draft.getSnapshot();
  const faulty = draft.fields.filter(({ name }) => errors[name] !== undefined);
  const message = messageList(faulty.map(({ name, title }) => `${title}: ${errors[name]}`));
  if (message === '') toasts.remove(NOTICE);
  else toasts.add({ id: NOTICE, type: 'error', title: 'Validation Error', message, persistent: true });
}

async function sendAgain(email: string): Promise<void> {
  try {
    await resendConfirmation(email);
    toasts.add({ type: 'success', title: 'Message sent', message: `Follow the link in the message to ${email}.` });
  } catch (error) {
    toasts.add({ type: 'error', title: 'The message was not sent', message: toApiError(error).message });
  }
}
