import { useMemo, useState } from 'react';
import type { MapDefinition } from '#model/FormDefinition.ts';
import type { TableChoices } from '#model/fitTable.ts';
import { formatMapTexts, type MapTexts } from '#model/mapText.ts';
import { splitTable } from '#model/splitTable.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { columnTitle } from '#widgets/curveMessages.ts';
import { type AskedMapPaste, type PastedMap, pasteIntoMap } from '#widgets/pasteIntoMap.ts';
import styles from './CurveDialog.module.css';
import { MapOutcome } from './MapOutcome.tsx';
import { PasteBlock } from './PasteBlock.tsx';
import { PasteColumns } from './PasteColumns.tsx';
import { PasteFrame } from './PasteFrame.tsx';
import { PasteNotation } from './PasteNotation.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import { UnitSelect } from './UnitSelect.tsx';

interface MapPasteDialogProps extends AskedMapPaste {
  title: string;
}

/** A dialog with a block from the clipboard beside a preview of the resulting map, before anything changes. */
export function MapPasteDialog({ title, paste, onPaste, onCancel }: MapPasteDialogProps) {
  const [choices, setChoices] = useState<TableChoices>({});
  const { texts, map } = paste;
  const pasted = useMemo(() => pasteIntoMap({ ...paste, choices }), [paste, choices]);
  const isSame = toText(pasted.texts) === toText(texts);
  const choose = (more: TableChoices) => setChoices((before) => ({ ...before, ...more }));
  const { list, axes, notation } = pasted;

  return (
    <PasteFrame
      title={title}
      sizes={`${describeSize(texts)} now, ${describeSize(pasted.texts)} after pasting`}
      isUseful={!isSame}
      onPaste={() => onPaste(choices)}
      onCancel={onCancel}
    >
      <div className={styles.options}>
        {list && <PasteColumns layout={list} choices={choices} onChoose={choose} />}
        {axes && <MapAxes axes={axes} map={map} onChoose={choose} />}
        <div className={styles.others}>
          {list && pasted.refusal !== undefined && !choices.columns && (
            <Button size="s" onClick={() => choose({ columns: list.used.map(({ at }) => at) })}>
              Use These Columns
            </Button>
          )}
          {axes && (
            <Checkbox
              label="Swap rows and columns"
              checked={axes.isTurned}
              onChange={(isTurned) => choose({ isTurned })}
            />
          )}
          <PasteNotation notation={notation} choices={choices} onChoose={choose} />
        </div>
      </div>
      <div className={styles.sides}>
        {list ? <PasteBlock layout={list} unreadable={[]} /> : <MapBlock text={paste.text} commas={choices.commas} />}
        <MapOutcome map={map} before={texts} pasted={pasted} />
      </div>
    </PasteFrame>
  );
}

interface MapAxesProps {
  axes: NonNullable<PastedMap['axes']>;
  map: MapDefinition;
  onChoose: (choices: TableChoices) => void;
}

/** The unit of each axis and of the values. */
function MapAxes({ axes: { isTurned, units }, map, onChoose }: MapAxesProps) {
  const places = { x: isTurned ? 'down the side' : 'along the top', y: isTurned ? 'along the top' : 'down the side' };
  return (
    <table className={styles.mapping} aria-label="Axes">
      <tbody>
        {AXES.map((name, index) => (
          <tr key={name}>
            <th scope="row">{columnTitle(map[name])}</th>
            <td>{name === 'z' ? 'in the cells' : places[name]}</td>
            <td>
              <UnitSelect
                axis={map[name]}
                value={units[name]}
                onChange={(unit) => onChoose({ isTurned, units: AXES.map((own) => units[own]).with(index, unit) })}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const AXES = ['x', 'y', 'z'] as const;

/** The block as it is on the clipboard. */
function MapBlock({ text, commas }: { text: string; commas: TableChoices['commas'] }) {
  const cells = useMemo(() => splitTable(text, commas).cells, [text, commas]);
  const width = Math.max(0, ...cells.map((row) => row.length));
  return (
    <section className={styles.side} aria-label="Clipboard">
      <h3 className={styles.heading}>Clipboard</h3>
      <PreviewTable
        label="Block"
        columns={Array.from({ length: width }, (_, at) => ({ title: `Column ${at + 1}` }))}
        count={cells.length}
        rowsName="rows"
        readCell={(row, column) => ({ text: cells[row]?.[column] })}
      />
    </section>
  );
}

function toText(texts: MapTexts | undefined): string {
  return texts ? formatMapTexts(texts) : '';
}

/** '3 x 2 values'. */
function describeSize(texts: MapTexts | undefined): string {
  return texts ? `${texts.x.length} x ${texts.y.length} values` : 'no values';
}
