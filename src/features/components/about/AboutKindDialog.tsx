import { useState } from 'react';
import { useCurrency } from '#engine/useCurrency.ts';
import { KindTile } from '#library/KindTile.tsx';
import { useKind } from '#library/useKind.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { type KindReference, kindReference } from '#model/kindReference.ts';
import { Alert } from '#ui/Alert.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { LoadingText } from '#ui/LoadingText.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import styles from './AboutKindDialog.module.css';
import { ReferenceGroups } from './ReferenceGroups.tsx';

export interface AboutKindDialogProps {
  store: DraftStore;
  onClose: () => void;
}

/** The reference of a kind: the meaning, rules and default of each field, by tab, and the kind's change log. */
export function AboutKindDialog({ store, onClose }: AboutKindDialogProps) {
  const { id, title, description } = store.definition;
  const currency = useCurrency(store);
  const loaded = useKind(id);
  return (
    <Dialog
      open
      onClose={onClose}
      size="l"
      tall
      icon={<KindTile subclass={id} />}
      title={`About ${title}`}
      description={description}
    >
      {'kind' in loaded ? (
        <Reference reference={kindReference(loaded.kind, currency)} />
      ) : 'failed' in loaded ? (
        <Alert tone="error">The description of this kind could not be loaded.</Alert>
      ) : (
        <LoadingText className={styles.quiet}>Loading the description...</LoadingText>
      )}
    </Dialog>
  );
}

function Reference({ reference }: { reference: KindReference }) {
  const { tabs, changes, version } = reference;
  const [active, setActive] = useState(tabs[0]?.id ?? CHANGES);
  const tab = tabs.find(({ id }) => id === active);
  return (
    <Tabs
      tabs={[...tabs, { id: CHANGES, title: 'Changes' }]}
      active={active}
      onChange={setActive}
      label="Parts of the description"
      panelClassName={styles.panel}
    >
      {tab ? <ReferenceGroups tab={tab} /> : <ChangeLog version={version} changes={changes} />}
    </Tabs>
  );
}

/** The leading space keeps it apart from the ids of the kind's tabs. */
const CHANGES = ' changes';

function ChangeLog({ version, changes }: Pick<KindReference, 'version' | 'changes'>) {
  return (
    <>
      <p className={styles.quiet}>
        {changes.length === 0 ? `Nothing has changed: this is version ${version}.` : `This is version ${version}.`}
      </p>
      {changes.map((log) => (
        <section key={log.version}>
          <h3 className={styles.heading}>Version {log.version}</h3>
          <ul className={styles.changes}>
            {log.changes.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
