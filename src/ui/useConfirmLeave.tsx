import { type ReactNode, useState } from 'react';
import { ConfirmLeave, type ConfirmLeaveProps } from './ConfirmLeave.tsx';

interface ConfirmedLeave {
  /** Leaves, or asks first. */
  leave: () => void;
  question: ReactNode;
}

interface ConfirmSetup extends Pick<ConfirmLeaveProps, 'title' | 'onLeave'> {
  asks: () => boolean;
  /** What would be lost, in a sentence. */
  loss?: string | undefined;
}

/** Asks before a dialog with entered values is closed. */
export function useConfirmLeave({ asks, title, loss, onLeave }: ConfirmSetup): ConfirmedLeave {
  const [isAsking, setAsking] = useState(false);
  return {
    leave: () => (asks() ? setAsking(true) : onLeave()),
    question: (
      <ConfirmLeave open={isAsking} title={title} onStay={() => setAsking(false)} onLeave={onLeave}>
        {loss}
      </ConfirmLeave>
    ),
  };
}
