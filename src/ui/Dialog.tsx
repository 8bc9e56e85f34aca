import { type ReactNode, Suspense, useState } from 'react';
import { OpenDialog } from './lazyPopups.tsx';
import { useReturnFocus } from './useReturnFocus.ts';

export interface DialogProps {
  open: boolean;
  /** Called on Escape, on a press outside and on the close button. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Beside title and description. */
  icon?: ReactNode;
  /** Width: 420, 560, 800 or 1120 px, or all of the screen; a sheet over the whole screen on a phone. */
  size?: 's' | 'm' | 'l' | 'xl' | 'full' | undefined;
  children?: ReactNode;
  footer?: ReactNode;
  headerActions?: ReactNode;
  /** At its maximum height from the start, so that its buttons don't move. */
  tall?: boolean | undefined;
  /** The content fills the body to its edges and scrolls by itself. */
  flush?: boolean | undefined;
  /** A question about a possible loss, announced as an alert. */
  alert?: boolean | undefined;
  /** False keeps the dialog open when the page behind it is pressed. */
  closeOnOutsidePress?: boolean | undefined;
}

/** A modal dialog: the focus stays inside and then returns to the opener. Its popup is loaded on demand. */
export function Dialog(props: DialogProps) {
  const { open } = props;
  const isOpenerThere = useReturnFocus(open);
  const [wasOpen] = useState(open);
  const [isAsked, setAsked] = useState(open);
  if (open && !isAsked) setAsked(true);
  if (!isAsked) return null;
  return (
    <Suspense>
      <OpenDialog {...props} isOpenerThere={isOpenerThere} appears={!wasOpen} />
    </Suspense>
  );
}
