import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { MapDefinition } from '#model/FormDefinition.ts';
import { mapMessage } from '#model/mapMessages.ts';
import { findTextFaults, type MapTexts, toNumbers } from '#model/mapText.ts';
import editor from './CurveEditor.module.css';
import noteStyles from './CurveNotes.module.css';
import { isSameCell } from './curveCells.ts';
import parts from './editorParts.module.css';
import { MapChart } from './MapChart.tsx';
import styles from './MapEditor.module.css';
import { MapTable } from './MapTable.tsx';
import { MapTools } from './MapTools.tsx';
import type { MapCellPosition } from './mapCells.ts';
import type { AskedMapPaste } from './pasteIntoMap.ts';
import { ResetButton } from './ResetButton.tsx';
import { useMapEdits } from './useMapEdits.ts';

export interface MapEditorProps {
  label: string;
  /** Pass the same object on every render: rows render again when it changes. */
  map: MapDefinition;
  /** The texts of the cells; undefined while the map is empty. */
  texts: MapTexts | undefined;
  /** Called with all texts, and with the cell if the user types into one. */
  onChange: (texts: MapTexts, typedIn?: MapCellPosition) => void;
  /** The map before its changes; cells that differ from it are marked. */
  original?: MapTexts | undefined;
  /** Present if the map differs from its original: adds the button 'Undo Changes to {label}'. */
  onReset?: (() => void) | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** Prefix of every id inside: the editor has this id itself, a cell `{idPrefix}-{row}-{column}`. */
  idPrefix: string;
  notes?: readonly string[] | undefined;
  /** Renders a preview of a pasted block that needs changes or is ambiguous; without it, no block is previewed. */
  preview?: ((asked: AskedMapPaste) => ReactNode) | undefined;
  /** 2 for an editor outside any titled section, 3 inside one. */
  headingLevel?: 2 | 3 | undefined;
}

/** Number of faults spelled out below the map; all of them are marked at their cells. */
const SPELLED_FAULTS = 2;

/** A map as a table and a chart beside each other, which show the same values. */
export function MapEditor(props: MapEditorProps) {
  const { label, map, texts, onChange, original, idPrefix, disabled = false, readOnly = false } = props;
  const locked = disabled || readOnly;
  const Heading = props.headingLevel === 2 ? 'h2' : 'h3';
  const table = useRef<HTMLTableElement>(null);
  const [hovered, setHovered] = useState<MapCellPosition>();
  const [focused, setFocused] = useState<MapCellPosition>();
  const [chosen, setChosen] = useState<MapCellPosition>();
  const faults = useMemo(() => (texts ? findTextFaults(texts, map) : []), [texts, map]);
  // A chart of many cells may lag behind typing.
  const drawn = useDeferredValue(texts) ?? texts;
  const value = useMemo(() => drawn && toNumbers(drawn), [drawn]);
  const edits = useMapEdits({
    map,
    texts,
    onChange,
    locked,
    table,
    chosen,
    onFocusCell: (cell) => {
      setFocused(cell);
      if (cell) setChosen(cell);
      // The pointer may rest on a cell while the keyboard works elsewhere.
      setHovered(undefined);
    },
    previews: props.preview !== undefined,
    onHover: (cell) => setHovered((before) => (isSameCell(before, cell) ? before : cell)),
  });
  const spelled = faults.slice(0, SPELLED_FAULTS).map((fault) => mapMessage(map, fault));
  const active = hovered ?? focused;
  const notesId = `${idPrefix}-notes`;

  return (
    <section
      id={idPrefix}
      className={editor.editor}
      aria-label={label}
      aria-describedby={props.notes ? notesId : undefined}
      tabIndex={-1}
    >
      <header className={parts.head}>
        <Heading className={editor.title}>{label}</Heading>
        {props.onReset && !locked && (
          <ResetButton
            label={label}
            onReset={() => {
              edits.showNotes([]);
              props.onReset?.();
            }}
          />
        )}
      </header>
      {texts && value ? (
        <div className={styles.body}>
          <div className={styles.side}>
            <MapTable
              label={label}
              map={map}
              texts={texts}
              original={original}
              faults={faults}
              active={hovered}
              disabled={disabled}
              readOnly={readOnly}
              idPrefix={idPrefix}
              actions={edits.cells}
              tableRef={table}
            />
          </div>
          <div className={styles.chart}>
            <MapChart label={label} map={map} value={value} active={active} onHover={edits.cells.hover} />
          </div>
        </div>
      ) : (
        <p className={styles.empty}>
          No values yet.{locked ? '' : ' Paste a table with its axes, or start an empty one.'}
        </p>
      )}
      {edits.asked && props.preview?.(edits.asked)}
      <MapTools texts={texts} chosen={chosen} edits={edits} locked={locked} />
      <div className={noteStyles.notes}>
        {spelled.length > 0 && (
          <p className={noteStyles.faults}>
            {spelled.join('. ')}
            {faults.length > spelled.length && ` and ${faults.length - spelled.length} more`}
          </p>
        )}
        {props.notes && props.notes.length > 0 && (
          <p id={notesId} className={noteStyles.note} data-help>
            {props.notes.join(' ')}
          </p>
        )}
        <p role="status" className={noteStyles.note}>
          {edits.notes.join('. ')}
        </p>
      </div>
    </section>
  );
}
