import { valueText } from '#model/displayText.ts';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { choiceText } from '#model/fieldText.ts';
import type { ValueFilter } from '#model/ValueFilter.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { LabelledText } from '#ui/LabelledText.tsx';
import layout from '#ui/layout.module.css';
import { Select } from '#ui/Select.tsx';
import styles from './FilterPanel.module.css';
import type { EntryFault, FilterEntry } from './filterEntry.ts';

export interface FilterTestProps {
  field: FieldDefinition;
  type: ValueFilter['type'];
  entry: FilterEntry;
  fault: EntryFault | undefined;
  onChange: (entry: FilterEntry) => void;
}

/** The inputs of a condition: a range, choices, a part of a text, or on/off. */
export function FilterTest({ field, type, entry, fault = {}, onChange }: FilterTestProps) {
  const change = (part: Partial<FilterEntry>) => onChange({ ...entry, ...part });
  switch (type) {
    case 'range':
      return (
        <div className={styles.range}>
          <LabelledText label="From" value={entry.from} fault={fault.from} onChange={(from) => change({ from })} />
          <LabelledText label="To" value={entry.to} fault={fault.to} onChange={(to) => change({ to })} />
          {field.unit && <p className={styles.note}>In {unitText(field.unit)}, or another unit that you type.</p>}
        </div>
      );
    case 'choice':
      return (
        <fieldset className={styles.choices}>
          <legend className={layout.hidden}>Is one of</legend>
          {(field.choices ?? []).map(({ value, label }) => {
            const text = choiceText(value);
            return (
              <Checkbox
                key={text}
                label={label}
                checked={entry.values.includes(text)}
                onChange={(checked) =>
                  change({ values: checked ? [...entry.values, text] : entry.values.filter((one) => one !== text) })
                }
              />
            );
          })}
          {fault.values && <p className={styles.fault}>{fault.values}</p>}
        </fieldset>
      );
    case 'text':
      return (
        <LabelledText label="Contains" value={entry.text} fault={fault.text} onChange={(text) => change({ text })} />
      );
    case 'flag':
      return (
        <Select
          aria-label="Is"
          value={String(entry.flag)}
          options={['true', 'false'].map((value) => ({ value, label: valueText(field, value, undefined) }))}
          onChange={(value) => change({ flag: value === 'true' })}
        />
      );
  }
}

function unitText(unit: string): string {
  return unit.replaceAll('{currency}', 'currency');
}
