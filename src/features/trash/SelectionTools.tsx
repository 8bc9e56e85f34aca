import { ArchiveRestore, Trash2 } from 'lucide-react';
import type { DeletedRecord } from '#api/trashCalls.ts';
import { Button } from '#ui/Button.tsx';
import { joinClasses } from '#ui/joinClasses.ts';
import layout from '#ui/layout.module.css';
import { SelectionSection } from '#ui/SelectionSection.tsx';
import type { Selection } from '#ui/useSelection.ts';
import styles from './SelectionTools.module.css';

export interface SelectionToolsProps {
  selection: Selection<DeletedRecord>;
  onRestore: () => void;
  onPurge: () => void;
}

/** The number of selected records, with buttons to restore or purge them. */
export function SelectionTools({ selection, onRestore, onPurge }: SelectionToolsProps) {
  return (
    <SelectionSection selection={selection} className={joinClasses(layout.lineEnd, styles.tools)}>
      <Button size="s" icon={<ArchiveRestore />} onClick={onRestore}>
        Restore
      </Button>
      <Button size="s" variant="danger" icon={<Trash2 />} onClick={onPurge}>
        Delete permanently
      </Button>
    </SelectionSection>
  );
}
