import { memo } from 'react';
import type { MapDefinition } from '#model/FormDefinition.ts';
import { mapPlace } from '#model/mapMessages.ts';
import { parseNumber } from '#model/parseNumber.ts';
import { MapCell, type MapCellActions } from './MapCell.tsx';
import styles from './MapTable.module.css';

interface MapRowProps {
  map: MapDefinition;
  /** 0 for the row of x. */
  row: number;
  /** The texts of all columns; the first is y, which the row of x does not show. */
  texts: readonly string[];
  /** The texts of x, which are part of the cells' labels. */
  x: readonly string[];
  /** Messages by column. */
  faults: readonly (string | undefined)[];
  /** Messages of changed cells, by column: 'was 3.6' or 'new'. */
  was: readonly (string | undefined)[];
  /** The cell that the chart marks. */
  activeColumn: number | undefined;
  disabled: boolean;
  readOnly: boolean;
  idPrefix: string;
  actions: MapCellActions;
}

const LISTS = ['texts', 'x', 'faults', 'was'] as const satisfies (keyof MapRowProps)[];
const OTHERS = [
  'map',
  'row',
  'activeColumn',
  'disabled',
  'readOnly',
  'idPrefix',
  'actions',
] as const satisfies (keyof MapRowProps)[];

/** One row of a map's table: y, and its values at each x; or all of x. Renders only when its own data change. */
export const MapRow = memo(function MapRow(props: MapRowProps) {
  const { map, row, texts, x, faults, was, activeColumn, disabled, readOnly, idPrefix, actions } = props;
  const isHead = row === 0;
  return (
    <tr>
      {[...texts.keys()].slice(isHead ? 1 : 0).map((column) => {
        const Tag = isHead || column === 0 ? 'th' : 'td';
        const scope = isHead ? 'col' : column === 0 ? 'row' : undefined;
        return (
          <Tag
            key={column}
            {...(scope && { scope })}
            className={styles.cell}
            data-active={activeColumn === column || undefined}
          >
            <MapCell
              id={`${idPrefix}-${row}-${column}`}
              row={row}
              column={column}
              label={cellLabel(map, { row, column, x: x[column - 1] ?? '', y: texts[0] ?? '' })}
              unit={(isHead ? map.x : column === 0 ? map.y : map.z).unit}
              text={texts[column] ?? ''}
              fault={faults[column]}
              was={was[column]}
              disabled={disabled}
              readOnly={readOnly}
              actions={actions}
            />
          </Tag>
        );
      })}
    </tr>
  );
}, hasSameContent);

function hasSameContent(before: MapRowProps, after: MapRowProps): boolean {
  return (
    OTHERS.every((name) => after[name] === before[name]) &&
    LISTS.every(
      (name) =>
        after[name] === before[name] ||
        (after[name].length === before[name].length &&
          after[name].every((item, index) => item === before[name][index])),
    )
  );
}

/** 'COP at 35 °C, 0 °C', or the place in the table while its x or y is not a number. */
function cellLabel(
  map: MapDefinition,
  { row, column, x, y }: { row: number; column: number; x: string; y: string },
): string {
  if (row === 0) return mapPlace(map, { at: `x/${column - 1}`, params: {} }) ?? '';
  if (column === 0) return mapPlace(map, { at: `y/${row - 1}`, params: {} }) ?? '';
  const params = { ...toPart('x', x), ...toPart('y', y) };
  return mapPlace(map, { at: `z/${row - 1}/${column - 1}`, params }) ?? '';
}

function toPart(axis: 'x' | 'y', text: string): { x?: number; y?: number } {
  const parsed = parseNumber(text);
  return 'value' in parsed && parsed.value !== null ? { [axis]: parsed.value } : {};
}
