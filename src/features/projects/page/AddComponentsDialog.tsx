import { Boxes } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { type ComponentListItem, useComponents } from '#api/useComponents.ts';
import { type Asset, addAsset } from '#api/useProjectAssets.ts';
import { BulkFailures, BulkProgress } from '#library/BulkDialogs.tsx';
import { useBulk } from '#library/useBulk.ts';
import { counted } from '#model/counted.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import layout from '#ui/layout.module.css';
import { SearchBox } from '#ui/SearchBox.tsx';
import styles from './AddComponentsDialog.module.css';
import { ComponentPicker } from './ComponentPicker.tsx';
import { findComponents } from './findComponents.ts';
import { useCountDrafts } from './useCountDrafts.ts';

export interface AddComponentsDialogProps {
  projectId: string;
  /** The components that the project has already, which can't be added again. */
  held: readonly Asset[];
  /** Called once at least one has been added. */
  onAdded: () => void;
  onClose: () => void;
}

const NONE: ComponentListItem[] = [];

/** Picks components of the library for a project, several at once, each with its count. */
export function AddComponentsDialog({ projectId, held, onAdded, onClose }: AddComponentsDialogProps) {
  const { data, error, mutate } = useComponents({ templates: false });
  const [search, setSearch] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [fault, setFault] = useState<string>();
  const bulk = useBulk();
  const getDraft = useCountDrafts();
  const wanted = useDeferredValue(search);
  const free = useMemo(() => {
    const taken = new Set(held.map(({ component_id }) => component_id));
    return (data ?? NONE).filter(({ id }) => !taken.has(id));
  }, [data, held]);
  const rows = useMemo(() => findComponents(free, wanted), [free, wanted]);
  // In the order of the library, whatever has been searched for since.
  const chosen = free.filter(({ id }) => selected.has(id));

  function add() {
    const faulty = chosen.find(({ id }) => getDraft(id, 1).attempt());
    if (faulty) return setFault(`The count of ${faulty.name} is not valid. Correct it to add the components.`);
    setFault(undefined);
    void bulk.start({
      doing: 'Adding',
      doneText: (count) => `${counted(count, 'component')} added`,
      items: chosen,
      run: ({ id }) => addAsset(projectId, { component_id: id, count: Number(getDraft(id, 1).values().count) }),
      // One after the other, so that they are in the project in the order that they have here.
      atOnce: 1,
      settle: (outcomes) => {
        if (outcomes.every(({ state }) => state === 'done')) onClose();
      },
      onDone: onAdded,
    });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closeOnOutsidePress={false}
      size="l"
      tall
      title="Add components"
      footer={
        <>
          <span className={styles.chosen} role="status">
            {chosen.length} selected
          </span>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={bulk.running !== undefined} disabled={chosen.length === 0} onClick={add}>
            {chosen.length === 0 ? 'Add' : `Add ${chosen.length} component(s)`}
          </Button>
        </>
      }
    >
      <div className={layout.stack}>
        <SearchBox value={search} onChange={setSearch} placeholder="Search the library..." className={styles.search} />
        {fault && <Alert tone="error">{fault}</Alert>}
        {bulk.summary && (
          <Alert tone="error" title={bulk.summary.title}>
            <BulkFailures summary={bulk.summary} />
          </Alert>
        )}
        {error && <ErrorBanner error={error} onRetry={() => void mutate()} />}
        {data && free.length === 0 ? (
          <EmptyState
            icon={<Boxes />}
            title={data.length === 0 ? 'No components found' : 'Nothing left to add'}
            text={
              data.length === 0 ? 'Your library is empty.' : 'The project already has every component in your library.'
            }
          />
        ) : (
          <ComponentPicker
            rows={rows}
            loading={!data && !error}
            selected={selected}
            onSelect={setSelected}
            draftOf={getDraft}
          />
        )}
      </div>
      <BulkProgress bulk={bulk} />
    </Dialog>
  );
}
