import { cloneElement, type ReactElement, type ReactNode, Suspense, useState } from 'react';
import type { ButtonProps } from './Button.tsx';
import { DropPopup } from './lazyPopups.tsx';

export interface DropPanelProps {
  /** One button that takes a ref and spreads its props. */
  trigger: ReactElement<ButtonProps>;
  /** The panel's name for screen readers. */
  label: string;
  /** The controls, which may be loaded only once they are shown; `close` closes the panel. */
  children: (close: () => void) => ReactNode;
}

/**
 * A panel with controls below the button that opens it; Escape and a press outside close it. Loaded when first opened.
 */
export function DropPanel(props: DropPanelProps) {
  const [isPressed, setPressed] = useState(false);
  const button = cloneElement(props.trigger, {
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    onClick: () => setPressed(true),
  });
  if (!isPressed) return button;
  return (
    <Suspense fallback={button}>
      <DropPopup {...props} />
    </Suspense>
  );
}
