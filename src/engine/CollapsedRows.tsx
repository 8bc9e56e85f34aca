import { ChevronRight } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { counted } from '#model/counted.ts';
import type { FieldDefinition, TableDefinition } from '#model/FormDefinition.ts';
import { Button } from '#ui/Button.tsx';
import { REVEAL } from './focusField.ts';
import { useFormSettings } from './formContext.ts';
import styles from './RowCards.module.css';
import { TableSection } from './TableSection.tsx';
import { useFormSnapshot } from './useDraft.ts';

interface CollapsedRowsProps {
  /** The table's key in the draft. */
  name: string;
  field: FieldDefinition;
  table: TableDefinition;
  readOnly: boolean;
  /** Called to show the rows and then focus a field among them. */
  onOpen: (field: string, around: ParentNode) => void;
}

/** The title of a deeply nested table, with a button that shows its rows, and the number of errors among them. */
export function CollapsedRows({ name, field, table, readOnly, onOpen }: CollapsedRowsProps) {
  const { store } = useFormSettings();
  const { shownErrors } = useFormSnapshot(store);
  const section = useRef<HTMLElement>(null);
  const faults = shownErrors.filter((error) => error.field.startsWith(`${name}/`)).length;

  function open(wanted: string) {
    const around = section.current?.parentElement;
    if (around) onOpen(wanted, around);
  }

  useLayoutEffect(() => {
    const { current } = section;
    const reveal = (event: Event) => open(event instanceof CustomEvent ? String(event.detail) : name);
    current?.addEventListener(REVEAL, reveal);
    return () => current?.removeEventListener(REVEAL, reveal);
  });

  return (
    <TableSection name={name} field={field} className={styles.list} required={false} readOnly={readOnly} ref={section}>
      <div className={styles.collapsed}>
        <Button size="s" icon={<ChevronRight size={14} />} onClick={() => open(name)}>
          Show {counted(store.tables.rows(name).length, table.row)}
        </Button>
        {faults > 0 && <span className={styles.error}>{counted(faults, 'error')}</span>}
      </div>
    </TableSection>
  );
}
