import { Boxes } from 'lucide-react';
import { useState } from 'react';
import { type ComponentListItem, useComponentListing } from '#api/useComponents.ts';
import { type Asset, addAsset } from '#api/useProjectAssets.ts';
import { BulkFailures, BulkProgress } from '#library/BulkDialogs.tsx';
import { useBulk } from '#library/useBulk.ts';
import { counted } from '#model/counted.ts';
import type { Listing } from '#model/Listing.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import layout from '#ui/layout.module.css';
import { SearchBox } from '#ui/SearchBox.tsx';
import styles from './AddComponentsDialog.module.css';
import { ComponentPicker } from './ComponentPicker.tsx';
import type { Pickable } from './Pickable.ts';
import { useCountDrafts } from './useCountDrafts.ts';
import { useLongPickable } from './useLongPickable.ts';
import { useShortPickable } from './useShortPickable.ts';

export interface AddComponentsDialogProps {
  projectId: string;
  /** The components that the project has already, which can't be added again. */
  held: readonly Asset[];
  /** Called once at least one has been added. */
  onAdded: () => void;
  onClose: () => void;
}

/** Adds one or more components of the library to a project, each with a count. */
export function AddComponentsDialog(props: AddComponentsDialogProps) {
  const { data } = useComponentListing({ templates: false });
  return data && !data.whole ? <LongLibrary {...props} listing={data} /> : <ShortLibrary {...props} />;
}

function ShortLibrary(props: AddComponentsDialogProps) {
  return <PickDialog {...props} pickable={useShortPickable(props.held)} />;
}

function LongLibrary({ listing, ...props }: AddComponentsDialogProps & { listing: Listing<ComponentListItem> }) {
  return <PickDialog {...props} pickable={useLongPickable({ ...props, listing })} />;
}

function PickDialog({ projectId, pickable, onAdded, onClose }: AddComponentsDialogProps & { pickable: Pickable }) {
  const { search, setSearch, rows, gaps, isLoading, lack, error, retry } = pickable;
  const { chosen, selected, select, selectAll, reading } = pickable;
  const [fault, setFault] = useState<string>();
  const bulk = useBulk();
  const getDraft = useCountDrafts();

  function add() {
    const faulty = chosen.find(({ id }) => getDraft(id, 1).attempt());
    if (faulty) return setFault(`The count of ${faulty.name} is not valid. Correct it to add the components.`);
    setFault(undefined);
    void bulk.start({
      doing: 'Adding',
      doneText: (count) => `${counted(count, 'component')} added`,
      items: chosen,
      run: ({ id }) => addAsset(projectId, { component_id: id, count: Number(getDraft(id, 1).values().count) }),
      // One call at a time, so that the project gets them in this order.
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
            {reading === undefined
              ? `${chosen.length} selected`
              : `Loading ${reading.toLocaleString('en')} rows to select...`}
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
        {error && <ErrorBanner error={error} onRetry={retry} />}
        {lack ? (
          <EmptyState
            icon={<Boxes />}
            title={lack === 'library' ? 'No components found' : 'Nothing left to add'}
            text={
              lack === 'library' ? 'Your library is empty.' : 'The project already has every component in your library.'
            }
          />
        ) : (
          <ComponentPicker
            rows={rows}
            gaps={gaps}
            loading={isLoading}
            selected={selected}
            onSelect={select}
            onSelectAll={selectAll}
            getDraft={getDraft}
          />
        )}
      </div>
      <BulkProgress bulk={bulk} />
    </Dialog>
  );
}
