import styles from './CurveDialog.module.css';

/** Says how many values of a preview break a rule; nothing if none does. */
export function FaultCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className={styles.faults}>
      {count === 1 ? 'One value breaks a rule' : `${count} values break a rule`} and can be corrected afterwards.
    </p>
  );
}
