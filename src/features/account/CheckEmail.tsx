import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import styles from './CheckEmail.module.css';

interface CheckEmailProps {
  /** Label of the button that sends the message again. */
  action: string;
  onAction: () => void;
  children: ReactNode;
}

/** Shown after a form that sends an email. It receives the focus, since the focused button was removed. */
export function CheckEmail({ action, onAction, children }: CheckEmailProps) {
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => answer.current?.focus(), []);
  return (
    <div ref={answer} className={styles.answer} tabIndex={-1}>
      <Alert
        tone="success"
        title="Check your email"
        action={
          <Button size="s" onClick={onAction}>
            {action}
          </Button>
        }
      >
        {children}
      </Alert>
    </div>
  );
}
