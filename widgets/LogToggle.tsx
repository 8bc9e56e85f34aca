import { say } from '#model/shownWording.ts';
import styles from './CurveChart.module.css';
import { isLogarithmic } from './logAxis.ts';

interface LogToggleProps {
  /** The values of every curve. */
  values: readonly (readonly number[])[];
  /** Whether the y axis is to be logarithmic. */
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

const REASON = 'A log axis needs values above 0';

/** Switches the y axis of a chart between linear and logarithmic; off, and with its reason, while a value is 0 or less. */
export function LogToggle({ values, isOn, onChange }: LogToggleProps) {
  const isPossible = isLogarithmic(values);
  return (
    <button
      type="button"
      className={styles.log}
      aria-pressed={isOn && isPossible}
      aria-disabled={!isPossible || undefined}
      aria-description={isPossible ? undefined : say(REASON)}
      title={isPossible ? undefined : say(REASON)}
      onClick={() => isPossible && onChange(!isOn)}
    >
      {say('Log axis')}
    </button>
  );
}
