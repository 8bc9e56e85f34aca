import { Trash2 } from 'lucide-react';
import type { Asset } from '#api/useProjectAssets.ts';
import { useCommands } from '#library/useCommands.ts';
import { counted } from '#model/counted.ts';
import { Button } from '#ui/Button.tsx';
import { SelectionCount } from '#ui/SelectionCount.tsx';
import type { Selection } from '#ui/useSelection.ts';

export interface AssetSelectionProps {
  selection: Selection<Asset>;
  onRemove: (assets: readonly Asset[]) => void;
}

/**
 * The number of selected components of the project, with a button to remove them; an empty status without a selection.
 */
export function AssetSelection({ selection, onRemove }: AssetSelectionProps) {
  const { items, clear } = selection;
  const count = items.length;
  const remove = () => onRemove(items);
  const command = { id: 'remove', label: 'Remove from the project', icon: <Trash2 />, onSelect: remove };
  useCommands(`${counted(count, 'component')} selected`, count > 0 ? [command] : []);
  return (
    <>
      <SelectionCount selection={selection} />
      {count > 0 && (
        <>
          <Button variant="ghost" onClick={clear}>
            Clear selection
          </Button>
          <Button variant="danger" onClick={remove}>
            Remove ({count})
          </Button>
        </>
      )}
    </>
  );
}
