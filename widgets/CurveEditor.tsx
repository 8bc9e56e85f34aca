import { type ReactNode, Suspense, useCallback, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { CurveFault } from '#model/curveFaults.ts';
import { type CurvePoints, pointCount } from '#model/curvePoints.ts';
import type { Axis, CurveAxis, OutsideCurve } from '#model/FormDefinition.ts';
import { BehindChip } from './BehindChip.tsx';
import { BehindNote } from './BehindNote.tsx';
import type { CurveBehind } from './CurveBehind.ts';
import { CurveButtons } from './CurveButtons.tsx';
import styles from './CurveEditor.module.css';
import { CurveLegend } from './CurveLegend.tsx';
import { CurveNotes, type CurveOffer } from './CurveNotes.tsx';
import type { CurveOrigin } from './CurveOrigin.ts';
import { CurveTable } from './CurveTable.tsx';
import type { AskedMenu, CurveTool } from './CurveTool.ts';
import { describeRange } from './cellRange.ts';
import { type CurveCellPosition, isSameCell, revealRow } from './curveCells.ts';
import { columnTitle, pointsCounted } from './curveMessages.ts';
import parts from './editorParts.module.css';
import type { FollowCurve, LiveCurve } from './LiveCurve.ts';
import { lazyChart } from './lazyChart.ts';
import { openTableFile } from './openTableFile.ts';
import type { AskedPaste } from './pasteIntoCurve.ts';
import { ResetButton } from './ResetButton.tsx';
import { useCellRange } from './useCellRange.ts';
import { useCurveEdits } from './useCurveEdits.ts';
import { useCurveTools } from './useCurveTools.ts';
import { useLinesBehind } from './useLinesBehind.ts';

export interface CurveEditorProps {
  label: string;
  /** Title of the y axis; defaults to the first curve's title and unit. */
  axis?: string | undefined;
  /** Pass the same objects on every render: rows render again when these change. */
  x: CurveAxis;
  /** One or two curves. */
  y: readonly CurveAxis[];
  points: CurvePoints;
  /** Called with the new points, and with what they come from. */
  onChange: (points: CurvePoints, from?: CurveOrigin) => void;
  /** For a form that does not render the editor for each typed number, which is then passed only to this. */
  live?: LiveCurve | undefined;
  /** Present if the curve differs from its original: adds the button 'Undo Changes to {label}'. */
  onReset?: (() => void) | undefined;
  /** Whether the curve is numbered: its x are whole numbers that can't be edited. */
  fixedX?: boolean | undefined;
  /** The axes that are logarithmic while all their values are positive. */
  logarithmic?: readonly Axis[] | undefined;
  /** Called with them when a button of the chart toggles the y axis; without it the editor keeps its own. */
  onLogarithmic?: ((axes: readonly Axis[]) => void) | undefined;
  /** The values outside the range of a table pasted onto a numbered curve; defaults to 'hold'. */
  outside?: OutsideCurve | undefined;
  /** Whether x must rise from point to point; defaults to true. */
  rising?: boolean | undefined;
  /** Renders a preview of a pasted block that needs changes or is ambiguous; without it, no block is previewed. */
  preview?: ((asked: AskedPaste) => ReactNode) | undefined;
  /** Tools that change the whole curve; each gets a button. */
  tools?: readonly CurveTool[] | undefined;
  /** Renders a menu at the end of the header. */
  menu?: ((asked: AskedMenu) => ReactNode) | undefined;
  /** Another curve to be drawn behind this one. */
  behind?: CurveBehind | undefined;
  /** Whether the editor fills the height of its container. */
  fill?: boolean | undefined;
  faults?: readonly CurveFault[] | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** Prefix of every id inside: the editor has this id itself, a cell `{idPrefix}-{row}-{column}`. */
  idPrefix: string;
  /** Notes below the curve, such as why values are missing. */
  notes?: readonly string[] | undefined;
  /** Corrections offered below the curve, one click each; hidden while the curve can't be edited. */
  offers?: readonly CurveOffer[] | undefined;
  /** Called with a message while a cell's text is not a number, so that the curve is not saved; then with undefined. */
  onProblem?: ((message: string | undefined) => void) | undefined;
  /** 2 for an editor outside any titled section, 3 inside one. */
  headingLevel?: 2 | 3 | undefined;
}

const NONE: readonly never[] = [];

// uPlot is only fetched when a curve is shown.
const CurveChart = lazyChart(async () => (await import('./CurveChart.tsx')).CurveChart);

/** A curve as a chart and a table beside each other, which show and edit the same points. */
export function CurveEditor(props: CurveEditorProps) {
  const { label, x, y, live, onChange, fixedX = false, faults = NONE, tools = NONE, idPrefix } = props;
  const { disabled = false, readOnly = false } = props;
  const locked = disabled || readOnly;
  const points = live?.read() ?? props.points;
  const Heading = props.headingLevel === 2 ? 'h2' : 'h3';
  const editor = useRef<HTMLElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const followChart = useRef<FollowCurve>(undefined);
  /** The cell typed in since the last render. */
  const typed = useRef<CurveCellPosition>(undefined);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const [preview, setPreview] = useState<CurvePoints>();
  const [ownAxes, setOwnAxes] = useState<readonly Axis[]>(props.logarithmic ?? NONE);
  const shown = preview ?? points;
  const { behind } = props;
  const lines = useLinesBehind(shown, behind?.points);
  const drawnBehind = useMemo(() => lines && { name: behind?.name ?? '', lines }, [behind?.name, lines]);
  const columns = useMemo(() => [x, ...y], [x, y]);
  const units = useMemo(() => columns.map(({ unit }) => unit), [columns]);
  const [hovered, setHovered] = useState<CurveCellPosition>();
  const [focused, setFocused] = useState<CurveCellPosition>();
  const active = hovered ?? focused;
  const edits = useCurveEdits({
    points,
    ...{ onChange, live, onFollow: follow },
    x,
    y,
    fixedX,
    rising: props.rising ?? true,
    outside: props.outside ?? 'hold',
    about: `${label} ${props.axis ?? ''}`,
    locked,
    previews: props.preview !== undefined,
    offers: props.offers ?? NONE,
    table,
    onFocusCell: focus,
    onPicture: (file) => opened.openPicture(file),
    onProblem: props.onProblem,
  });
  const opened = useCurveTools({
    ...{ tools, locked },
    onTable: (file) => openTableFile(file, { onPaste: edits.pasteText, onNotes: edits.showNotes }),
    onRefuse: (message) => edits.showNotes([message]),
  });
  const { range, handlers } = useCellRange({
    ...{ table, units, firstColumn: fixedX ? 1 : 0 },
    rows: pointCount(points),
    edits: edits.range,
    pasteBlock: edits.cells.pasteBlock,
  });
  const count = pointCount(shown);

  function focus(cell: CurveCellPosition | undefined) {
    setFocused(cell);
    // The pointer may rest on a point while the keyboard works elsewhere.
    setHovered(undefined);
  }

  /** Shows a typed number; everything but the chart that depends on single numbers is rendered. */
  function follow(next: CurvePoints, cell: CurveCellPosition) {
    const isAnotherCell = typed.current !== undefined && !isSameCell(typed.current, cell);
    typed.current = cell;
    const isRead =
      range !== undefined || behind !== undefined || edits.asked !== undefined || opened.tool !== undefined;
    if (isRead || isAnotherCell || !followChart.current?.(next, cell)) render();
  }

  useLayoutEffect(() => {
    typed.current = undefined;
  });

  /** Moves the focus to the editor before the focused button is removed. */
  const leaveButton = useCallback(() => editor.current?.focus({ preventScroll: true }), []);

  const { showNotes } = edits;
  const accept = useCallback(
    (offer: CurveOffer) => {
      offer.onAccept();
      showNotes([offer.done]);
      leaveButton();
    },
    [showNotes, leaveButton],
  );

  const notesId = `${idPrefix}-notes`;
  const axis = props.axis ?? (y[0] ? columnTitle(y[0]) : '');

  return (
    <section
      ref={editor}
      id={idPrefix}
      className={styles.editor}
      data-fill={props.fill || undefined}
      aria-label={label}
      aria-describedby={props.notes ? notesId : undefined}
      tabIndex={-1}
      data-over={opened.isOver || undefined}
      {...opened.handlers}
    >
      <header className={parts.head}>
        <Heading className={styles.title}>{label}</Heading>
        {props.onReset && !locked && (
          <ResetButton
            label={label}
            onReset={() => {
              edits.showNotes([]);
              props.onReset?.();
            }}
          />
        )}
        <CurveLegend y={y} />
        <span className={styles.behind} aria-live="polite">
          {behind && <BehindChip behind={behind} onLeave={leaveButton} />}
        </span>
        {props.menu?.({ read: edits.read, locked, onPaste: edits.pasteText, onNotes: edits.showNotes })}
      </header>
      <div className={styles.body}>
        <div className={styles.chart}>
          <Suspense>
            <CurveChart
              label={label}
              axis={axis}
              x={x}
              y={y}
              points={shown}
              faults={faults}
              behind={drawnBehind}
              fixedX={fixedX}
              logarithmic={props.onLogarithmic ? (props.logarithmic ?? NONE) : ownAxes}
              onLogarithmic={props.onLogarithmic ?? setOwnAxes}
              editable={!locked}
              active={active}
              onHover={(cell) => setHovered((before) => (isSameCell(before, cell) ? before : cell))}
              onFocusPoint={(cell) => {
                focus(cell);
                if (cell) revealRow(table.current, cell.row);
              }}
              onPreview={setPreview}
              onChange={edits.change}
              idPrefix={idPrefix}
              followRef={followChart}
            />
          </Suspense>
        </div>
        <div className={styles.side}>
          <CurveTable
            label={label}
            columns={columns}
            points={shown}
            typed={typed.current}
            faults={faults}
            zeroed={edits.zeroed}
            active={active}
            fixedX={fixedX}
            disabled={disabled}
            readOnly={readOnly}
            idPrefix={idPrefix}
            range={range}
            handlers={handlers}
            actions={edits.cells}
            tableRef={table}
          />
          <div className={styles.tools}>
            <CurveButtons
              onAdd={fixedX ? undefined : edits.add}
              onPaste={edits.paste}
              onCopy={edits.copy}
              {...{ tools, locked }}
              onOpen={opened.open}
            />
            <span className={styles.count} aria-live="polite">
              {range ? describeRange(points, range) : pointsCounted(count)}
            </span>
          </div>
        </div>
      </div>
      {behind && <BehindNote behind={behind} lines={lines} x={x} y={y} onLeave={leaveButton} />}
      <CurveNotes
        columns={columns}
        faults={faults}
        offers={edits.offers}
        onAccept={accept}
        standing={props.notes ?? NONE}
        standingId={notesId}
        actionNotes={edits.notes}
      />
      {edits.asked && props.preview?.(edits.asked)}
      {opened.tool?.show({
        points,
        fixedX,
        picture: opened.picture,
        onApply: (next, done, pasted) => {
          opened.close();
          edits.change(next, pasted && { table: pasted });
          edits.showNotes(done);
        },
        onCancel: opened.close,
      })}
    </section>
  );
}
