import type { FieldProps } from '@rjsf/utils';
import { Suspense, useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { CurveTexts } from '#model/CurveTexts.ts';
import { counted } from '#model/counted.ts';
import { type CurveFault, curveFaults, findFault } from '#model/curveFaults.ts';
import { type CellPosition, type CurvePoints, findOnlyChange, pointCount } from '#model/curvePoints.ts';
import { curveFieldNames } from '#model/curveText.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import type { Axis, CurveDefinition } from '#model/FormDefinition.ts';
import { translate } from '#model/shownWording.ts';
import { toSourcePath } from '#model/sourcePaths.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { lazyPart, NotOpened } from '#ui/lazyPart.tsx';
import { useIdlePreload } from '#ui/useIdlePreload.ts';
import { CurveEditor } from '#widgets/CurveEditor.tsx';
import type { CurveOrigin } from '#widgets/CurveOrigin.ts';
import type { AskedMenu, CurveTool } from '#widgets/CurveTool.ts';
import { isSameCell } from '#widgets/curveCells.ts';
import type { LiveCurve } from '#widgets/LiveCurve.ts';
import { loadPaste } from '#widgets/lazyPaste.ts';
import type { AskedPaste } from '#widgets/pasteIntoCurve.ts';
import styles from './CurveField.module.css';
import { CurveMenu } from './CurveMenu.tsx';
import { useFormSettings } from './formContext.ts';
import { SourceMark } from './SourceMark.tsx';
import { useBehind } from './useBehind.ts';
import { useCurveOffers } from './useCurveOffers.ts';
import { useIsChanged } from './useDraft.ts';
import { subscribeAll, useTexts } from './useTexts.ts';

// Few users paste a block that needs a preview, change a whole curve, or read one off a picture.
const PasteDialog = lazyPart(async () => (await import('./PasteDialog.tsx')).PasteDialog, NotOpened);

const TransformDialog = lazyPart(async () => (await import('./TransformDialog.tsx')).TransformDialog, NotOpened);

const PictureDialog = lazyPart(async () => (await import('./PictureDialog.tsx')).PictureDialog, NotOpened);

// If preloading fails, pasting loads it again and reports a failure.
const PASTING = [{ preload: () => loadPaste().then(ignore, ignore) }];

/** RJSF's field of a curve: several fields of the draft edited together. */
export function CurveField({ uiSchema, fieldPathId, readonly = false }: FieldProps) {
  const { store } = useFormSettings();
  const id = uiSchema?.['ui:options']?.curve;
  const curve = typeof id === 'string' ? store.definition.curves[id] : undefined;
  return curve ? <BoundCurve curve={curve} id={fieldPathId.$id} readOnly={readonly} /> : null;
}

function BoundCurve({ curve, id, readOnly }: { curve: CurveDefinition; id: string; readOnly: boolean }) {
  const { store, tab, marksChanges } = useFormSettings();
  useIdlePreload(PASTING);
  const names = useMemo(() => curveFieldNames(curve), [curve]);
  const isQuiet = useRef(false);
  const texts = useTexts(store, names, isQuiet);
  const editedTexts = useMemo(() => new CurveTexts(curve), [curve]);
  const read = () => editedTexts.read((name) => store.text(name));
  const points = read();
  const faults = useMemo(() => {
    const found = curveFaults(points, { rising: curve.rising, x: curve.x, y: curve.y });
    return found.length === 0 ? NO_FAULTS : found;
  }, [points, curve]);
  const notes = useMemo(() => (curve.help ? [curve.help] : undefined), [curve]);
  const { isChanged, error, warning } = useCurveState(store, names);
  const { offers, onPaste, keepsOffers } = useCurveOffers({ store, curve, names, texts, points, isChanged });
  const tools = useMemo(() => createTools(curve), [curve]);
  const lastCell = useRef<CellPosition>(undefined);
  const [isLarge, setIsLarge] = useState(false);
  const [logarithmic, setLogarithmic] = useState(curve.logarithmic ?? NO_AXES);
  const enlarge = useCallback(() => setIsLarge(true), []);
  const { behind, onChoose, choice } = useBehind(curve);

  /** Takes other points; `isTyped` for a number that the input of its cell shows. Returns whether nothing is rendered. */
  function edit(after: CurvePoints, { table, typedInto, isTyped = false }: CurveOrigin & { isTyped?: boolean }) {
    const before = read();
    // Continued typing in one cell is one step of the history; another cell, an added or removed point, and a block
    // each start a new one.
    const cell = findOnlyChange(before, after);
    const [first] = names;
    const completes = typedInto !== undefined && isSameCell(typedInto, lastCell.current);
    if (first !== undefined && !completes && (cell === undefined || !isSameCell(cell, lastCell.current)))
      store.blur(first);
    lastCell.current = cell;
    const note = table && `paste of ${counted(pointCount(table), 'row')}`;
    const changed = editedTexts.write({ before, after });
    // With another x, or in a second editor, more than the chart changes.
    const isAlone = isTyped && !isLarge && cell !== undefined && cell.column > 0;
    const isSameFault = isAlone && findFault(before, cell, curve) === findFault(after, cell, curve);
    isQuiet.current = isSameFault && keepsOffers(after, changed);
    store.change(changed, { typing: cell !== undefined, completes, note });
    onPaste(after, table);
    const isShown = isQuiet.current;
    isQuiet.current = false;
    return isShown;
  }

  const live: LiveCurve = { read, onType: (after) => edit(after, { isTyped: true }) };

  const showLargeMenu = (asked: AskedMenu) => <CurveMenu curve={curve} {...asked} onBehind={onChoose} />;
  const showMenu = (asked: AskedMenu) => (
    <>
      <SourceMark path={toSourcePath(curve.id)} title={curve.title} />
      <CurveMenu curve={curve} {...asked} onBehind={onChoose} onEnlarge={enlarge} />
    </>
  );
  const editing = {
    label: curve.title,
    axis: curve.axis,
    x: curve.x,
    y: curve.y,
    ...{ points, faults, offers, tools, readOnly, behind },
    fixedX: !('field' in curve.x.source),
    rising: curve.rising,
    outside: curve.outside,
    logarithmic,
    onLogarithmic: setLogarithmic,
    preview: (asked: AskedPaste) => (
      <Suspense>
        <PasteDialog curve={curve} {...asked} />
      </Suspense>
    ),
    onProblem: (message: string | undefined) => names[0] !== undefined && store.setForeignError(names[0], message),
    notes,
    onChange: (after: CurvePoints, from: CurveOrigin = {}) => void edit(after, from),
    live,
    onReset: isChanged && marksChanges ? () => store.restore(names) : undefined,
  };

  return (
    <div
      className={styles.curve}
      data-field={curve.id}
      data-wide
      data-modified={(isChanged && marksChanges) || undefined}
    >
      <CurveEditor {...editing} idPrefix={id} headingLevel={isAlone(store, tab, curve) ? 2 : 3} menu={showMenu} />
      {isLarge && (
        <Dialog open size="full" title={curve.title} closeOnOutsidePress={false} onClose={() => setIsLarge(false)}>
          <CurveEditor {...editing} idPrefix={`${id}-large`} menu={showLargeMenu} fill />
          {choice}
        </Dialog>
      )}
      {!isLarge && choice}
      {/* The editor shows the faults of single points and offers fixes; this error concerns the lists as a whole. */}
      {error && faults.length === 0 && !offers.some(({ tone }) => tone === 'error') && (
        <p className={styles.error}>{error}</p>
      )}
      {warning && !error && faults.length === 0 && <p className={styles.warning}>{warning}</p>}
    </div>
  );
}

const NO_FAULTS: readonly CurveFault[] = [];
const NO_AXES: readonly Axis[] = [];

function createTools(curve: CurveDefinition): CurveTool[] {
  return [
    {
      id: 'transform',
      label: translate('Transform'),
      show: (asked) => (
        <Suspense>
          <TransformDialog curve={curve} {...asked} />
        </Suspense>
      ),
    },
    {
      id: 'picture',
      label: translate('From picture'),
      takesPictures: true,
      show: (asked) => (
        <Suspense>
          <PictureDialog curve={curve} {...asked} />
        </Suspense>
      ),
    },
  ];
}

/** Whether the curve is the only item of its group, so that its title replaces the group's. */
function isAlone({ definition }: DraftStore, tab: string | undefined, curve: CurveDefinition): boolean {
  const groups = definition.tabs.find(({ id }) => id === tab)?.groups ?? [];
  return groups.some(({ items }) => items.length === 1 && items.includes(curve.id));
}

function useCurveState(
  store: DraftStore,
  names: readonly string[],
): { isChanged: boolean; error: string | undefined; warning: string | undefined } {
  const subscribe = useCallback(
    (listener: () => void) => subscribeAll(names, (name) => store.subscribe(name, listener)),
    [store, names],
  );
  const isChanged = useIsChanged(store, names);
  const readError = useCallback(
    () => names.map((name) => store.snapshot(name).shownError).find(Boolean),
    [store, names],
  );
  const readWarning = useCallback(
    () => names.map((name) => store.snapshot(name).warning).find(Boolean),
    [store, names],
  );
  const error = useSyncExternalStore(subscribe, readError);
  const warning = useSyncExternalStore(subscribe, readWarning);
  return { isChanged, error, warning };
}

function ignore(): void {}
