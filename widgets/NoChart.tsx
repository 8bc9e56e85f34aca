import parts from './editorParts.module.css';
import styles from './NoChart.module.css';

/** Replaces a chart that could not be loaded. */
export function NoChart() {
  return (
    <div className={styles.box} role="status">
      The chart could not be loaded. The table works without it.
      {/* Within a page, styles that failed are not loaded again, nor are scripts in every browser. */}
      <button type="button" className={parts.action} onClick={() => window.location.reload()}>
        Reload
      </button>
    </div>
  );
}
