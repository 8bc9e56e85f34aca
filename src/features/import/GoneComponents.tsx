import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { deleteComponent, refreshComponentLists } from '#api/componentCalls.ts';
import { createDeleteTask } from '#library/createDeleteTask.ts';
import type { Restorable } from '#library/Restorable.ts';
import { createRestoreTask } from '#library/restore.ts';
import { toRestorable } from '#library/toRestorable.ts';
import type { Bulk } from '#library/useBulk.ts';
import { addresses, setView } from '#model/addresses.ts';
import type { KnownComponent } from '#model/imports/KnownRow.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { DeleteManyQuestion } from '#ui/DeleteManyQuestion.tsx';
import styles from './GoneComponents.module.css';
import { amount } from './review/wording.ts';

export interface GoneComponentsProps {
  components: readonly KnownComponent[];
  subclass: string;
  bulk: Bulk;
  /** Called as components are deleted or restored. */
  onChange: (ids: ReadonlySet<string>, isDeleted: boolean) => void;
}

type Item = Pick<KnownComponent, 'id' | 'name' | 'etag'> & { subclass: string; is_template: boolean };

/** Lists components whose row is no longer in the table; they stay unless the user deletes them here. */
export function GoneComponents({ components, subclass, bulk, onChange }: GoneComponentsProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setIsAsking] = useState(false);
  const selected = components.filter(({ id }) => chosen.has(id));
  const items = selected.map(({ id, name, etag }) => ({ id, name, etag, subclass, is_template: false }));

  function toggle(id: string, isOn: boolean) {
    const next = new Set(chosen);
    if (isOn) next.add(id);
    else next.delete(id);
    setChosen(next);
  }

  function remove() {
    setIsAsking(false);
    const settle = async (gone: ReadonlySet<string>) => {
      onChange(gone, true);
      setChosen(new Set());
      await refreshComponentLists({ templates: false, gone });
    };
    const toRestorableHere = (item: Item) => {
      const restorable = toRestorable(item);
      const restore: Restorable['restore'] = async (options) => {
        await restorable.restore(options);
        onChange(new Set([item.id]), false);
      };
      return { ...restorable, restore };
    };
    const undo = (done: readonly Item[]) =>
      void bulk.start(
        createRestoreTask({
          items: done.map(toRestorableHere),
          noun: 'component',
          settle: () => refreshComponentLists({ templates: false, gone: new Set() }),
        }),
      );
    const run = (item: Item) => deleteComponent({ ...item, isOneOfMany: true });
    void bulk.start(createDeleteTask({ items, noun: 'component', run, settle, undo }));
  }

  return (
    <details className={styles.gone}>
      <summary className={styles.summary}>
        {amount(components.length, 'component')} {components.length === 1 ? 'is' : 'are'} no longer in the table
      </summary>
      <p className={styles.text}>
        An earlier import created {components.length === 1 ? 'it' : 'them'} from rows that this file no longer has.{' '}
        {components.length === 1 ? 'It stays' : 'They stay'} in your library unless you delete{' '}
        {components.length === 1 ? 'it' : 'them'}.
      </p>
      <ul className={styles.list}>
        {components.map(({ id, name }) => (
          <li key={id} className={styles.item}>
            <Checkbox aria-label={`Select ${name}`} checked={chosen.has(id)} onChange={(isOn) => toggle(id, isOn)} />
            <Link to={`${addresses.components}${setView('', id)}`}>{name}</Link>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button size="s" onClick={() => setChosen(new Set(components.map(({ id }) => id)))}>
          Select all
        </Button>
        <Button size="s" icon={<Trash2 />} disabled={selected.length === 0} onClick={() => setIsAsking(true)}>
          Delete {selected.length > 0 ? amount(selected.length, 'component') : 'selected'}
        </Button>
      </div>
      {isAsking && (
        <DeleteManyQuestion
          noun="component"
          count={selected.length}
          hidden={0}
          onDelete={remove}
          onClose={() => setIsAsking(false)}
        >
          <p>They go to the trash, from which they can be restored.</p>
        </DeleteManyQuestion>
      )}
    </details>
  );
}
