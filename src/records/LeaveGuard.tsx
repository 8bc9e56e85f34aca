import { useCallback, useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { getView } from '#model/addresses.ts';
import { ConfirmLeave } from '#ui/ConfirmLeave.tsx';
import { findGuards, type Guard, useIsGuarded, useLayer } from './layerStore.ts';

export interface LeaveGuardProps extends Omit<Guard, 'inView'> {
  inView?: boolean | undefined;
}

/** Asks before a page or dialog with unsaved changes is left or the window is closed. */
export function LeaveGuard({ record, when, inView = false, onLeave }: LeaveGuardProps) {
  const isUppermost = useLayer({ record, when, inView, onLeave });
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);
  return isUppermost ? <Question /> : null;
}

// A router supports only one blocker, so the uppermost guard asks for all; it is registered before it is needed.
function Question() {
  const left = useRef<readonly Guard[]>([]);
  const block = useCallback<BlockerFunction>((locations) => {
    left.current = findGuards().filter((guard) => isLeft(guard, locations));
    return left.current.length > 0;
  }, []);
  const blocker = useBlocker(block);
  const isGuarded = useIsGuarded();
  const { state, proceed } = blocker;
  useEffect(() => {
    // A save that was in progress when the question opened has ended, so nothing would be lost.
    if (state === 'blocked' && !isGuarded) proceed();
  }, [state, proceed, isGuarded]);
  return (
    <ConfirmLeave
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => {
        for (const { onLeave } of left.current) onLeave?.();
        blocker.proceed?.();
      }}
    />
  );
}

function isLeft(
  { inView }: Guard,
  { currentLocation: from, nextLocation: to }: Parameters<BlockerFunction>[0],
): boolean {
  return from.pathname !== to.pathname || (inView && getView(from.search) !== getView(to.search));
}
