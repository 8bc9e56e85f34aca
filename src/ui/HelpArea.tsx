import { type ReactNode, type Ref, type RefObject, Suspense, useCallback, useEffect, useState } from 'react';
import { TooltipPopup } from './lazyPopups.tsx';

interface OpenHelp {
  text: string;
  anchor: RefObject<Element | null>;
  /** The element that F1 was pressed in. */
  focused: Element;
}

interface HelpAreaProps {
  ref?: Ref<HTMLDivElement>;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Shows the help of the focused element inside when F1 is pressed, until F1, Escape or leaving the element. The help is
 * the element with `data-help` that describes the focused element or the nearest one around it.
 */
export function HelpArea({ ref, className, children }: HelpAreaProps) {
  const [help, setHelp] = useState<OpenHelp>();
  const close = useCallback(() => setHelp(undefined), []);

  // React's event also comes from a dialog that belongs to a field.
  function press(event: KeyboardEvent) {
    if (event.defaultPrevented || !isHelpKey(event) || !(event.target instanceof Element)) return;
    const found = findHelp(event.target);
    if (!found) return;
    // Otherwise the browser's own help would open.
    event.preventDefault();
    setHelp(found);
  }

  useEffect(() => {
    if (!help) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' && !isHelpKey(event)) return;
      // A dialog around the field must not close, and the text in the field must not be restored.
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    help.focused.addEventListener('blur', close);
    window.addEventListener('keydown', press, true);
    return () => {
      help.focused.removeEventListener('blur', close);
      window.removeEventListener('keydown', press, true);
    };
  }, [help, close]);

  return (
    // In the capture phase, because the fields' key handlers may stop the event.
    <div ref={ref} className={className} onKeyDownCapture={(event) => press(event.nativeEvent)}>
      {children}
      {help && (
        <Suspense>
          <TooltipPopup anchor={help.anchor} side="top" onClose={close}>
            {help.text}
          </TooltipPopup>
        </Suspense>
      )}
    </div>
  );
}

function isHelpKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key === 'F1' && !ctrlKey && !metaKey && !altKey && !shiftKey;
}

function findHelp(focused: Element): OpenHelp | undefined {
  for (let at: Element | null = focused; at; at = at.parentElement) {
    const ids = at.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
    const text = ids.map((id) => document.getElementById(id)).find((element) => element?.hasAttribute('data-help'));
    // A text that is always shown has no `data-help`.
    if (text) return { text: text.textContent, anchor: { current: text.closest('button') ?? focused }, focused };
  }
  return undefined;
}
