import { type ReactNode, useState } from 'react';
import { ConfirmLeave } from './ConfirmLeave.tsx';

interface ConfirmedLeave {
  /** Leaves, or asks first. */
  leave: () => void;
  question: ReactNode;
}

/** Asks before a dialog with entered values is closed. */
export function useConfirmLeave({ asks, onLeave }: { asks: () => boolean; onLeave: () => void }): ConfirmedLeave {
  const [isAsking, setAsking] = useState(false);
  return {
    leave: () => (asks() ? setAsking(true) : onLeave()),
    question: <ConfirmLeave open={isAsking} onStay={() => setAsking(false)} onLeave={onLeave} />,
  };
}
