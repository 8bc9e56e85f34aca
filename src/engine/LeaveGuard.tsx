import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router-dom';
import { viewOf } from '#model/routes.ts';
import { ConfirmLeave } from './ConfirmLeave.tsx';

export interface LeaveGuardProps {
  when: boolean;
  /** What is guarded stands in a dialog that the address opens, and is left when another one is. */
  inView?: boolean | undefined;
}

/** Asks before a page or dialog with unsaved changes is left, be it for another one or by closing the window. */
export function LeaveGuard({ when, inView = false }: LeaveGuardProps) {
  return when ? <Guard inView={inView} /> : null;
}

// A router takes one blocker only, so the uppermost guard asks for all of them.
function Guard({ inView }: { inView: boolean }) {
  const self = useRef<Guarded>({ inView });
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
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return isUppermost ? <Question /> : null;
}

function Question() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    guards.some(({ inView }) => {
      const view = viewOf(currentLocation.search);
      return currentLocation.pathname !== nextLocation.pathname || (inView && view !== viewOf(nextLocation.search));
    }),
  );
  return (
    <ConfirmLeave
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}

interface Guarded {
  inView: boolean;
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
