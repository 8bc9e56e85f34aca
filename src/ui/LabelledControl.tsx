import { type ReactNode, useId } from 'react';
import styles from './LabelledControl.module.css';

export interface LabelledControlProps {
  label: string;
  /** The error message; undefined if the value is valid. */
  fault?: string | undefined;
  /** Renders the control, which spreads these props. */
  children: (props: ControlProps) => ReactNode;
}

interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** A control with its label above and its error message below. */
export function LabelledControl({ label, fault, children }: LabelledControlProps) {
  const id = useId();
  const isFaulty = fault !== undefined;
  return (
    <div className={styles.labelled}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': isFaulty || undefined,
        'aria-describedby': isFaulty ? `${id}-fault` : undefined,
      })}
      {isFaulty && (
        <p id={`${id}-fault`} className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
