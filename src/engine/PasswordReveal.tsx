import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { IconButton } from '#ui/IconButton.tsx';
import styles from './PasswordReveal.module.css';

interface PasswordRevealProps {
  inputId: string;
  children: (type: 'password' | 'text') => ReactNode;
}

/** A password's input with a button that shows the typed text; submitting the form hides it again. */
export function PasswordReveal({ inputId, children }: PasswordRevealProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    // Browsers suggest texts that were submitted before, and must not learn a password that way.
    const form = document.getElementById(inputId)?.closest('form');
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, [inputId]);
  return (
    <div className={styles.password}>
      {children(shown ? 'text' : 'password')}
      <div className={styles.button}>
        <IconButton
          label="Show what is typed"
          size="s"
          icon={shown ? <EyeOff /> : <Eye />}
          aria-pressed={shown}
          aria-controls={inputId}
          // The focus stays in the input.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setShown(!shown)}
        />
      </div>
    </div>
  );
}
