import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { NumberRange } from '#model/numberRanges.ts';
import { Button } from '#ui/Button.tsx';
import { focusAround } from '#ui/focusAround.ts';
import { Menu } from '#ui/Menu.tsx';
import type { DistinctiveField } from './listDistinctiveFields.ts';
import { RangeFilter } from './RangeFilter.tsx';
import styles from './RangeFilters.module.css';

export interface RangeFiltersProps {
  fields: readonly DistinctiveField[];
  ranges: ReadonlyMap<string, NumberRange>;
  /** The number of fields that are always offered. */
  offered: number;
  onChange: (ranges: ReadonlyMap<string, NumberRange>) => void;
}

/** Filters a list by ranges of its numbers; more fields can be added from a menu. */
export function RangeFilters({ fields, ranges, offered, onChange }: RangeFiltersProps) {
  const [added, setAdded] = useState<readonly string[]>([]);
  /** The field that was added last, which takes the focus. */
  const [focused, setFocused] = useState<string>();
  const [clearings, setClearings] = useState(0);
  const isShown = ({ path }: DistinctiveField, index: number) =>
    index < offered || added.includes(path) || ranges.has(path);
  const others = fields.filter((field, index) => !isShown(field, index));
  if (fields.length === 0) return null;
  const change = (path: string, range: NumberRange) => onChange(new Map([...ranges, [path, range]]));
  const clear = (button: HTMLElement) => {
    focusAround(button);
    setFocused(undefined);
    setClearings(clearings + 1);
    onChange(new Map());
  };
  return (
    <section className={styles.filters} aria-label="Filters">
      {fields.filter(isShown).map((field) => (
        <RangeFilter
          // Clearing remounts the inputs, since a faulty text is not part of any range.
          key={`${clearings} ${field.path}`}
          field={field}
          range={ranges.get(field.path) ?? OPEN}
          autoFocus={focused === field.path}
          onChange={(range) => change(field.path, range)}
        />
      ))}
      {others.length > 0 && (
        <Menu
          label="More filters"
          align="start"
          trigger={
            <Button size="s" variant="ghost" icon={<Plus />}>
              More filters
            </Button>
          }
          items={others.map(({ path, title }) => ({
            id: path,
            label: title,
            onSelect: () => {
              setAdded((before) => [...before, path]);
              setFocused(path);
            },
          }))}
        />
      )}
      {ranges.size > 0 && (
        <Button size="s" variant="ghost" onClick={({ currentTarget }) => clear(currentTarget)}>
          Clear filters
        </Button>
      )}
    </section>
  );
}

const OPEN: NumberRange = { least: null, most: null };
