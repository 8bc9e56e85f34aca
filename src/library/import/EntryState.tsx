import { Link } from 'react-router-dom';
import { addresses } from '#model/addresses.ts';
import { Badge } from '#ui/Badge.tsx';
import { Select } from '#ui/Select.tsx';
import type { ImportBatch } from './createImportBatch.ts';
import styles from './EntryState.module.css';
import { findFaults, getStatus, type ImportDraft, type ImportEntry, type ImportStatus } from './ImportEntry.ts';

export interface EntryStateProps {
  entry: ImportEntry;
  batch: ImportBatch;
  disabled: boolean;
}

/** The state of an entry, and the choice to make if the library has a component of the same name that differs. */
export function EntryState({ entry, batch, disabled }: EntryStateProps) {
  const { id, draft, namesake, usesNamesake, isIncluded } = entry;
  const status = getStatus(entry);
  if (!draft || !isIncluded || !namesake || namesake.isEqual) return <StatusBadge entry={entry} status={status} />;
  return (
    <span className={styles.choice}>
      {status !== 'ready' && status !== 'reused' && <StatusBadge entry={entry} status={status} />}
      <Select
        size="s"
        aria-label={`“${draft.wanted}” differs from yours`}
        disabled={disabled}
        value={usesNamesake ? 'mine' : 'create'}
        options={CHOICES}
        onChange={(value) => batch.dispatch({ type: 'chosen', id, usesNamesake: value === 'mine' })}
      />
    </span>
  );
}

const CHOICES = [
  { value: 'create', label: 'Create under another name' },
  { value: 'mine', label: 'Use mine' },
];

function StatusBadge({ entry, status }: { entry: ImportEntry; status: ImportStatus }) {
  const { draft, createdId } = entry;
  switch (status) {
    case 'created':
      return draft && <Created draft={draft} id={createdId} />;
    case 'running':
      return <Badge tone="accent">Creating...</Badge>;
    case 'skipped':
      return <Badge>Skipped</Badge>;
    case 'deleted':
      return <Badge>Deleted before the export</Badge>;
    case 'reused':
      return <Badge tone="ok">In your library</Badge>;
    case 'failed':
      return <Badge tone="error">Failed</Badge>;
    case 'unreadable':
      return <Badge tone="error">Unreadable</Badge>;
    case 'faulty': {
      const { length } = findFaults(entry);
      return <Badge tone="error">{`${length} problem${length === 1 ? '' : 's'}`}</Badge>;
    }
    case 'ready': {
      const left = draft?.notes.filter(({ code }) => code === 'leftOut' || code === 'outdated').length ?? 0;
      return left > 0 ? <Badge tone="modified">{`Ready, ${left} left out`}</Badge> : <Badge tone="ok">Ready</Badge>;
    }
  }
}

function Created({ draft: { name, isTemplate }, id }: { draft: ImportDraft; id: string | undefined }) {
  const list = isTemplate ? addresses.componentTemplates : addresses.components;
  return (
    <span className={styles.created}>
      <Badge tone="ok">Created</Badge>
      {id !== undefined && (
        <Link to={`${list}?view=${encodeURIComponent(id)}`} aria-label={`Open ${name}`}>
          Open
        </Link>
      )}
    </span>
  );
}
