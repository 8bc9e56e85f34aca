import { useCallback, useEffect, useRef, useState } from 'react';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './LoadedLoginForm.module.css';
import type { LoginFormProps } from './LoginForm.tsx';
import { loadedLoginForm, loadLoginForm } from './loadLoginForm.ts';

/**
 * The sign-in form in a dialog, on a page that may not have loaded the form yet. React.lazy would cache a failed load
 * forever, and would show its fallback even for a loaded form, which then misses the dialog's initial focus.
 */
export function LoadedLoginForm(props: LoginFormProps) {
  const [LoginForm, setLoginForm] = useState(loadedLoginForm);
  const [failed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      const form = await loadLoginForm();
      setLoginForm(() => form);
    } catch {
      setFailed(true);
    }
  }, []);

  useEffect(() => {
    if (LoginForm === undefined) void load();
    // The dialog looked for a field to focus before the form was there.
    else if (!place.current?.contains(document.activeElement)) focusIn(place.current);
  }, [LoginForm, load]);

  return (
    <div ref={place}>
      {LoginForm ? (
        <LoginForm {...props} />
      ) : failed ? (
        <ErrorBanner error={{ message: 'The form could not be loaded.' }} onRetry={() => void load()} />
      ) : (
        <div className={styles.skeleton} role="status" aria-label="Loading the form">
          <Skeleton height={36} />
          <Skeleton height={36} />
          <Skeleton height={36} width={160} />
        </div>
      )}
    </div>
  );
}

function focusIn(place: HTMLElement | null): void {
  const field = place?.querySelector<HTMLElement>('[data-autofocus]') ?? place?.querySelector('input');
  field?.focus();
}
