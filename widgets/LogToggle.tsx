import { translate } from '#model/shownWording.ts';
import styles from './CurveChart.module.css';
import { isLogarithmic } from './logAxis.ts';

interface LogToggleProps {
  /** The values of every curve. */
  values: readonly (readonly number[])[];
  /** Whether the user wants a logarithmic y axis. */
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

const REASON = 'A log axis needs values above 0';

/** Toggles a chart's y axis between linear and logarithmic; disabled with a reason unless all values are above 0. */
export function LogToggle({ values, isOn, onChange }: LogToggleProps) {
  const isPossible = isLogarithmic(values);
  return (
    <button
      type="button"
      className={styles.log}
      aria-pressed={isOn && isPossible}
      aria-disabled={!isPossible || undefined}
      aria-description={isPossible ? undefined : translate(REASON)}
      title={isPossible ? undefined : translate(REASON)}
      onClick={() => isPossible && onChange(!isOn)}
    >
      {translate('Log axis')}
    </button>
  );
}
