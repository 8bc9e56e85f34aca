import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { getView } from '#model/addresses.ts';
import { ConfirmLeave } from './ConfirmLeave.tsx';

export interface LeaveGuardProps {
  when: boolean;
  /** What is guarded stands in a dialog that the address opens, and is left when another one is. */
  inView?: boolean | undefined;
  /** The person has chosen to leave, and to lose the changes. */
  onLeave?: (() => void) | undefined;
}

/** Asks before a page or dialog with unsaved changes is left, be it for another one or by closing the window. */
export function LeaveGuard({ when, inView = false, onLeave }: LeaveGuardProps) {
  const self = useRef<Guarded>({ when, inView, onLeave });
  const isUppermost = useSyncExternalStore(subscribe, () => guards.at(-1) === self.current);
  useLayoutEffect(() => {
    const guard = self.current;
    guards = [...guards, guard];
    announce();
    return () => {
      guards = guards.filter((other) => other !== guard);
      announce();
    };
  }, []);
  // What was typed just before the way out is pressed counts.
  useLayoutEffect(() => {
    Object.assign(self.current, { when, inView, onLeave });
  }, [when, inView, onLeave]);
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);
  return isUppermost ? <Question /> : null;
}

// A router takes one blocker only, so the uppermost guard asks for all of them, and is there before it is needed.
function Question() {
  const left = useRef<readonly Guarded[]>([]);
  const block = useCallback<BlockerFunction>((locations) => {
    left.current = guards.filter((guard) => guard.when && isLeft(guard, locations));
    return left.current.length > 0;
  }, []);
  const blocker = useBlocker(block);
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
  { inView }: Guarded,
  { currentLocation: from, nextLocation: to }: Parameters<BlockerFunction>[0],
): boolean {
  return from.pathname !== to.pathname || (inView && getView(from.search) !== getView(to.search));
}

interface Guarded {
  when: boolean;
  inView: boolean;
  onLeave: (() => void) | undefined;
}

let guards: readonly Guarded[] = [];
const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
