import { useState } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import { displayText } from '#model/displayText.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { fieldText } from '#model/fieldText.ts';
import { threeWay } from '#model/threeWay.ts';
import { Alert } from '#ui/Alert.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import styles from './ConflictDialog.module.css';

export interface ConflictDialogProps {
  store: DraftStore;
  /** What is edited, as in 'this component'. */
  noun: string;
  /** The record as somebody else has stored it since. */
  theirs: FieldValues;
  busy: boolean;
  onCancel: () => void;
  /** Saves again, with my text in these fields and theirs in all others. */
  onSave: (mine: ReadonlySet<string>) => void;
}

type Side = 'mine' | 'theirs';

/** Shows, field by field, mine, theirs and the original, and lets a person choose before saving again. */
export function ConflictDialog({ store, noun, theirs, busy, onCancel, onSave }: ConflictDialogProps) {
  const { definition } = store;
  const [{ rows, texts }] = useState(() => compare(store, theirs));
  const [choices, setChoices] = useState<Record<string, Side>>(() =>
    Object.fromEntries(rows.map((row) => [row.item, row.choice])),
  );
  const chooseAll = (side: Side) => setChoices(Object.fromEntries(rows.map((row) => [row.item, side])));
  const mine = new Set(rows.filter((row) => choices[row.item] === 'mine').flatMap((row) => row.fields));
  const conflicts = rows.filter((row) => row.isConflict).length;
  return (
    <Dialog
      open
      onClose={onCancel}
      closeOnOutsidePress={false}
      size="l"
      title="Changed by somebody else"
      description={`This ${noun} was saved elsewhere after you opened it. Choose what to keep; nothing is saved until you do.`}
      footer={
        <>
          <Button variant="ghost" onClick={onCancel}>
            Back to editing
          </Button>
          <Button onClick={() => chooseAll('theirs')}>Take all theirs</Button>
          <Button onClick={() => chooseAll('mine')}>Take all mine</Button>
          <Button variant="primary" busy={busy} onClick={() => onSave(mine)}>
            Save again
          </Button>
        </>
      }
    >
      {rows.length === 0 && <Alert tone="info">Both versions hold the same values.</Alert>}
      {conflicts > 0 && <p className={styles.lead}>{conflicts} field(s) were changed by both of you.</p>}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.item}>
            <fieldset className={styles.row}>
              <legend className={styles.title}>
                {row.title}
                {row.isConflict && <Badge tone="modified">both changed</Badge>}
              </legend>
              {(['mine', 'theirs'] as const).map((side) => (
                <label key={side} className={styles.side}>
                  <input
                    type="radio"
                    name={`conflict-${row.item}`}
                    checked={choices[row.item] === side}
                    onChange={() => setChoices({ ...choices, [row.item]: side })}
                  />
                  <span className={styles.words}>
                    <span className={styles.whose}>{side === 'mine' ? 'Mine' : 'Theirs'}</span>
                    <bdi>{displayText(definition, row.fields, texts[side])}</bdi>
                  </span>
                </label>
              ))}
              <p className={styles.original}>
                <span className={styles.whose}>Original</span>
                <bdi>{displayText(definition, row.fields, texts.original)}</bdi>
              </p>
            </fieldset>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function compare(store: DraftStore, values: FieldValues) {
  const fields = Object.values(store.definition.fields);
  const theirs = Object.fromEntries(fields.map((field) => [field.name, fieldText(field, values[field.name])]));
  const original = Object.fromEntries(fields.map(({ name }) => [name, store.original(name)]));
  const texts = { original, mine: store.allTexts(), theirs };
  return { texts, rows: threeWay({ definition: store.definition, ...texts }) };
}
