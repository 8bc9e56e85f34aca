import { Boxes } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { errorToast } from '#api/ApiError.ts';
import { type ComponentListItem, useComponents } from '#api/useComponents.ts';
import { type Asset, addAsset } from '#api/useProjectAssets.ts';
import { runAll } from '#library/runAll.ts';
import { notifyRefusal } from '#records/notifyActionFailure.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
import styles from './AddComponentsDialog.module.css';
import { ComponentPicker } from './ComponentPicker.tsx';
import { findComponents } from './findComponents.ts';
import { useCountDrafts } from './useCountDrafts.ts';

export interface AddComponentsDialogProps {
  projectId: string;
  /** What the project has already, which can't be added again. */
  held: readonly Asset[];
  /** Called once at least one has been added. */
  onAdded: () => void;
  onClose: () => void;
}

const NONE: ComponentListItem[] = [];

/** Picks components of the library for a project, several at once, each with its number. */
export function AddComponentsDialog({ projectId, held, onAdded, onClose }: AddComponentsDialogProps) {
  const { data, error, mutate } = useComponents({ templates: false });
  const [search, setSearch] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const getDraft = useCountDrafts();
  const wanted = useDeferredValue(search);
  const free = useMemo(() => {
    const taken = new Set(held.map(({ component_id }) => component_id));
    return (data ?? NONE).filter(({ id }) => !taken.has(id));
  }, [data, held]);
  const rows = useMemo(() => findComponents(free, wanted), [free, wanted]);
  // In the order of the library, whatever has been searched for since.
  const chosen = free.filter(({ id }) => selected.has(id));

  async function add() {
    if (busy) return;
    const faulty = chosen.find(({ id }) => getDraft(id, 1).attempt());
    if (faulty) return setFailure(`The count of ${faulty.name} can't be used.`);
    setBusy(true);
    setFailure(undefined);
    const outcomes = await runAll({
      items: chosen,
      run: ({ id }) => addAsset(projectId, { component_id: id, count: Number(getDraft(id, 1).values().count) }),
      // One after the other, so that they stand in the project as they did here.
      atOnce: 1,
    });
    const failed = outcomes.flatMap((outcome) => (outcome.state === 'failed' ? [outcome] : []));
    setBusy(false);
    if (failed.length < outcomes.length) onAdded();
    if (failed.length === 0) return onClose();
    for (const { error: refusal } of failed) notifyRefusal(refusal, () => void again.current());
    const names = failed.map(({ item }) => item.name).join(', ');
    setFailure(`Not added: ${names}. ${errorToast(failed[0]?.error).message}`);
  }
  // A notice outlives the render that it was made in, and by then others may be chosen.
  const again = useRef(add);
  useEffect(() => {
    again.current = add;
  });

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
          <Button variant="primary" busy={busy} disabled={chosen.length === 0} onClick={add}>
            {chosen.length === 0 ? 'Add' : `Add ${chosen.length} component(s)`}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <SearchBox value={search} onChange={setSearch} placeholder="Search the library..." className={styles.search} />
        {failure && <Alert tone="error">{failure}</Alert>}
        {error && <ErrorBanner message={error.message} status={error.status} onRetry={() => void mutate()} />}
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
    </Dialog>
  );
}
