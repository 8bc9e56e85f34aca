import { SearchX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type ReferenceEntry, useReferenceEntries } from '#api/useReference.ts';
import type { ReferenceSet } from '#api/useReferenceSets.ts';
import { SchemaForm } from '#engine/SchemaForm.tsx';
import { useShownTabs } from '#engine/useShownTabs.ts';
import { getKindAppearance } from '#library/getKindAppearance.ts';
import { KindTile } from '#library/KindTile.tsx';
import { useKind } from '#library/useKind.ts';
import type { Kind } from '#model/Kind.ts';
import { openStored } from '#model/openStored.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { DialogFoot } from '#ui/DialogFoot.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { ComponentProblem } from '../editor/ComponentProblem.tsx';
import { EditorSkeleton } from '../editor/EditorSkeleton.tsx';
import { ReferenceSetContext } from '../sources/ReferenceSetContext.ts';
import { SourceEditing } from '../sources/SourceEditing.tsx';
import styles from './EntryDialog.module.css';
import { SetSource } from './SetSource.tsx';
import { toEntryKind } from './toEntryKind.ts';
import { useEntryUse } from './useEntryUse.tsx';

export interface EntryDialogProps {
  set: ReferenceSet;
  /** The key of the entry. */
  entryKey: string;
  onClose: () => void;
}

/** Shows an entry of a reference set in its kind's tabs, read-only. */
export function EntryDialog({ set, entryKey, onClose }: EntryDialogProps) {
  const { data, error, mutate } = useReferenceEntries([{ set: set.name, key: entryKey }]);
  const loaded = useKind(set.subclass);
  const { use, busyKey, dialog } = useEntryUse(set);
  const entry = data?.[0];
  const isMissing = data !== undefined && entry === undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      size="xl"
      tall
      flush
      icon={<KindTile subclass={set.subclass} />}
      title={entryKey}
      description={`${getKindAppearance(set.subclass).title}, ${set.title}`}
    >
      {isMissing ? (
        <EmptyState
          icon={<SearchX />}
          title="Entry not found."
          text="It is no longer in the set."
          action={<Button onClick={onClose}>Close</Button>}
        />
      ) : (
        <>
          {entry && 'kind' in loaded ? (
            <ReferenceSetContext value={set}>
              <EntryForm key={entry.version} kind={loaded.kind} entry={entry} />
            </ReferenceSetContext>
          ) : (
            <div className={styles.waiting}>
              {error && error.status !== 401 ? (
                <ErrorBanner error={error} onRetry={() => void mutate()} />
              ) : 'failed' in loaded ? (
                <ComponentProblem problem="form" />
              ) : (
                <EditorSkeleton />
              )}
            </div>
          )}
          <DialogFoot className={styles.foot}>
            <div className={styles.about}>
              <SetSource set={set} />
              {set.citation !== null && <p className={styles.citation}>Cite as: {set.citation}</p>}
            </div>
            <Button onClick={onClose}>Close</Button>
            <Button variant="primary" busy={busyKey !== undefined} disabled={!entry} onClick={() => use(entryKey)}>
              Use
            </Button>
          </DialogFoot>
        </>
      )}
      {dialog}
    </Dialog>
  );
}

function EntryForm({ kind, entry }: { kind: Kind; entry: ReferenceEntry }) {
  const store = useMemo(() => openStored(toEntryKind(kind), { ...entry.component }), [kind, entry]);
  const tabs = useShownTabs(store);
  const [chosen, setChosen] = useState('');
  const tab = (tabs.find(({ id }) => id === chosen) ?? tabs[0])?.id ?? '';
  return (
    <div className={styles.form}>
      <Tabs
        tabs={tabs.map(({ id, title }) => ({ id, title }))}
        active={tab}
        onChange={setChosen}
        label={`${kind.definition.title} details`}
        className={styles.tabs}
        panelClassName={styles.panel}
      >
        <SourceEditing store={store} readOnly>
          <SchemaForm store={store} tab={tab} readOnly marksChanges={false} />
        </SourceEditing>
      </Tabs>
    </div>
  );
}
