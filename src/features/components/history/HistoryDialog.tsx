import { useMemo, useState } from 'react';
import { isNotOffered } from '#api/ApiError.ts';
import type { Component } from '#api/useComponent.ts';
import { useComponentRevisions } from '#api/useComponentRevisions.ts';
import { isLocked } from '#library/isLocked.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { differingItems } from '#model/formItems.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { dateAndTime } from '#ui/dateAndTime.ts';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import { NotOffered } from '#ui/NotOffered.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { timeAgo } from '#ui/timeAgo.ts';
import { toasts } from '#ui/toastStore.ts';
import { describeVersion } from './describeVersion.ts';
import styles from './HistoryDialog.module.css';
import { toVersions, type Version } from './Version.ts';
import { VersionDetails } from './VersionDetails.tsx';

export interface HistoryDialogProps {
  store: DraftStore;
  component: Component;
  /** The version that is selected first; defaults to the newest. */
  revision?: number | undefined;
  onClose: () => void;
}

/** Lists a component's saved versions; restoring one puts its values into the editor as pending changes. */
export function HistoryDialog({ store, component, revision, onClose }: HistoryDialogProps) {
  const { data, error, mutate } = useComponentRevisions(component);
  const versions = useMemo(
    () => (data ? toVersions({ definition: store.definition, revisions: data, component }) : []),
    [data, store, component],
  );
  const [chosen, setChosen] = useState(revision);
  const version = versions.find(({ revision }) => revision === chosen) ?? versions[0];
  const pending = version ? differingItems(store.definition, store.allTexts(), version.texts) : [];
  const locked = isLocked(store);

  const sources = version ? store.sources.restoring(version.sources, version.texts) : {};
  const count = pending.length + (pending.length === 0 ? Object.keys(sources).length : 0);

  function restore({ revision, texts }: Version) {
    const fields = pending.flatMap((item) => item.fields);
    store.change({ ...Object.fromEntries(fields.map((name) => [name, texts[name] ?? ''])), ...sources });
    store.validateNow();
    onClose();
    toasts.add({
      type: 'info',
      title: `Version ${revision} is back in the editor`,
      message: `${count} field(s) changed. Nothing is stored until you save.`,
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
            <p className={styles.effect}>{effectText({ count, locked })}</p>
            <Button variant="ghost" onClick={onClose}>
              Close
            </Button>
            <Button variant="primary" disabled={count === 0 || locked} onClick={() => restore(version)}>
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
          <ErrorBanner error={error} onRetry={() => void mutate()} />
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
                  <span className={styles.what}>{describeVersion(store.definition, other)}</span>
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

function effectText({ count, locked }: { count: number; locked: boolean }): string {
  if (count === 0) return 'The editor already has the values of this version.';
  if (locked) return 'This component is locked. Switch off Locked to restore a version.';
  return `Restoring changes ${count} field(s) in the editor. Nothing is stored until you save.`;
}
