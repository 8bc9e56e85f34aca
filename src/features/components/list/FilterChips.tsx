import { X } from 'lucide-react';
import { filterType } from '#model/listedFields.ts';
import type { ValueFilter } from '#model/ValueFilter.ts';
import { readValueFilters, writeValueFilters } from '#model/valueFilterText.ts';
import { Button } from '#ui/Button.tsx';
import { DropPanel } from '#ui/DropPanel.tsx';
import { focusAround } from '#ui/focusAround.ts';
import { describeFilter } from './describeFilter.ts';
import styles from './FilterChips.module.css';
import { FilterPanel } from './FilterPanel.tsx';
import { type OfferedField, useOfferedFields } from './useOfferedFields.ts';

export interface FilterChipsProps {
  category: string | undefined;
  /** The filters as text, as in the address. */
  where: string;
  onChange: (where: string) => void;
}

/** Shows the active value filters; each can be changed or cleared. */
export function FilterChips({ category, where, onChange }: FilterChipsProps) {
  const { fields, isLoading, isFailed } = useOfferedFields(category);
  const filters = readValueFilters(where);
  if (isLoading) return <section className={styles.chips} aria-label="Filters" />;
  const byText = new Map(filters?.map((filter) => [writeValueFilters([filter]), filter]));
  /** Replaces a filter by others, or removes it if there are none. */
  const replace = (text: string, changed: readonly ValueFilter[]) =>
    onChange(writeValueFilters([...byText].flatMap(([own, filter]) => (own === text ? changed : [filter]))));
  // Keyed by place, so that a changed filter keeps its chip and the focus in it.
  const chips = [...byText].map(([text, filter], place) => ({ place, text, filter }));
  const unknown = isFailed ? FAILED : filters ? undefined : UNREADABLE;
  return (
    <section className={styles.chips} aria-label="Filters">
      {unknown !== undefined ? (
        <span className={styles.unknown}>{unknown}</span>
      ) : (
        chips.map(({ place, text, filter }) => (
          <FilterChip
            key={place}
            {...{ category, filter }}
            offered={fields.get(filter.field)}
            onApply={(changed) => replace(text, [changed])}
            onClear={() => replace(text, [])}
          />
        ))
      )}
      <Button
        size="s"
        variant="ghost"
        onClick={({ currentTarget }) => {
          focusAround(currentTarget);
          onChange('');
        }}
      >
        Clear filters
      </Button>
    </section>
  );
}

const FAILED = "The form of this kind could not be loaded, so its filters can't be shown.";
const UNREADABLE = "The filters in this address can't be read.";

interface FilterChipProps {
  category: string | undefined;
  filter: ValueFilter;
  /** Undefined if the kind lacks the filter's field. */
  offered: OfferedField | undefined;
  onApply: (filter: ValueFilter) => void;
  onClear: () => void;
}

function FilterChip({ category, filter, offered, onApply, onClear }: FilterChipProps) {
  const label = offered?.label ?? filter.field;
  const isUsed = offered !== undefined && filter.type === filterType(offered.field);
  return (
    <span className={styles.chip} data-unused={isUsed ? undefined : ''}>
      <DropPanel
        label="Change the filter"
        trigger={
          <button type="button" className={styles.name}>
            <b>{label}</b> {isUsed ? describeFilter(filter, offered.field) : "can't be filtered here"}
          </button>
        }
      >
        {(close) => (
          <FilterPanel
            category={category}
            filter={filter}
            onApply={(changed) => {
              close();
              onApply(changed);
            }}
          />
        )}
      </DropPanel>
      <button
        type="button"
        className={styles.clear}
        aria-label={`Clear the filter ${label}`}
        onClick={({ currentTarget }) => {
          focusAround(currentTarget);
          onClear();
        }}
      >
        <X size={14} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </span>
  );
}
