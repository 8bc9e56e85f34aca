import { useEffect, useMemo, useRef, useState } from 'react';
import type { Component } from '#api/useComponent.ts';
import type { Revision } from '#api/useComponentRevisions.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { dateAndTime } from '#ui/dateAndTime.ts';
import { timeAgo } from '#ui/timeAgo.ts';
import { describeVersion } from '../history/describeVersion.ts';
import { History } from '../history/History.tsx';
import { toVersions } from '../history/Version.ts';
import styles from './ChangeGlance.module.css';
import glance from './Glance.module.css';
import { ReadAgain } from './ReadAgain.tsx';

export interface ChangeGlanceProps {
  store: DraftStore;
  component: Component;
  /** Newest first; undefined if they could not be read. */
  revisions: readonly Revision[] | undefined;
  onRetry: () => void;
}

/** Shows what the latest versions changed and when; a click opens the version in the history. */
export function ChangeGlance({ store, component, revisions, onRetry }: ChangeGlanceProps) {
  const [opened, setOpened] = useState<number>();
  useReadAfterSave(component.updated_at, onRetry);
  const versions = useMemo(
    () =>
      // One more than is shown, so that each has a version before it.
      toVersions({ definition: store.definition, revisions: revisions?.slice(0, FEW + 1) ?? [], component }).slice(
        0,
        FEW,
      ),
    [store, revisions, component],
  );
  return (
    <section className={glance.section}>
      <h3 className={glance.title}>Last changes</h3>
      {!revisions && <ReadAgain what="the changes" onRetry={onRetry} />}
      <ul>
        {versions.map((version) => (
          <li key={version.revision}>
            <button type="button" className={styles.change} onClick={() => setOpened(version.revision)}>
              <span className={styles.what}>{describeVersion(store.definition, version)}</span>
              <time className={styles.when} dateTime={version.saved_at} title={dateAndTime(version.saved_at)}>
                {timeAgo(version.saved_at)}
              </time>
            </button>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <History store={store} component={component} revision={opened} onClose={() => setOpened(undefined)} />
      )}
    </section>
  );
}

/** Reads again once the component was saved, here or elsewhere. */
function useReadAfterSave(updatedAt: string, read: () => void): void {
  const seen = useRef(updatedAt);
  useEffect(() => {
    if (seen.current === updatedAt) return;
    seen.current = updatedAt;
    read();
  });
}

const FEW = 4;
