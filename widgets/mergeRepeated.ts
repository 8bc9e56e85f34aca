import type { CurveAxis } from '#model/FormDefinition.ts';
import type { ClipboardTable } from '#model/parseClipboardTable.ts';
import { quantity } from './curveMessages.ts';
import type { RepeatedRule } from './Pasted.ts';

type Rows = ClipboardTable['rows'];

interface Merged {
  rows: Rows;
  /** The x values that occurred in several rows. */
  repeated: number[];
  notes: string[];
}

/** Merges rows with the same x at the place of the first one; blank cells are ignored. */
export function mergeRepeated(rows: Rows, { x: axis, rule }: { x: CurveAxis; rule: RepeatedRule }): Merged {
  const byX = new Map<number, Rows[number][]>();
  for (const row of rows) {
    const [x] = row;
    if (x === undefined) continue;
    const alike = byX.get(x);
    if (alike) alike.push(row);
    else byX.set(x, [row]);
  }
  const repeated = [...byX].flatMap(([x, alike]) => (alike.length > 1 ? [x] : []));
  if (repeated.length === 0) return { rows, repeated, notes: [] };
  const named = repeated.slice(0, NAMED_PLACES).map((x) => quantity(x, axis.unit));
  const rest = repeated.length - named.length;
  const places = `${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
  return {
    rows: rows.flatMap((row) => {
      const [x] = row;
      const alike = x === undefined ? [row] : (byX.get(x) ?? []);
      return alike[0] === row ? [mergeRows(alike, rule)] : [];
    }),
    repeated,
    notes: [`Several values at ${places}: the ${RULE_TEXTS[rule]} was used`],
  };
}

/** Number of x values that a note names one by one. */
const NAMED_PLACES = 8;

const RULE_TEXTS: Record<RepeatedRule, string> = { first: 'first one', last: 'last one', mean: 'mean' };

function mergeRows(rows: Rows, rule: RepeatedRule): Rows[number] {
  const width = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, column) => {
    const values = rows.flatMap((row) => row[column] ?? []);
    if (rule === 'mean' && values.length > 0) return values.reduce((sum, value) => sum + value, 0) / values.length;
    return rule === 'first' ? values[0] : values.at(-1);
  });
}
