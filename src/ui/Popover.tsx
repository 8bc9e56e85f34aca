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
  /** The popover's name for screen readers where it has no title. */
  label?: string | undefined;
  children: ReactNode;
}

/** What a popover is loaded for: a press that opens it, focus that it has to keep, or what may come. */
export type PopoverReason = 'press' | 'focus' | 'later';

/** A panel below its trigger on hover, keyboard focus or press; it closes on Escape or soon after pointer or focus leave. */
export function Popover(props: PopoverProps) {
  const [reason, setReason] = useState<PopoverReason>();
  useEffect(() => afterIdle(() => setReason('later')), []);
  if (!reason) {
    return cloneElement(props.trigger, {
      'aria-haspopup': 'dialog',
      'aria-expanded': false,
      onPointerEnter: () => setReason('later'),
      onFocus: () => setReason('focus'),
      onClick: () => setReason('press'),
    });
  }
  return (
    <Suspense fallback={props.trigger}>
      <HoverPopover {...props} reason={reason} />
    </Suspense>
  );
}
