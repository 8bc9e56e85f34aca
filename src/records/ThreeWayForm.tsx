import { useState } from 'react';
import { MapChanges } from '#engine/MapChanges.tsx';
import { groupedText } from '#model/displayText.ts';
import type { Texts } from '#model/draftHistory.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { differsIn } from '#model/formItems.ts';
import type { ThreeTexts } from '#model/resumeDraft.ts';
import { toSourcePath } from '#model/sourcePaths.ts';
import { sourceRange, sourceText } from '#model/sourceText.ts';
import { type ThreeWayRow, threeWay } from '#model/threeWay.ts';
import { sourceDiffers, versionSource } from '#model/versionSource.ts';
import { Alert } from '#ui/Alert.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TableDifference } from './TableDifference.tsx';
import styles from './ThreeWayDialog.module.css';
import type { ThreeWayDialogProps } from './ThreeWayDialog.tsx';
import { type ThreeWayWords, TWO_PERSONS } from './threeWayWords.ts';

type Side = 'mine' | 'theirs';

/** Shows mine, theirs and, if it is a third version, the original of every field, and lets the user choose. */
export function ThreeWayForm(props: ThreeWayDialogProps) {
  const { definition, title, description, action, words = TWO_PERSONS, busy = false, onCancel, onSettle } = props;
  const [texts] = useState(props.versions);
  const [rows] = useState(() => threeWay({ definition, ...texts }));
  const [choices, setChoices] = useState<Record<string, Side>>(() =>
    Object.fromEntries(rows.map((row) => [row.item, row.choice])),
  );
  const chooseAll = (side: Side) => setChoices(Object.fromEntries(rows.map((row) => [row.item, side])));
  const mine = new Set(rows.filter((row) => choices[row.item] === 'mine').flatMap((row) => row.keys));
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
                    <SideText definition={definition} row={row} versions={texts} side={side} />
                  </span>
                </label>
              ))}
              {texts.mine !== texts.original && (
                <p className={styles.original}>
                  <span className={styles.whose}>Original</span>
                  <SideText definition={definition} row={row} versions={texts} side="original" />
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
  versions: ThreeTexts;
  side: keyof ThreeTexts;
}

/** One side: the value (of a table, its difference from the original) and its source where the sources differ. */
function SideText({ definition, row, versions, side }: SideTextProps) {
  const { item, title, fields } = row;
  const table = definition.fields[item]?.table;
  const texts = versions[side];
  const all = [versions.mine, versions.theirs, versions.original];
  const hasOtherSource = all.some((other) => sourceDiffers(definition, row, texts, other));
  // A curve's points are not shown if they are the same in all versions.
  const isLeftOut = fields.length > 1 && all.every((other) => !differsIn(definition, fields, texts, other));
  const source = versionSource(definition, row, texts);
  const range = sourceRange(definition, toSourcePath(item), texts.currency);
  return (
    <>
      {table && side !== 'original' ? (
        <TableDifference
          table={table}
          label={title}
          before={versions.original[item] ?? ''}
          after={texts[item] ?? ''}
          currency={texts.currency}
        />
      ) : (
        !isLeftOut && <bdi>{groupedText(definition, fields, texts)}</bdi>
      )}
      {hasOtherSource && (
        <span className={styles.source}>
          {source ? (
            <>
              Source: <bdi>{sourceText(source, range?.unit)}</bdi>
            </>
          ) : (
            'No source'
          )}
        </span>
      )}
    </>
  );
}

interface ChangedMapProps {
  definition: FormDefinition;
  item: string;
  mine: Texts;
  theirs: Texts;
  words: ThreeWayWords;
}

/** Renders the cells in which two versions of a map differ; nothing for other fields. */
function ChangedMap({ definition, item, mine, theirs, words }: ChangedMapProps) {
  const { map } = definition.fields[item] ?? {};
  if (!map) return null;
  const texts = [mine[item] ?? '', theirs[item] ?? ''];
  return <MapChanges map={map} labels={[words.mine, words.theirs]} texts={texts} currency={mine.currency} />;
}
