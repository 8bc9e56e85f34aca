import { useId } from 'react';
import type { CurveAxis } from '#model/FormDefinition.ts';
import { insideSentence } from '#model/insideSentence.ts';
import { listReadableUnits } from '#model/listReadableUnits.ts';
import { formatNumber } from '#model/parseNumber.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Select } from '#ui/Select.tsx';
import { columnTitle, pointsCounted } from '#widgets/curveMessages.ts';
import type { PasteChoices, Pasted, RepeatedRule } from '#widgets/Pasted.ts';
import styles from './CurveDialog.module.css';
import { columnName } from './PasteBlock.tsx';

interface PasteOptionsProps {
  pasted: Pasted;
  choices: PasteChoices;
  x: CurveAxis;
  onChoose: (choices: PasteChoices) => void;
}

const RULES = [
  { value: 'last', label: 'Use the last value' },
  { value: 'first', label: 'Use the first value' },
  { value: 'mean', label: 'Use the mean' },
];

/** The options for reading a block: the column and unit of each axis, and the meaning of anything ambiguous. */
export function PasteOptions({ pasted, choices, x, onChoose }: PasteOptionsProps) {
  const { layout, twoReadings, repeated = [], rest = 0, keepsRest = false } = pasted;
  const id = useId();
  return (
    <div className={styles.options}>
      {layout && <PasteColumns layout={layout} choices={choices} onChoose={onChoose} />}
      <div className={styles.others}>
        {layout && (
          <Checkbox
            label="Swap rows and columns"
            checked={layout.isTurned}
            // Swapping changes the columns, and with them their units.
            onChange={(isTurned) => onChoose({ isTurned, columns: undefined, units: undefined })}
          />
        )}
        {twoReadings && <PasteNotation twoReadings={twoReadings} choices={choices} onChoose={onChoose} />}
        {repeated.length > 0 && (
          <div className={styles.option}>
            <label htmlFor={`${id}-repeated`}>Several values at one {insideSentence(x.title)}</label>
            <Select
              id={`${id}-repeated`}
              size="s"
              value={choices.repeated ?? 'last'}
              options={RULES}
              onChange={(repeated) => onChoose({ repeated: repeated as RepeatedRule })}
            />
          </div>
        )}
        {rest > 0 && (
          <div className={styles.option}>
            <label htmlFor={`${id}-rest`}>The other {pointsCounted(rest)} of the curve</label>
            <Select
              id={`${id}-rest`}
              size="s"
              value={keepsRest ? 'keep' : 'remove'}
              options={[
                { value: 'remove', label: 'Remove: replace the curve' },
                { value: 'keep', label: 'Keep: replace the first points' },
              ]}
              onChange={(value) => onChoose({ keepsRest: value === 'keep' })}
            />
          </div>
        )}
      </div>
    </div>
  );
}

interface PasteNotationProps extends Pick<PasteOptionsProps, 'choices' | 'onChoose'> {
  twoReadings: NonNullable<Pasted['twoReadings']>;
}

/** The choice of what the dot or comma means in a block where it is ambiguous. */
function PasteNotation({ twoReadings, choices, onChoose }: PasteNotationProps) {
  const id = useId();
  const { text, mark, decimal, asDecimal, asThousands } = twoReadings;
  const other = mark === '.' ? ',' : '.';
  return (
    <div className={styles.option}>
      <label htmlFor={id}>“{text}” is</label>
      <Select
        id={id}
        size="s"
        value={choices.decimal ?? decimal ?? ''}
        options={[
          ...(decimal === undefined ? [{ value: '', label: 'Choose' }] : []),
          { value: mark, label: formatNumber(asDecimal) },
          { value: other, label: formatNumber(asThousands) },
        ]}
        onChange={(decimal) => onChoose({ decimal: toMark(decimal) })}
      />
    </div>
  );
}

function toMark(value: string): '.' | ',' | undefined {
  return value === '.' || value === ',' ? value : undefined;
}

interface PasteColumnsProps extends Pick<PasteOptionsProps, 'choices' | 'onChoose'> {
  layout: NonNullable<Pasted['layout']>;
}

/** The column and the unit of each axis. */
function PasteColumns({ layout, choices, onChoose }: PasteColumnsProps) {
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
              <Select
                size="s"
                aria-label={`Unit of ${axis.title}`}
                value={unit}
                options={listReadableUnits(axis.unit ?? '', unit).map((value) => ({
                  value,
                  label: nameUnit(value, axis),
                }))}
                onChange={(value) => onChoose({ columns: places, units: replaceAt(choices.units, index, value) })}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function replaceAt(units: PasteChoices['units'] = [], index: number, unit: string | undefined) {
  const replaced = [...units];
  replaced[index] = unit;
  return replaced;
}

function nameUnit(unit: string, axis: CurveAxis): string {
  if (unit !== '') return unit;
  return axis.unit === '%' ? 'fractions of 1' : 'numbers';
}
