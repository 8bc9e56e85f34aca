import { type FormEvent, useState } from 'react';
import { KindFailure } from '#library/KindFailure.tsx';
import panel from '#library/listPanel.module.css';
import { filterType } from '#model/listedFields.ts';
import type { ValueFilter } from '#model/ValueFilter.ts';
import { Button } from '#ui/Button.tsx';
import { joinClasses } from '#ui/joinClasses.ts';
import { LabelledControl } from '#ui/LabelledControl.tsx';
import { LoadingText } from '#ui/LoadingText.tsx';
import { Select } from '#ui/Select.tsx';
import styles from './FilterPanel.module.css';
import { FilterTest } from './FilterTest.tsx';
import { type FilterEntry, findFault, startEntry, toFilter } from './filterEntry.ts';
import { useOfferedFields } from './useOfferedFields.ts';

export interface FilterPanelProps {
  /** The selected category; undefined for all. */
  category: string | undefined;
  /** The filter to change; undefined for a new one. */
  filter?: ValueFilter | undefined;
  onApply: (filter: ValueFilter) => void;
}

/** Asks for a field and for the condition on its values. */
export function FilterPanel({ category, filter, onApply }: FilterPanelProps) {
  const { fields, isLoading, isFailed } = useOfferedFields(category);
  const [chosen, setChosen] = useState(filter?.field);
  const [typed, setTyped] = useState<FilterEntry>();
  const [isTried, setTried] = useState(false);
  const [only] = fields.size === 1 ? fields.keys() : [];
  const field = fields.get(chosen ?? only ?? '')?.field;
  const entry = typed ?? (field && startEntry(field, filter));

  const choose = (name: string) => {
    setChosen(name);
    setTyped(undefined);
    setTried(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const made = field && entry && toFilter(field, entry);
    if (made) onApply(made);
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <header className={joinClasses(panel.head, styles.head)}>
        <h2>{filter ? 'Change the filter' : 'Add a filter'}</h2>
      </header>
      {isFailed && <KindFailure />}
      {isLoading ? (
        <LoadingText>Loading the fields...</LoadingText>
      ) : (
        <LabelledControl label="Field">
          {(control) => (
            <Select
              {...control}
              value={field?.name ?? ''}
              options={[
                ...(field ? [] : [{ value: '', label: 'Choose a field' }]),
                ...[...fields].map(([name, { label }]) => ({ value: name, label })),
              ]}
              onChange={choose}
            />
          )}
        </LabelledControl>
      )}
      {field && entry && (
        <FilterTest
          key={field.name}
          field={field}
          type={filterType(field)}
          entry={entry}
          fault={isTried ? findFault(field, entry) : undefined}
          onChange={setTyped}
        />
      )}
      {category === undefined && (
        <p className={styles.note}>Choose a kind above the list to filter by any of its fields.</p>
      )}
      <footer className={styles.foot}>
        <Button type="submit" variant="primary" disabled={!field}>
          {filter ? 'Change filter' : 'Add filter'}
        </Button>
      </footer>
    </form>
  );
}
