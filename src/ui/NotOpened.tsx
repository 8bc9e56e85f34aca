import { useEffect } from 'react';
import { PartNotLoaded } from './lazyPart.tsx';

interface NotOpenedProps {
  open?: boolean;
  onClose?: () => void;
  onCancel?: () => void;
  onOpenChange?: (open: boolean) => void;
}

/**
 * In place of what could not be loaded when it was to open: it says so and counts as closed, so that its owner's control
 * goes on working.
 */
export function NotOpened({ open = true, onClose, onCancel, onOpenChange }: NotOpenedProps) {
  useEffect(() => {
    if (!open) return;
    onClose?.();
    onCancel?.();
    onOpenChange?.(false);
  }, [open, onClose, onCancel, onOpenChange]);
  // A notice for each time that it is asked for.
  return open ? <PartNotLoaded /> : null;
}
