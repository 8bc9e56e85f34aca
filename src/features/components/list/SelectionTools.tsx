import { Columns3, Copy, FileDown, PencilLine, Trash2 } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCommands } from '#library/useCommands.ts';
import { compareAddress } from '#model/addresses.ts';
import { counted } from '#model/counted.ts';
import { Button } from '#ui/Button.tsx';
import { SelectionSection } from '#ui/SelectionSection.tsx';
import { useBulkActions } from '../actions/useBulkActions.tsx';
import styles from './SelectionBar.module.css';
import type { SelectionBarProps } from './SelectionBar.tsx';

/** The number of selected components, buttons for actions on them, and the dialogs of these actions. */
export function SelectionTools(props: SelectionBarProps) {
  const { selection } = props;
  const { items } = selection;
  const { act, dialog } = useBulkActions(props);
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
            onSelect: () => act('setValues'),
          },
          { id: 'export', label: 'Export', icon: <FileDown />, onSelect: () => act('export') },
          { id: 'duplicate', label: 'Duplicate', icon: <Copy />, onSelect: () => act('duplicate') },
          { id: 'delete', label: 'Delete', icon: <Trash2 />, onSelect: () => act('delete') },
        ],
  );
  return (
    <>
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
          onClick={() => act('setValues')}
        >
          Set values
        </Button>
        <Button size="s" icon={<FileDown />} aria-label="Export" title="Export" onClick={() => act('export')}>
          <span data-spare="">Export</span>
        </Button>
        <Button size="s" icon={<Copy />} aria-label="Duplicate" title="Duplicate" onClick={() => act('duplicate')}>
          <span data-spare="">Duplicate</span>
        </Button>
        <Button size="s" variant="danger" icon={<Trash2 />} onClick={() => act('delete')}>
          Delete ({count})
        </Button>
      </SelectionSection>
      {dialog}
    </>
  );
}
