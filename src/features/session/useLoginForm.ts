import { type FormEvent, useEffect, useRef, useState } from 'react';
import { signIn } from '#api/signIn.ts';
import { fieldErrorsOf, toApiError } from '#model/apiError.ts';
import { type Credentials, signInErrors } from '#model/session.ts';
import { loading } from '#ui/loadingStore.ts';
import { toasts } from '#ui/toastStore.ts';

const EMPTY: Credentials = { username: '', password: '' };
// Browsers fill saved passwords in after the page is drawn, some of them without an input event.
const AUTOFILL_DELAYS_MS = [50, 300];

/** The state of a sign-in: what is typed, what is wrong with it, and the submission. */
export function useLoginForm({ initialUsername, onDone }: { initialUsername: string; onDone: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Credentials>({ ...EMPTY, username: initialUsername });
  const [errors, setErrors] = useState<Partial<Credentials>>({});
  const [submitting, setSubmitting] = useState(false);

  useEffect(() => {
    const timers = AUTOFILL_DELAYS_MS.map((delay) =>
      setTimeout(() => setValues((now) => filledIn(form.current, now)), delay),
    );
    return () => timers.forEach(clearTimeout);
  }, []);

  const change = (field: keyof Credentials, text: string) => {
    setValues((now) => ({ ...now, [field]: text }));
    setErrors(({ [field]: _corrected, ...others }) => others);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = signInErrors(values);
    setErrors(found);
    const firstWrong = Object.keys(found)[0];
    if (firstWrong) return focusField(form.current, firstWrong);

    setSubmitting(true);
    try {
      await loading.during(() => signIn(values), 'Logging in...');
      toasts.add({ type: 'success', title: 'Login Successful', message: 'Welcome back!' });
      setValues(EMPTY);
      onDone();
    } catch (thrown) {
      const error = toApiError(thrown);
      const { username, password } = fieldErrorsOf(error);
      setErrors({ ...(username ? { username } : {}), ...(password ? { password } : {}) });
      toasts.add({ type: 'error', title: 'Login Failed', message: error.message || 'Invalid credentials' });
    } finally {
      setSubmitting(false);
    }
  };

  const isComplete = values.username.trim() !== '' && values.password !== '';
  const isInvalid = !isComplete || Object.keys(errors).length > 0;
  return { form, values, errors, change, submit, submitting, isInvalid };
}

function filledIn(form: HTMLFormElement | null, now: Credentials): Credentials {
  if (!form) return now;
  const data = new FormData(form);
  const textOf = (field: keyof Credentials) => {
    const text = data.get(field);
    return typeof text === 'string' && text ? text : now[field];
  };
  return { username: textOf('username'), password: textOf('password') };
}

function focusField(form: HTMLFormElement | null, field: string): void {
  form?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus();
}
