import { useState } from 'react';
import { MapChanges } from '#engine/MapChanges.tsx';
import { displayText } from '#model/displayText.ts';
import type { Texts } from '#model/draftHistory.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';
import type { ThreeTexts } from '#model/resumeDraft.ts';
import { type ThreeWayRow, threeWay } from '#model/threeWay.ts';
import { Alert } from '#ui/Alert.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TableDifference } from './TableDifference.tsx';
import styles from './ThreeWayDialog.module.css';

export interface ThreeWayDialogProps {
  definition: FormDefinition;
  /** Compared as they are when the dialog opens. */
  versions: ThreeTexts;
  title: string;
  description: string;
  /** The button that takes the choice. */
  action: string;
  /** What the versions of a choice are called, and how a field is marked that both have changed. */
  words?: ThreeWayWords | undefined;
  busy?: boolean | undefined;
  onCancel: () => void;
  /** Called with the fields that keep my text; all others take theirs. */
  onSettle: (mine: ReadonlySet<string>) => void;
}

type Side = 'mine' | 'theirs';

export interface ThreeWayWords extends Record<Side, string> {
  takeAllMine: string;
  takeAllTheirs: string;
  conflicts: string;
}

/** What is typed in a form, beside what is stored. */
export const UNSAVED_OR_STORED: ThreeWayWords = {
  mine: 'Unsaved',
  theirs: 'Stored',
  takeAllMine: 'Take all unsaved',
  takeAllTheirs: 'Take all stored',
  conflicts: 'field(s) were changed in both versions.',
};

const TWO_PERSONS: ThreeWayWords = {
  mine: 'Mine',
  theirs: 'Theirs',
  takeAllMine: 'Take all mine',
  takeAllTheirs: 'Take all theirs',
  conflicts: 'field(s) were changed by both of you.',
};

/** Shows, field by field, mine, theirs and the original where it is a third version, and lets a person choose. */
export function ThreeWayDialog(props: ThreeWayDialogProps) {
  const { definition, title, description, action, words = TWO_PERSONS, busy = false, onCancel, onSettle } = props;
  const [texts] = useState(props.versions);
  const [rows] = useState(() => threeWay({ definition, ...texts }));
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
      title={title}
      description={description}
      footer={
        <>
          <Button variant="ghost" onClick={onCancel}>
            Back to editing
          </Button>
          <Button onClick={() => chooseAll('theirs')}>{words.takeAllTheirs}</Button>
          <Button onClick={() => chooseAll('mine')}>{words.takeAllMine}</Button>
          <Button variant="primary" busy={busy} onClick={() => onSettle(mine)}>
            {action}
          </Button>
        </>
      }
    >
      {rows.length === 0 && <Alert tone="info">Both versions have the same values.</Alert>}
      {conflicts > 0 && (
        <p className={styles.lead}>
          {conflicts} {words.conflicts}
        </p>
      )}
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
                    <span className={styles.whose}>{words[side]}</span>
                    <SideText definition={definition} row={row} original={texts.original} texts={texts[side]} />
                  </span>
                </label>
              ))}
              {texts.mine !== texts.original && (
                <p className={styles.original}>
                  <span className={styles.whose}>Original</span>
                  <bdi>{displayText(definition, row.fields, texts.original)}</bdi>
                </p>
              )}
              <ChangedMap
                definition={definition}
                item={row.item}
                mine={texts.mine}
                theirs={texts.theirs}
                words={words}
              />
            </fieldset>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface SideTextProps {
  definition: FormDefinition;
  row: ThreeWayRow;
  original: Texts;
  texts: Texts;
}

/** What a side has; of a table how it differs from the original. */
function SideText({ definition, row: { item, title, fields }, original, texts }: SideTextProps) {
  const table = definition.fields[item]?.table;
  if (!table) return <bdi>{displayText(definition, fields, texts)}</bdi>;
  return (
    <TableDifference
      table={table}
      label={title}
      before={original[item] ?? ''}
      after={texts[item] ?? ''}
      currency={texts.currency}
    />
  );
}

interface ChangedMapProps {
  definition: FormDefinition;
  item: string;
  mine: Texts;
  theirs: Texts;
  words: ThreeWayWords;
}

/** The cells in which two versions of a map differ; nothing for any other field. */
function ChangedMap({ definition, item, mine, theirs, words }: ChangedMapProps) {
  const { map } = definition.fields[item] ?? {};
  if (!map) return null;
  const texts = [mine[item] ?? '', theirs[item] ?? ''];
  return <MapChanges map={map} labels={[words.mine, words.theirs]} texts={texts} currency={mine.currency} />;
}
