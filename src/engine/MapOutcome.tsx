import { memo, useMemo } from 'react';
import type { MapDefinition } from '#model/FormDefinition.ts';
import { mapFaultMessage } from '#model/mapMessages.ts';
import { findTextFaults, isSameCellText, type MapTexts, toNumbers } from '#model/mapText.ts';
import { cellKey } from '#widgets/curveCells.ts';
import { columnTitle } from '#widgets/curveMessages.ts';
import { HeatMap } from '#widgets/HeatMap.tsx';
import { findOriginal, textAt, toMapCell } from '#widgets/mapCells.ts';
import type { PastedMap } from '#widgets/pasteIntoMap.ts';
import { Adjustments } from './Adjustments.tsx';
import styles from './CurveDialog.module.css';
import { FaultCount } from './FaultCount.tsx';
import { PreviewTable } from './PreviewTable.tsx';

interface MapOutcomeProps {
  map: MapDefinition;
  before: MapTexts | undefined;
  pasted: PastedMap;
}

/** A preview of a changed map: notes on what was done, heat maps of now and then, and its cells. */
export const MapOutcome = memo(function MapOutcome({ map, before, pasted }: MapOutcomeProps) {
  const { texts, notes, refusal } = pasted;
  const isRefused = refusal !== undefined;
  return (
    <section className={styles.side} aria-label="Result">
      <h3 className={styles.heading}>Result</h3>
      <Adjustments notes={notes} isRefused={isRefused} />
      {(before || !isRefused) && (
        <div className={styles.charts}>
          {before && <MapVersion label="Now" map={map} texts={before} />}
          {texts && !isRefused && <MapVersion label="Pasted" map={map} texts={texts} />}
        </div>
      )}
      {texts && !isRefused && <CellTable map={map} before={before} texts={texts} />}
    </section>
  );
});

function MapVersion({ label, map, texts }: { label: string; map: MapDefinition; texts: MapTexts }) {
  const value = useMemo(() => toNumbers(texts), [texts]);
  return (
    <div className={styles.version}>
      <p className={styles.more}>{label}</p>
      <HeatMap map={map} value={value} active={undefined} onHover={ignore} />
    </div>
  );
}

/** The cells, with marks on those that differ from the current ones or break a rule. */
function CellTable({ map, before, texts }: { map: MapDefinition; before: MapTexts | undefined; texts: MapTexts }) {
  const faults = new Map(
    findTextFaults(texts, map).flatMap((fault) => {
      const cell = toMapCell(fault.at);
      return cell ? [[cellKey(cell), mapFaultMessage(fault)] as const] : [];
    }),
  );
  const atTop = texts.x.map((text, column) => text || `Column ${column + 1}`);
  return (
    <>
      <PreviewTable
        label="Cells"
        columns={[columnTitle(map.y), ...atTop].map((title, column) => ({ title, id: String(column) }))}
        count={texts.y.length}
        rowsName="rows"
        readCell={(above, column) => {
          const cell = { row: above + 1, column };
          const text = textAt(texts, cell);
          const was = before && findOriginal(texts, before, cell);
          return { text, fault: faults.get(cellKey(cell)), isChanged: was === undefined || !isSameCellText(was, text) };
        }}
      />
      <FaultCount count={faults.size} />
    </>
  );
}

function ignore(): void {}
