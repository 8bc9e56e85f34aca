import type { MapTexts } from '#model/mapText.ts';
import styles from './CurveEditor.module.css';
import type { MapCellPosition } from './mapCells.ts';
import { findMapMoves, type useMapEdits } from './useMapEdits.ts';

interface MapToolsProps {
  texts: MapTexts | undefined;
  /** The cell that was edited last, around which rows and columns are inserted and removed. */
  chosen: MapCellPosition | undefined;
  edits: ReturnType<typeof useMapEdits>;
  locked: boolean;
}

/** The buttons below a map's table. */
export function MapTools({ texts, chosen, edits, locked }: MapToolsProps) {
  const moves = texts && findMapMoves(texts, chosen);
  return (
    <div className={styles.tools}>
      {!moves && (
        <button type="button" className={styles.button} disabled={locked} onClick={edits.start}>
          Start a Table
        </button>
      )}
      {moves && !locked && (
        <>
          <button
            type="button"
            className={styles.button}
            disabled={!moves.canInsertRow}
            title={moves.row === 0 ? 'Above the first row' : `Below row ${moves.row}`}
            onClick={edits.insertRow}
          >
            Insert Row
          </button>
          <button
            type="button"
            className={styles.button}
            disabled={!moves.canInsertColumn}
            title={moves.column === 0 ? 'Before the first column' : `After column ${moves.column}`}
            onClick={edits.insertColumn}
          >
            Insert Column
          </button>
          <button type="button" className={styles.button} disabled={!moves.canRemoveRow} onClick={edits.removeRow}>
            {moves.canRemoveRow ? `Remove Row ${moves.row}` : 'Remove Row'}
          </button>
          <button
            type="button"
            className={styles.button}
            disabled={!moves.canRemoveColumn}
            onClick={edits.removeColumn}
          >
            {moves.canRemoveColumn ? `Remove Column ${moves.column}` : 'Remove Column'}
          </button>
          <button
            type="button"
            className={styles.button}
            title="For a table that was pasted with x down its side"
            onClick={edits.swapAxes}
          >
            Swap Axes
          </button>
        </>
      )}
      {!locked && (
        <button type="button" className={styles.button} onClick={edits.paste}>
          Paste
        </button>
      )}
      {texts && (
        <button type="button" className={styles.button} onClick={edits.copy}>
          Copy
        </button>
      )}
      {texts && <span className={styles.count}>{`${texts.x.length} x ${texts.y.length} values`}</span>}
    </div>
  );
}
