import { type KeyboardEvent, useId, useState } from 'react';
import type { NumberRange } from '#model/numberRanges.ts';
import { formatNumber } from '#model/parseNumber.ts';
import { readQuantity } from '#model/readQuantity.ts';
import { significantText } from '#model/significantText.ts';
import layout from '#ui/layout.module.css';
import type { TellingField } from './listTellingFields.ts';
import styles from './RangeFilters.module.css';

export interface RangeFilterProps {
  field: TellingField;
  range: NumberRange;
  autoFocus: boolean;
  onChange: (range: NumberRange) => void;
}

/** From and to of one number, typed with any unit; taken on Enter and when the input is left. */
export function RangeFilter({ field, range, autoFocus, onChange }: RangeFilterProps) {
  const { title, unit, least, most } = field;
  const [fault, setFault] = useState<{ limit: 'least' | 'most'; text: string }>();
  const faultId = useId();
  const bind = (limit: 'least' | 'most') => ({
    unit,
    value: range[limit],
    describedBy: fault?.limit === limit ? faultId : undefined,
    onFault: (text: string | undefined) => setFault(text === undefined ? undefined : { limit, text }),
    onChange: (value: number | null) => {
      const next = { ...range, [limit]: value };
      const isReversed = next.least !== null && next.most !== null && next.least > next.most;
      setFault(isReversed ? { limit, text: 'The first number must not be above the second.' } : undefined);
      if (!isReversed) onChange(next);
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
      {fault !== undefined && (
        <span id={faultId} role="alert" className={styles.fault}>
          {fault.text}
        </span>
      )}
    </fieldset>
  );
}

interface LimitProps {
  label: string;
  value: number | null;
  /** The least or the greatest number of the set, shown while nothing is typed. */
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
      // The field was asked for by the menu a moment ago.
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
