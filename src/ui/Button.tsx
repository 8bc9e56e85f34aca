import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './Button.module.css';
import { joinClasses } from './joinClasses.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined;
  size?: 'm' | 's' | undefined;
  icon?: ReactNode;
  /** Shows a running bar and ignores presses; the button keeps its focus and its width. */
  busy?: boolean | undefined;
}

/** A push button, of type "button" unless another is given. */
export function Button({
  variant = 'secondary',
  size = 'm',
  icon,
  busy = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={joinClasses(styles.button, styles[variant], size === 's' && styles.small, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      {children}
      {busy ? <span className={styles.bar} aria-hidden="true" /> : null}
    </button>
  );
}
