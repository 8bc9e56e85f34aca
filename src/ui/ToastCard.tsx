import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from './Button.tsx';
import { joinClasses } from './joinClasses.ts';
import styles from './Toasts.module.css';
import type { Toast } from './toastStore.ts';
import tones from './tones.module.css';
import { useKeptFocus } from './useKeptFocus.ts';

const icons = { error: CircleAlert, info: Info, warning: TriangleAlert, success: CircleCheck };
const variants = { primary: 'primary', secondary: 'secondary', outline: 'ghost' } as const;

/** One notification; an error interrupts a screen reader, the others wait. */
export function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const Icon = icons[toast.type];
  const card = useRef<HTMLDivElement>(null);
  useKeptFocus(card);
  return (
    <div
      ref={card}
      className={joinClasses(styles.card, tones[toast.type], !toast.isVisible && styles.leaving)}
      role={toast.type === 'error' ? 'alert' : undefined}
      data-type={toast.type}
    >
      <Icon className={styles.icon} size={16} strokeWidth={1.75} aria-hidden="true" />
      <div className={styles.body}>
        <div className={styles.title}>{toast.title}</div>
        {toast.message ? <div className={styles.message}>{toast.message}</div> : null}
        {toast.actions.length > 0 ? (
          <div className={styles.actions}>
            {toast.actions.map(({ label, action, variant = 'secondary' }) => (
              <Button
                key={label}
                size="s"
                variant={variants[variant]}
                className={variant === 'outline' ? styles.outline : undefined}
                onClick={() => {
                  action();
                  onClose();
                }}
              >
                {label}
              </Button>
            ))}
          </div>
        ) : null}
      </div>
      {toast.dismissible ? (
        <button type="button" className={styles.close} aria-label="Dismiss" onClick={onClose}>
          <X size={14} strokeWidth={1.75} aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
}
