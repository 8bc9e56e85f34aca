import { translate } from '#model/shownWording.ts';
import styles from './ResetButton.module.css';

interface ResetButtonProps {
  /** The name of the curve or map. */
  label: string;
  onReset: () => void;
}

/** The button that takes back all changes to a curve or map. */
export function ResetButton({ label, onReset }: ResetButtonProps) {
  return (
    <button type="button" className={styles.button} onClick={onReset}>
      <span aria-hidden="true">↶ </span>
      {translate('Undo Changes to {title}', { title: label })}
    </button>
  );
}
