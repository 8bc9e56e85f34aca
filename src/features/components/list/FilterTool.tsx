import { ListFilter } from 'lucide-react';
import { ListTool } from '#library/ListTool.tsx';
import type { ValueFilter } from '#model/ValueFilter.ts';
import { lazyPart } from '#ui/lazyPart.tsx';

const FilterPanel = lazyPart(async () => (await import('./FilterPanel.tsx')).FilterPanel);

export interface FilterToolProps {
  /** The selected category; undefined for all. */
  category: string | undefined;
  onAdd: (filter: ValueFilter) => void;
}

/** Adds a filter by the values of a field. */
export function FilterTool({ category, onAdd }: FilterToolProps) {
  return (
    <ListTool label="Filter" icon={<ListFilter />}>
      {(close) => (
        <FilterPanel
          category={category}
          onApply={(filter) => {
            close();
            onAdd(filter);
          }}
        />
      )}
    </ListTool>
  );
}
