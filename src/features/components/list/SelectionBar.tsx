import { Columns3, Copy, FileDown, PencilLine, Trash2 } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ComponentListItem } from '#api/useComponents.ts';
import { useCommands } from '#library/useCommands.ts';
import { compareAddress } from '#model/addresses.ts';
import { counted } from '#model/counted.ts';
import { Button } from '#ui/Button.tsx';
import { SelectionSection } from '#ui/SelectionSection.tsx';
import type { Selection } from '#ui/useSelection.ts';
import type { BulkAction } from '../actions/BulkAction.ts';
import styles from './SelectionBar.module.css';

export interface SelectionBarProps {
  selection: Selection<ComponentListItem>;
  onAct: (action: BulkAction) => void;
}

/** The number of selected components and buttons for actions on them; an empty bar without a selection. */
export function SelectionBar({ selection, onAct }: SelectionBarProps) {
  const { items } = selection;
  const navigate = useNavigate();
  const { search } = useLocation();
  const count = items.length;
  const kinds = new Set(items.map(({ subclass }) => subclass));
  const isOfOneKind = kinds.size === 1;
  const canCompare = count > 1 && isOfOneKind;
  const compare = () => navigate(compareAddress(items.map(({ id }) => id)), { state: { listSearch: search } });
  useCommands(
    `${counted(count, 'component')} selected`,
    count === 0
      ? []
      : [
          { id: 'compare', label: 'Compare', icon: <Columns3 />, disabled: !canCompare, onSelect: compare },
          {
            id: 'setValues',
            label: 'Set values',
            icon: <PencilLine />,
            disabled: !isOfOneKind,
            onSelect: () => onAct('setValues'),
          },
          { id: 'export', label: 'Export', icon: <FileDown />, onSelect: () => onAct('export') },
          { id: 'duplicate', label: 'Duplicate', icon: <Copy />, onSelect: () => onAct('duplicate') },
          { id: 'delete', label: 'Delete', icon: <Trash2 />, onSelect: () => onAct('delete') },
        ],
  );
  return (
    <SelectionSection selection={selection} className={styles.bar}>
      <Button
        size="s"
        icon={<Columns3 />}
        disabled={!canCompare}
        title={canCompare ? undefined : 'Select two or more components of one kind'}
        onClick={compare}
      >
        Compare
      </Button>
      <Button
        size="s"
        icon={<PencilLine />}
        disabled={!isOfOneKind}
        title={isOfOneKind ? undefined : 'Select components of one kind'}
        onClick={() => onAct('setValues')}
      >
        Set values
      </Button>
      <Button size="s" icon={<FileDown />} aria-label="Export" title="Export" onClick={() => onAct('export')}>
        <span data-spare="">Export</span>
      </Button>
      <Button size="s" icon={<Copy />} aria-label="Duplicate" title="Duplicate" onClick={() => onAct('duplicate')}>
        <span data-spare="">Duplicate</span>
      </Button>
      <Button size="s" variant="danger" icon={<Trash2 />} onClick={() => onAct('delete')}>
        Delete ({count})
      </Button>
    </SelectionSection>
  );
}
