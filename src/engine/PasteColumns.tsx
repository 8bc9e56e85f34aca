import { useId } from 'react';
import type { TableChoices, TableLayout } from '#model/fitTable.ts';
import { Select } from '#ui/Select.tsx';
import { columnTitle } from '#widgets/curveMessages.ts';
import styles from './CurveDialog.module.css';
import { columnName } from './PasteBlock.tsx';
import { UnitSelect } from './UnitSelect.tsx';

interface PasteColumnsProps {
  layout: TableLayout;
  choices: TableChoices;
  onChoose: (choices: TableChoices) => void;
}

/** The column and the unit of each axis. */
export function PasteColumns({ layout, choices, onChoose }: PasteColumnsProps) {
  const { columns, used } = layout;
  const id = useId();
  const places = used.map(({ at }) => at);
  const options = columns.map((column, at) => ({ value: String(at), label: columnName(column, at) }));
  return (
    <table className={styles.mapping} aria-label="Columns">
      <tbody>
        {used.map(({ axis, at, unit }, index) => (
          <tr key={axis.title}>
            <th scope="row" id={`${id}-${index}`}>
              {columnTitle(axis)}
            </th>
            <td>
              <Select
                size="s"
                aria-label={`Column of ${axis.title}`}
                value={String(at)}
                options={options}
                onChange={(value) =>
                  onChoose({
                    columns: places.with(index, Number(value)),
                    // The heading of another column has its own unit.
                    units: replaceAt(choices.units, index, undefined),
                  })
                }
              />
            </td>
            <td>
              <UnitSelect
                axis={axis}
                value={unit}
                onChange={(value) => onChoose({ columns: places, units: replaceAt(choices.units, index, value) })}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function replaceAt(units: TableChoices['units'] = [], index: number, unit: string | undefined) {
  const replaced = [...units];
  replaced[index] = unit;
  return replaced;
}
