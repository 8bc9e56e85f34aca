import { type FocusEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { joinClasses } from './joinClasses.ts';
import { ToastCard } from './ToastCard.tsx';
import styles from './Toasts.module.css';
import { type ToastPosition, toasts, useToastStore } from './toastStore.ts';

const positions: readonly ToastPosition[] = [
  'top-left',
  'top-center',
  'top-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
];

/** All notifications, in their six places; rendered once, beside the routes. */
export function Toasts() {
  const list = useToastStore((state) => state.toasts);
  const section = useRef<HTMLElement>(null);
  // Where focus was before it came here, to restore when the focused notification is removed.
  const before = useRef<HTMLElement>(null);
  useDismissal(section);

  // Timers stop while no toast is shown, and a removed card does not keep them paused.
  useEffect(() => {
    if (list.length === 0) toasts.resume();
  }, [list.length]);

  const enter = ({ relatedTarget }: FocusEvent) => {
    toasts.pause();
    if (relatedTarget instanceof HTMLElement && !section.current?.contains(relatedTarget))
      before.current = relatedTarget;
  };
  const leave = () => {
    if (section.current?.matches(':hover, :focus-within') !== true) toasts.resume();
  };
  const close = (id: string) => {
    if (section.current?.contains(document.activeElement)) before.current?.focus({ preventScroll: true });
    toasts.setVisibility(id, false);
  };

  return createPortal(
    <section
      ref={section}
      aria-label="Notifications"
      data-notifications=""
      onFocus={enter}
      onBlur={() => queueMicrotask(leave)}
      onPointerOver={toasts.pause}
      onPointerLeave={leave}
    >
      {positions.map((position) => (
        // Always in the document, since only a live region that was there before is announced.
        <div key={position} className={joinClasses(styles.stack, styles[position])} aria-live="polite">
          {list
            .filter((toast) => toast.position === position)
            .map((toast) => (
              <ToastCard key={toast.id} toast={toast} onClose={() => close(toast.id)} />
            ))}
        </div>
      ))}
    </section>,
    document.body,
  );
}

function useDismissal(section: { readonly current: HTMLElement | null }) {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') toasts.dismissAll();
    };
    const press = ({ target }: Event) => {
      if (!(target instanceof Node && section.current?.contains(target))) toasts.dismissAll();
    };
    // In the capture phase: an open dialog stops these events on their way up.
    document.addEventListener('keydown', key, { capture: true });
    document.addEventListener('pointerdown', press, { capture: true });
    return () => {
      document.removeEventListener('keydown', key, { capture: true });
      document.removeEventListener('pointerdown', press, { capture: true });
    };
  }, [section]);
}
