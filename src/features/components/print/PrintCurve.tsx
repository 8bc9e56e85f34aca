import { type CurvePoints, pointCount, valueAt } from '#model/curvePoints.ts';
import type { CurveDefinition } from '#model/FormDefinition.ts';
import { formatNumber } from '#model/parseNumber.ts';
import { PrintChart } from './PrintChart.tsx';
import { titleWithUnit } from './titleWithUnit.ts';

export interface PrintedVersion {
  /** The component's name. */
  label: string;
  points: CurvePoints;
}

export interface PrintCurveProps {
  curve: CurveDefinition;
  /** One, or several that are compared. */
  versions: readonly PrintedVersion[];
}

/** Draws a curve of one or more components. */
export function PrintCurve({ curve, versions }: PrintCurveProps) {
  const [first] = curve.y;
  const series = versions.flatMap(({ label, points }, version) =>
    curve.y.map(({ title }, index) => {
      const words = [...(versions.length > 1 ? [label] : []), ...(curve.y.length > 1 ? [title] : [])];
      const isAlone = versions.filter((other) => other.label === label).length === 1;
      // A component and a template may share a name.
      const mark = isAlone ? '' : ` (column ${version + 1})`;
      return { label: words.join(': ') + mark, x: points.x, y: points.y[index] ?? [] };
    }),
  );
  return (
    <PrintChart
      label={curve.title}
      xTitle={titleWithUnit(curve.x)}
      yTitle={curve.axis ?? (first ? titleWithUnit(first) : '')}
      series={series}
      logarithmic={curve.logarithmic}
    />
  );
}

/** From this number of points on, the table is split into blocks side by side. */
const LONG = 12;
const BLOCKS = 4;

/** A table of a curve's points, split into blocks side by side so that long curves save paper. */
export function PrintPoints({ curve, points }: { curve: CurveDefinition; points: CurvePoints }) {
  const columns = [curve.x, ...curve.y];
  const count = pointCount(points);
  const blocks = count < LONG ? 1 : Math.max(1, Math.floor(BLOCKS / (columns.length - 1)));
  const rows = Math.ceil(count / blocks);
  const places = Array.from({ length: blocks }, (_, block) => block);
  return (
    <table aria-label={`${curve.title}, points`}>
      <thead>
        <tr>
          {places.flatMap((block) =>
            columns.map((column) => (
              <th key={`${block} ${column.title}`} scope="col">
                {titleWithUnit(column)}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, row) => row).map((row) => (
          <tr key={row}>
            {places.flatMap((block) =>
              columns.map(({ title }, column) => (
                <td key={`${block} ${title}`}>{formatNumber(valueAt(points, { row: block * rows + row, column }))}</td>
              )),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
