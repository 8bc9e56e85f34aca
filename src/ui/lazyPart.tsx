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
  /** Loads the part before it is shown; a part that can't be loaded then is loaded again when it is shown. */
  preload: () => Promise<void>;
}

/**
 * A part of a page that is loaded when it is first shown. Where it can't be, the page goes on without it: `NotLoaded` is
 * shown in its place, by default nothing, with a notice.
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
    // React shows a fallback for some 300 ms, however soon the part is there.
    const [Shown] = useState(() => loaded ?? Later);
    return <Shown {...props} />;
  }
  Part.preload = () => load().then(remember).then(ignore, ignore);
  return Part;
}

function ignore(): void {}

/** Says once that a part of the page is missing. */
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
