import { type ReactNode, useId } from 'react';
import { useFieldText } from '#engine/useDraft.ts';
import { KindTile } from '#library/KindTile.tsx';
import { Truncated } from '#ui/Truncated.tsx';
import styles from './EntryName.module.css';
import { findFaults, type ImportDraft, type ImportEntry, type ImportFault, isReused } from './ImportEntry.ts';

export interface EntryNameProps {
  entry: ImportEntry;
  disabled: boolean;
  /** Its details are open and show its faults at the fields. */
  isOpen: boolean;
}

/** The name of an entry, editable if the entry is to be created, and why it can't be created as it is. */
export function EntryName({ entry, disabled, isOpen }: EntryNameProps) {
  const { draft, origin, problem, deletedKind, namesake } = entry;
  const id = useId();
  const subclass = draft?.store.definition.id ?? deletedKind;
  const isTyped = draft !== undefined && !isReused(entry);
  const faults = entry.isIncluded ? findFaults(entry) : [];
  const nameFault = faults.find(({ item }) => item === 'name')?.message;
  const unread = entry.isUnknownKind ? `${problem}; left out` : problem;
  const reason = unread ?? (isOpen ? undefined : describe(faults.filter(({ item }) => item !== 'name')));
  return (
    <div className={styles.names} data-tile={subclass !== undefined || undefined}>
      {subclass !== undefined && <KindTile subclass={subclass} size="s" />}
      {isTyped ? (
        <NameInput
          draft={draft}
          label={`Name, ${origin}`}
          describedBy={id}
          invalid={nameFault !== undefined}
          readOnly={disabled}
        />
      ) : (
        <span className={styles.text}>
          <Truncated text={namesake?.name ?? origin} />
        </span>
      )}
      {isTyped && (
        <p id={id} className={styles.note} data-tone={nameFault === undefined ? undefined : 'error'}>
          {nameFault ?? <Renamed draft={draft} />}
        </p>
      )}
      {reason !== undefined && (
        <p className={styles.note} data-tone="error">
          {reason}
        </p>
      )}
    </div>
  );
}

interface NameInputProps {
  draft: ImportDraft;
  label: string;
  describedBy: string;
  invalid: boolean;
  readOnly: boolean;
}

function NameInput({ draft: { store }, label, describedBy, invalid, readOnly }: NameInputProps) {
  return (
    <input
      className={styles.input}
      dir="auto"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      value={useFieldText(store, 'name')}
      readOnly={readOnly}
      onChange={(event) => store.type('name', event.target.value)}
      onBlur={() => store.blur('name')}
    />
  );
}

function Renamed({ draft: { name, wanted, given } }: { draft: ImportDraft }): ReactNode {
  if (given === wanted || name !== given) return null;
  return (
    <>
      <bdi>{wanted}</bdi> is taken
    </>
  );
}

/** Returns the first fault and the number of the others. */
function describe([first, ...others]: readonly ImportFault[]): string | undefined {
  if (!first) return undefined;
  const fault = `${first.title}: ${first.message}`;
  return others.length === 0 ? fault : `${fault}, and ${others.length} more`;
}
