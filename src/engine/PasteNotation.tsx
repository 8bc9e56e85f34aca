import { useId } from 'react';
import type { TwoReadings } from '#model/cellNotation.ts';
import type { TableChoices } from '#model/fitTable.ts';
import { formatNumber } from '#model/parseNumber.ts';
import { Select, type SelectProps } from '#ui/Select.tsx';
import type { PastedNotation } from '#widgets/Pasted.ts';
import { commaReadings } from '#widgets/pasteNotes.ts';
import styles from './CurveDialog.module.css';

interface PasteNotationProps {
  notation: PastedNotation | undefined;
  choices: TableChoices;
  onChoose: (choices: TableChoices) => void;
}

/** The choices of what a comma and a dot mean in a block where they are ambiguous. */
export function PasteNotation({ notation = NOTHING, ...choosing }: PasteNotationProps) {
  const { commas, twoReadings } = notation;
  return (
    <>
      {commas && <CommaChoice commas={commas} {...choosing} />}
      {twoReadings && <MarkChoice twoReadings={twoReadings} {...choosing} />}
    </>
  );
}

const NOTHING: PastedNotation = { commas: undefined, twoReadings: undefined };

type Choosing = Omit<PasteNotationProps, 'notation'>;

function CommaChoice({ commas, onChoose }: Choosing & { commas: NonNullable<PastedNotation['commas']> }) {
  const { asDecimal, asColumns } = commaReadings(commas.text);
  return (
    <NotationChoice
      text={commas.text}
      value={commas.as}
      options={[
        { value: 'decimal', label: asDecimal },
        { value: 'columns', label: asColumns },
      ]}
      // What was chosen for columns belonged to others.
      onChange={(as) =>
        onChoose({
          ...{ columns: undefined, units: undefined, isTurned: undefined },
          ...(as === 'decimal' ? { commas: 'decimal', decimal: ',' } : { commas: 'columns', decimal: undefined }),
        })
      }
    />
  );
}

function MarkChoice({ twoReadings, choices, onChoose }: Choosing & { twoReadings: TwoReadings }) {
  const { text, mark, decimal, asDecimal, asThousands } = twoReadings;
  const other = mark === '.' ? ',' : '.';
  return (
    <NotationChoice
      text={text}
      value={choices.decimal ?? decimal ?? ''}
      options={[
        ...(decimal === undefined ? [{ value: '', label: 'Choose' }] : []),
        { value: mark, label: formatNumber(asDecimal) },
        { value: other, label: formatNumber(asThousands) },
      ]}
      onChange={(decimal) => onChoose({ decimal: toMark(decimal) })}
    />
  );
}

interface NotationChoiceProps extends Pick<SelectProps, 'options' | 'onChange'> {
  text: string;
  value: string;
}

function NotationChoice({ text, ...select }: NotationChoiceProps) {
  const id = useId();
  return (
    <div className={styles.option}>
      <label htmlFor={id}>“{text}” is</label>
      <Select id={id} size="s" {...select} />
    </div>
  );
}

function toMark(value: string): '.' | ',' | undefined {
  return value === '.' || value === ',' ? value : undefined;
}
