import { useMemo, useState } from 'react';
import { isNotOffered } from '#api/ApiError.ts';
import type { Component } from '#api/useComponent.ts';
import { type Revision, useComponentRevisions } from '#api/useComponentRevisions.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import type { Texts } from '#model/draftHistory.ts';
import { differingItems, type FormItem } from '#model/formItems.ts';
import { revisionTexts } from '#model/revisionTexts.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { dateAndTime } from '#ui/dateAndTime.ts';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import { NotOffered } from '#ui/NotOffered.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { timeAgo } from '#ui/timeAgo.ts';
import { toasts } from '#ui/toastStore.ts';
import styles from './HistoryDialog.module.css';
import { VersionDetails } from './VersionDetails.tsx';

export interface HistoryDialogProps {
  store: DraftStore;
  component: Component;
  onClose: () => void;
}

/** A saved version with what it holds and what it changed of the one before. */
export interface Version extends Revision {
  texts: Texts;
  /** Texts of the version before; undefined for the first one. */
  before: Texts | undefined;
  changed: FormItem[];
}

/** When and what was saved of a component; a version comes back as pending changes in the editor. */
export function HistoryDialog({ store, component, onClose }: HistoryDialogProps) {
  const { data, error, mutate } = useComponentRevisions(component);
  const versions = useMemo(
    () => (data ? toVersions({ store, revisions: data, component }) : []),
    [data, store, component],
  );
  const [chosen, setChosen] = useState<number>();
  const version = versions.find(({ revision }) => revision === chosen) ?? versions[0];
  const pending = version ? differingItems(store.definition, store.allTexts(), version.texts) : [];
  const isLocked = store.original('locked') === 'true' && store.text('locked') === 'true';

  function restore({ revision, texts }: Version) {
    const fields = pending.flatMap((item) => item.fields);
    store.change(Object.fromEntries(fields.map((name) => [name, texts[name] ?? ''])));
    store.validateNow();
    onClose();
    toasts.add({
      type: 'info',
      title: `Version ${revision} is back in the editor`,
      message: `${pending.length} field(s) changed. Nothing is stored until you save.`,
    });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="xl"
      tall
      title="History"
      description={
        <>
          Saved versions of <bdi>{component.name}</bdi>
        </>
      }
      footer={
        version && (
          <>
            <p className={styles.effect}>{effectText({ count: pending.length, isLocked })}</p>
            <Button variant="ghost" onClick={onClose}>
              Close
            </Button>
            <Button variant="primary" disabled={pending.length === 0 || isLocked} onClick={() => restore(version)}>
              Restore version {version.revision}
            </Button>
          </>
        )
      }
    >
      {error &&
        !data &&
        (isNotOffered(error) ? (
          <NotOffered what="Earlier versions" />
        ) : (
          <ErrorBanner message={error.message} onRetry={() => void mutate()} />
        ))}
      {!data && !error && <Waiting />}
      {version && (
        <div className={styles.columns}>
          <ol className={styles.versions} aria-label="Versions">
            {versions.map((other) => (
              <li key={other.revision}>
                <button
                  type="button"
                  className={styles.version}
                  aria-current={other === version || undefined}
                  onClick={() => setChosen(other.revision)}
                >
                  <span className={styles.when}>
                    <b>Version {other.revision}</b>
                    <time dateTime={other.saved_at} title={dateAndTime(other.saved_at)}>
                      {timeAgo(other.saved_at)}
                    </time>
                  </span>
                  <span className={styles.what}>{describeVersion(other)}</span>
                </button>
              </li>
            ))}
          </ol>
          <VersionDetails definition={store.definition} version={version} current={store.allTexts()} />
        </div>
      )}
    </Dialog>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting} role="status" aria-label="Loading the history...">
      <p className={styles.loading}>Loading the history...</p>
      <Skeleton height={48} />
      <Skeleton height={48} />
      <Skeleton height={48} />
    </div>
  );
}

interface Saved {
  store: DraftStore;
  revisions: readonly Revision[];
  component: Component;
}

function toVersions({ store: { definition }, revisions, component }: Saved): Version[] {
  const texts = revisionTexts({ definition, revisions, stored: { ...component } });
  return revisions.map((revision, index) => {
    const own = texts[index] ?? {};
    const before = texts[index + 1];
    return { ...revision, texts: own, before, changed: before ? differingItems(definition, before, own) : [] };
  });
}

function describeVersion({ changed, before, changes }: Version): string {
  if (!before) return 'Created';
  if (changed.length > 0) return changed.map(({ title }) => title).join(', ');
  return changes.length > 0 ? changes.map(({ field }) => field).join(', ') : 'Saved without changes';
}

function effectText({ count, isLocked }: { count: number; isLocked: boolean }): string {
  if (count === 0) return 'The editor holds the values of this version.';
  if (isLocked) return 'This component is locked. Switch off Locked to restore a version.';
  return `Restoring changes ${count} field(s) in the editor. Nothing is stored until you save.`;
}
