import { useId } from 'react';
import type { CurveAxis } from '#model/FormDefinition.ts';
import { insideSentence } from '#model/insideSentence.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Select } from '#ui/Select.tsx';
import { pointsCounted } from '#widgets/curveMessages.ts';
import type { PasteChoices, Pasted, RepeatedRule } from '#widgets/Pasted.ts';
import styles from './CurveDialog.module.css';
import { PasteColumns } from './PasteColumns.tsx';
import { PasteNotation } from './PasteNotation.tsx';

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
  const { layout, notation, repeated = [], rest = 0, keepsRest = false } = pasted;
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
        <PasteNotation notation={notation} choices={choices} onChoose={onChoose} />
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
