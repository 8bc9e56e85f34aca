import { type KeyboardEvent, useId, useState } from 'react';
import type { NumberRange } from '#model/numberRanges.ts';
import { formatNumber } from '#model/parseNumber.ts';
import { readQuantity } from '#model/readQuantity.ts';
import { significantText } from '#model/significantText.ts';
import layout from '#ui/layout.module.css';
import type { DistinctiveField } from './listDistinctiveFields.ts';
import styles from './RangeFilters.module.css';

export interface RangeFilterProps {
  field: DistinctiveField;
  range: NumberRange;
  autoFocus: boolean;
  onChange: (range: NumberRange) => void;
}

/** Two limits for a number, typed with any compatible unit; committed on Enter and on leaving the input. */
export function RangeFilter({ field, range, autoFocus, onChange }: RangeFilterProps) {
  const { title, unit, least, most } = field;
  const [faults, setFaults] = useState<Partial<Record<keyof NumberRange, Fault>>>({});
  const id = useId();
  const bind = (limit: keyof NumberRange) => ({
    unit,
    value: range[limit],
    describedBy: faults[limit] && `${id}-${limit}`,
    onFault: (text: string | undefined) =>
      setFaults(({ [limit]: _, ...other }) => (text === undefined ? other : { ...other, [limit]: { text } })),
    onChange: (value: number | null) => {
      const other = limit === 'least' ? 'most' : 'least';
      const { refused = range[other] } = faults[other] ?? {};
      const next = { least: refused, most: refused, [limit]: value };
      const isReversed = next.least !== null && next.most !== null && next.least > next.most;
      if (isReversed) return setFaults({ ...faults, [limit]: { text: REVERSED, refused: value } });
      // A text in the other input that is not a number keeps its fault.
      setFaults(faults[other] && faults[other].refused === undefined ? { [other]: faults[other] } : {});
      onChange(next);
    },
  });
  return (
    <fieldset className={styles.filter} data-active={range.least !== null || range.most !== null || undefined}>
      <legend className={layout.hidden}>{title}</legend>
      <span className={styles.title} aria-hidden="true">
        {title}
      </span>
      <Limit {...bind('least')} label={`${title} from`} hint={least} autoFocus={autoFocus} />
      <span aria-hidden="true">–</span>
      <Limit {...bind('most')} label={`${title} to`} hint={most} />
      {unit !== undefined && <span className={styles.unit}>{unit}</span>}
      {LIMITS.map(
        (limit) =>
          faults[limit] && (
            <span key={limit} id={`${id}-${limit}`} role="alert" className={styles.fault}>
              {faults[limit].text}
            </span>
          ),
      )}
    </fieldset>
  );
}

const LIMITS = ['least', 'most'] as const;
const REVERSED = 'The first number must not be above the second.';

interface Fault {
  text: string;
  /** A valid number that conflicts with the other limit; it is committed once the other limit is changed to fit. */
  refused?: number | null;
}

interface LimitProps {
  label: string;
  value: number | null;
  /** The smallest or largest number in the set, shown as placeholder. */
  hint: number;
  unit: string | undefined;
  autoFocus?: boolean;
  describedBy: string | undefined;
  onFault: (fault: string | undefined) => void;
  onChange: (value: number | null) => void;
}

function Limit({ label, value, hint, unit, autoFocus = false, describedBy, onFault, onChange }: LimitProps) {
  const [text, setText] = useState(formatNumber(value));
  const [taken, setTaken] = useState(value);
  if (value !== taken) {
    setTaken(value);
    setText(formatNumber(value));
  }
  const take = () => {
    const read = readQuantity(text, { unit });
    if ('value' in read) {
      setText(formatNumber(read.value));
      if (read.value !== value) onChange(read.value);
      else onFault(undefined);
    } else onFault('message' in read ? read.message : `“${text.trim()}” is not a number.`);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Enter') take();
    if (event.key !== 'Escape' || text === formatNumber(value)) return;
    event.preventDefault();
    setText(formatNumber(value));
    onFault(undefined);
  };
  return (
    <input
      className={styles.limit}
      aria-label={label}
      aria-invalid={describedBy !== undefined || undefined}
      aria-describedby={describedBy}
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      // The user has just chosen this field from the menu.
      ref={(input) => {
        if (autoFocus && input && !input.dataset.reached) {
          input.dataset.reached = 'yes';
          input.focus();
        }
      }}
      value={text}
      placeholder={significantText(hint)}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={key}
      onBlur={take}
    />
  );
}
