import { useState } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { toConflictVersions } from './conflictVersions.ts';
import { ThreeWayDialog } from './ThreeWayDialog.tsx';

export interface ConflictDialogProps {
  store: DraftStore;
  /** The noun for the edited record, as in 'this component'. */
  noun: string;
  /** The record as someone else has stored it since. */
  theirs: FieldValues;
  busy: boolean;
  onCancel: () => void;
  /** Saves again, with my text in these fields and theirs in all others. */
  onSave: (mine: ReadonlySet<string>) => void;
}

/** Asks which values to keep after someone else has saved the record since the draft was started. */
export function ConflictDialog({ store, noun, theirs, busy, onCancel, onSave }: ConflictDialogProps) {
  const [versions] = useState(() => toConflictVersions(store, theirs));
  return (
    <ThreeWayDialog
      definition={store.definition}
      versions={versions}
      title="Changed by someone else"
      description={`This ${noun} was saved elsewhere after you opened it. Choose what to keep; nothing is saved until you do.`}
      action="Save again"
      busy={busy}
      onCancel={onCancel}
      onSettle={onSave}
    />
  );
}
