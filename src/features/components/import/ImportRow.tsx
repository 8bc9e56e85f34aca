import { ChevronDown } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFieldSnapshot, useFieldText, useFormSnapshot } from '#engine/useDraft.ts';
import { KindTile } from '#library/KindTile.tsx';
import { addresses } from '#model/addresses.ts';
import { Badge } from '#ui/Badge.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Truncated } from '#ui/Truncated.tsx';
import type { ImportBatch } from './ImportBatch.ts';
import { ImportDetails } from './ImportDetails.tsx';
import { countFaults, getStatus, type ImportDraft, type ImportEntry } from './ImportEntry.ts';
import styles from './ImportTable.module.css';

export interface ImportRowProps {
  entry: ImportEntry;
  batch: ImportBatch;
  disabled: boolean;
  /** Whether its details are open from the start where it has problems. */
  opens: boolean;
}

/** One entry: its name, which can be changed, its kind and its state; opens to its details. */
export const ImportRow = memo(function ImportRow({ entry, batch, disabled, opens }: ImportRowProps) {
  const { id, origin, draft, state, isIncluded } = entry;
  const [isOpen, setIsOpen] = useState(() => opens && ['faulty', 'unreadable'].includes(getStatus(entry)));
  const detailsId = useId();
  const isDone = state === 'created';
  const name = draft?.store.text('name') || origin;
  return (
    <tbody className={styles.entry} data-state={getStatus(entry)}>
      <tr>
        <td className={styles.check}>
          <Checkbox
            aria-label={`Import ${name}`}
            checked={isIncluded}
            disabled={disabled || isDone}
            onChange={(checked) => batch.update(id, { isIncluded: checked })}
          />
        </td>
        <td className={styles.name}>
          {draft ? (
            <EntryName draft={draft} origin={origin} disabled={disabled || isDone} />
          ) : (
            <Truncated text={origin} />
          )}
        </td>
        <td className={styles.kind}>{draft && <EntryKind draft={draft} />}</td>
        <td className={styles.origin}>
          <Truncated text={origin} />
        </td>
        <td className={styles.state}>
          <EntryState entry={entry} />
        </td>
        <td className={styles.more}>
          <IconButton
            className={styles.open}
            label={`Details of ${name}`}
            icon={<ChevronDown />}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            onClick={() => setIsOpen(!isOpen)}
          />
        </td>
      </tr>
      {isOpen && (
        <tr id={detailsId}>
          <td colSpan={6} className={styles.details}>
            <ImportDetails entry={entry} batch={batch} />
          </td>
        </tr>
      )}
    </tbody>
  );
});

function EntryName({ draft, origin, disabled }: { draft: ImportDraft; origin: string; disabled: boolean }) {
  const { store, wanted, given } = draft;
  const id = useId();
  const text = useFieldText(store, 'name');
  const { error } = useFieldSnapshot(store, 'name');
  return (
    <div className={styles.names}>
      <KindTile subclass={store.definition.id} size="s" />
      <input
        className={styles.input}
        dir="auto"
        aria-label={`Name, ${origin}`}
        aria-describedby={id}
        aria-invalid={error !== undefined || undefined}
        value={text}
        readOnly={disabled}
        onChange={(event) => store.type('name', event.target.value)}
        onBlur={() => store.blur('name')}
      />
      <p id={id} className={styles.note} data-tone={error === undefined ? undefined : 'error'}>
        {error ??
          (given !== wanted && text === given ? (
            <>
              <bdi>{wanted}</bdi> is taken
            </>
          ) : null)}
      </p>
    </div>
  );
}

function EntryKind({ draft }: { draft: ImportDraft }) {
  return (
    <>
      {draft.store.definition.title}
      {draft.isTemplate && <Badge>template</Badge>}
    </>
  );
}

function EntryState({ entry }: { entry: ImportEntry }) {
  if (entry.draft) return <DraftState entry={entry} draft={entry.draft} />;
  return entry.isIncluded ? <Badge tone="error">Unreadable</Badge> : <Badge>Skipped</Badge>;
}

function DraftState({ entry, draft }: { entry: ImportEntry; draft: ImportDraft }) {
  useFormSnapshot(draft.store);
  const faults = countFaults(draft);
  switch (getStatus(entry)) {
    case 'created':
      return <Created entry={entry} draft={draft} />;
    case 'running':
      return <Badge tone="accent">Creating...</Badge>;
    case 'skipped':
      return <Badge>Skipped</Badge>;
    case 'failed':
      return <Badge tone="error">Failed</Badge>;
    case 'faulty':
      return <Badge tone="error">{`${faults} problem${faults === 1 ? '' : 's'}`}</Badge>;
    default: {
      const left = draft.notes.filter(({ code }) => code === 'leftOut' || code === 'outdated').length;
      return left > 0 ? <Badge tone="modified">{`Ready, ${left} left out`}</Badge> : <Badge tone="ok">Ready</Badge>;
    }
  }
}

function Created({ entry, draft }: { entry: ImportEntry; draft: ImportDraft }) {
  const list = draft.isTemplate ? addresses.componentTemplates : addresses.components;
  return (
    <span className={styles.created}>
      <Badge tone="ok">Created</Badge>
      {entry.createdId !== undefined && (
        <Link
          to={`${list}?view=${encodeURIComponent(entry.createdId)}`}
          aria-label={`Open ${draft.store.text('name')}`}
        >
          Open
        </Link>
      )}
    </span>
  );
}
