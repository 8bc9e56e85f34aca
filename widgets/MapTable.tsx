import { type Ref, useMemo } from 'react';
import type { MapDefinition } from '#model/FormDefinition.ts';
import { mapFaultMessage } from '#model/mapMessages.ts';
import { isSameCellText, type MapTextFault, type MapTexts } from '#model/mapText.ts';
import { cellKey } from './curveCells.ts';
import { columnTitle } from './curveMessages.ts';
import type { MapCellActions } from './MapCell.tsx';
import { MapRow } from './MapRow.tsx';
import styles from './MapTable.module.css';
import { findOriginal, type MapCellPosition, textAt, toMapCell } from './mapCells.ts';
import tableHead from './tableHead.module.css';
import { walkCells } from './walkCells.ts';

interface MapTableProps {
  label: string;
  map: MapDefinition;
  texts: MapTexts;
  /** The map before its changes; cells that differ from it are marked. Undefined if changes are not marked. */
  original: MapTexts | undefined;
  faults: readonly MapTextFault[];
  /** The cell that the chart marks. */
  active: MapCellPosition | undefined;
  disabled: boolean;
  readOnly: boolean;
  idPrefix: string;
  actions: MapCellActions;
  tableRef: Ref<HTMLTableElement>;
}

/** A map as a table of inputs, x along the top and y down the side, with the keyboard navigation of a spreadsheet. */
export function MapTable(props: MapTableProps) {
  const { label, map, texts, original, faults, active, disabled, readOnly, idPrefix, actions, tableRef } = props;
  const messages = useMemo(() => messagesByCell(faults), [faults]);
  const columns = [0, ...texts.x.map((_, index) => index + 1)];
  const rows = [0, ...texts.y.map((_, index) => index + 1)];
  const drawRow = (row: number) => (
    <MapRow
      key={row}
      map={map}
      row={row}
      texts={columns.map((column) => textAt(texts, { row, column }))}
      x={texts.x}
      faults={columns.map((column) => messages.get(cellKey({ row, column })))}
      was={columns.map((column) => wasText(texts, original, { row, column }))}
      activeColumn={active?.row === row ? active.column : undefined}
      disabled={disabled}
      readOnly={readOnly}
      idPrefix={idPrefix}
      actions={actions}
    />
  );
  return (
    <div className={styles.scroller}>
      <table ref={tableRef} className={styles.table} aria-label={label} onKeyDown={walkCells}>
        <thead>
          <tr>
            <th scope="col" rowSpan={2} className={`${tableHead.head} ${styles.corner}`}>
              {columnTitle(map.y)}
            </th>
            <th scope="colgroup" colSpan={texts.x.length} className={`${tableHead.head} ${styles.along}`}>
              <span>{columnTitle(map.x)}</span>
            </th>
          </tr>
          {drawRow(0)}
        </thead>
        <tbody>{rows.slice(1).map(drawRow)}</tbody>
      </table>
    </div>
  );
}

/** 'was 3.6', or 'new' for a cell that the original lacks; undefined if the cell is unchanged. */
function wasText(texts: MapTexts, original: MapTexts | undefined, cell: MapCellPosition): string | undefined {
  if (!original || (cell.row === 0 && cell.column === 0)) return undefined;
  const before = findOriginal(texts, original, cell);
  if (before === undefined) return 'new';
  return isSameCellText(before, textAt(texts, cell)) ? undefined : `was ${before || 'empty'}`;
}

function messagesByCell(faults: readonly MapTextFault[]): Map<string, string> {
  return new Map(
    faults.flatMap((fault) => {
      const cell = toMapCell(fault.at);
      return cell ? [[cellKey(cell), mapFaultMessage(fault)] as const] : [];
    }),
  );
}
