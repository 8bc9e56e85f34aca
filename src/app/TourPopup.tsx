import { Popover } from '@base-ui/react/popover';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { joinClasses } from '#ui/joinClasses.ts';
import popup from '#ui/popup.module.css';
import styles from './TourPopup.module.css';
import type { TourStep } from './tourSteps.tsx';
import { useIsNarrow } from './useIsNarrow.ts';

interface TourPopupProps {
  step: TourStep;
  /** The index of the step. */
  place: number;
  count: number;
  /** Goes to another step, or past the last one. */
  onPlace: (place: number) => void;
  onEnd: () => void;
}

/** One step of the tour beside its target, which stays usable by pointer and keyboard. */
export function TourPopup({ step, place, count, onPlace, onEnd }: TourPopupProps) {
  const target = useTarget(step);
  const next = useRef<HTMLButtonElement>(null);
  const [before] = useState(() => document.activeElement);
  const back = useRef(before instanceof HTMLElement && before !== document.body ? before : null);
  if (!target) return null;
  const isLast = place + 1 === count;
  const goBack = () => {
    // The first step has no Back button, so the focus moves to Next.
    if (place === 1) next.current?.focus();
    onPlace(place - 1);
  };
  return (
    <Popover.Root
      open
      onOpenChange={(_, details) => {
        if (details.reason === 'escape-key') onEnd();
        else details.cancel();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          className={popup.positioner}
          anchor={target}
          side={target.closest('nav[aria-label="Main"]') ? 'right' : 'bottom'}
          align="start"
          sideOffset={12}
          collisionPadding={8}
          collisionAvoidance={{ side: 'flip', align: 'shift', fallbackAxisSide: 'end' }}
        >
          <Popover.Popup
            className={joinClasses(popup.popup, styles.popup)}
            data-beside=""
            initialFocus={next}
            finalFocus={back}
          >
            <div aria-live="polite">
              <Popover.Title className={styles.title}>{step.title}</Popover.Title>
              <Popover.Description className={styles.text}>{step.text}</Popover.Description>
            </div>
            <footer className={styles.foot}>
              <span className={styles.count}>
                {place + 1} of {count}
              </span>
              {!isLast && (
                <Button size="s" variant="ghost" onClick={onEnd}>
                  Skip
                </Button>
              )}
              {place > 0 && (
                <Button size="s" onClick={goBack}>
                  Back
                </Button>
              )}
              <Button ref={next} size="s" variant="primary" onClick={() => onPlace(place + 1)}>
                {isLast ? 'Done' : 'Next'}
              </Button>
            </footer>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Returns the element that a step points at, scrolled into view and marked; the page's heading if there is none. */
function useTarget({ targets }: TourStep): Element | undefined {
  const [target, setTarget] = useState<Element>();
  // A different window width shows different elements, so each render looks for the target anew.
  useIsNarrow();
  useLayoutEffect(() => {
    setTarget([...targets, 'main h1'].map(findShown).find((element) => element !== undefined));
  });
  useLayoutEffect(() => {
    target?.scrollIntoView({ block: 'center' });
    target?.setAttribute('data-pointed', '');
    return () => target?.removeAttribute('data-pointed');
  }, [target]);
  return target;
}

function findShown(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0);
}
