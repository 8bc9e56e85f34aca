import { useId } from 'react';
import type { TwoReadings } from '#model/cellNotation.ts';
import type { TableChoices } from '#model/fitTable.ts';
import { formatNumber } from '#model/parseNumber.ts';
import { Select } from '#ui/Select.tsx';
import styles from './CurveDialog.module.css';

interface PasteNotationProps {
  twoReadings: TwoReadings;
  choices: TableChoices;
  onChoose: (choices: TableChoices) => void;
}

/** The choice of what the dot or comma means in a block where it is ambiguous. */
export function PasteNotation({ twoReadings, choices, onChoose }: PasteNotationProps) {
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
