import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { afterIdle } from './afterIdle.ts';
import { HoverPopover } from './lazyPopups.tsx';

export interface PopoverProps {
  /** One button that takes a ref and spreads its props. */
  trigger: ReactElement<ComponentProps<'button'>>;
  title?: ReactNode;
  /** The popover's name for screen readers, if it has no title. */
  label?: string | undefined;
  children: ReactNode;
}

/** Why a popover is loaded: a press opens it, its trigger must keep the focus, or it may be needed later. */
export type PopoverReason = 'press' | 'focus' | 'later';

/**
 * A panel below its trigger on hover, keyboard focus or press; it closes on Escape or soon after pointer or focus leave.
 */
export function Popover(props: PopoverProps) {
  const [reason, setReason] = useState<PopoverReason>();
  const [isReady, setIsReady] = useState(HoverPopover.isLoaded);
  const [isPressed, setIsPressed] = useState(false);
  useEffect(() => afterIdle(() => setReason(toLater)), []);
  const isWanted = reason !== undefined;
  useEffect(() => {
    let isShown = true;
    if (isWanted && !isReady) void HoverPopover.preload().then(() => isShown && setIsReady(true));
    return () => {
      isShown = false;
    };
  }, [isWanted, isReady]);
  useEffect(() => {
    if (!isPressed) return;
    // The click comes after the release.
    const release = () => setTimeout(() => setIsPressed(false));
    for (const name of RELEASES) window.addEventListener(name, release);
    return () => {
      for (const name of RELEASES) window.removeEventListener(name, release);
    };
  }, [isPressed]);

  const trigger = cloneElement(props.trigger, {
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    // Loading remounts the trigger, which loses the focus.
    autoFocus: reason === 'focus' || reason === 'press',
    onPointerEnter: () => setReason(toLater),
    onPointerDown: () => setIsPressed(true),
    onFocus: () => setReason((now) => (now === 'press' ? now : 'focus')),
    onBlur: () => setReason('later'),
    onClick: () => setReason('press'),
  });
  // It remounts the trigger: between press and release, that would swallow the click.
  if (!isWanted || !isReady || isPressed) return trigger;
  return (
    <Suspense fallback={trigger}>
      <HoverPopover {...props} reason={reason} />
    </Suspense>
  );
}

const RELEASES = ['pointerup', 'pointercancel'];

/** Keeps the reason for which it is already loaded. */
function toLater(reason: PopoverReason | undefined): PopoverReason {
  return reason ?? 'later';
}
