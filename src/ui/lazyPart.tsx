import { type ComponentType, lazy, useEffect, useState } from 'react';
import { toasts } from './toastStore.ts';

interface NotOpenedProps {
  open?: boolean;
  onClose?: () => void;
  onCancel?: () => void;
  onOpenChange?: (open: boolean) => void;
}

interface LazyPart<Props extends object> {
  (props: Props): React.JSX.Element;
  /** Loads the part before it is shown; if that fails, it is loaded again when it is shown. */
  preload: () => Promise<void>;
  /** Whether it is shown at once. */
  isLoaded: () => boolean;
}

/**
 * Creates a component that is loaded when it is first shown. If that fails, the page continues without it: `NotLoaded`
 * is rendered in its place, by default only a notice.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  NotLoaded: ComponentType<Props> = PartNotLoaded,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const remember = (part: ComponentType<Props>) => {
    loaded = part;
    return { default: part };
  };
  const Later = lazy<ComponentType<Props>>(() => load().then(remember, () => ({ default: NotLoaded })));

  function Part(props: Props) {
    // React shows a fallback for some 300 ms, even if the part is already loaded.
    const [Shown] = useState(() => loaded ?? Later);
    return <Shown {...props} />;
  }
  Part.preload = () => load().then(remember).then(ignore, ignore);
  Part.isLoaded = () => loaded !== undefined;
  return Part;
}

function ignore(): void {}

/** Shows a notice that a part of the page is missing. */
export function PartNotLoaded(): null {
  useEffect(() => {
    toasts.add({
      id: 'part-not-loaded',
      type: 'error',
      title: 'Failed to load data',
      message: 'Part of this page could not be loaded.',
      // Browsers remember that a script could not be loaded until the page is reloaded.
      actions: [{ label: 'Reload', action: () => window.location.reload() }],
    });
  }, []);
  return null;
}

/**
 * Replaces a popup that could not be loaded: shows a notice and reports the popup as closed, so that its owner's
 * control keeps working.
 */
export function NotOpened({ open = true, onClose, onCancel, onOpenChange }: NotOpenedProps) {
  useEffect(() => {
    if (!open) return;
    onClose?.();
    onCancel?.();
    onOpenChange?.(false);
  }, [open, onClose, onCancel, onOpenChange]);
  // Each attempt to open it shows the notice again.
  return open ? <PartNotLoaded /> : null;
}
