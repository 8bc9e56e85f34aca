import { kind as pump } from '#generated/kinds/heatpump.ts';
import { createDefaults } from '#model/createDefaults.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { changePlan } from '#model/imports/changePlan.ts';
import { EMPTY_PLAN } from '#model/imports/ImportPlan.ts';
import type { KnownComponent } from '#model/imports/KnownRow.ts';
import { matchRows } from '#model/imports/matchRows.ts';
import type { PlannedRow } from '#model/imports/PlannedRow.ts';
import type { Kind } from '#model/Kind.ts';

/** A row of heat pumps as it was read. */
export function row(full: string, values: FieldValues, given: Partial<PlannedRow> = {}): PlannedRow {
  const sources = Object.keys(values).map((field) => ({ field, page: `${field} of ${full}` }));
  return { full, mark: '', place: { file: 'pumps.csv', row: 2 }, values, faults: [], notes: [], sources, ...given };
}

/** The component that an earlier import has made of an entry, with a person's edits. */
export function component(
  entry: string,
  imported: FieldValues,
  edited: FieldValues = {},
  kind: Kind = pump,
): KnownComponent {
  const values = { ...createDefaults(kind.definition), ...imported, ...edited };
  return { id: `id-${entry}`, etag: '"1"', name: entry, locked: false, entry, imported, values };
}

/** The plan of these rows beside the components, and the entries that are gone. */
export async function match(rows: PlannedRow[], components: KnownComponent[], kind: Kind = pump) {
  const plan = changePlan(EMPTY_PLAN, { type: 'read', rows }, kind);
  const { known, entries, gone } = await matchRows(plan.rows, components, { kind, pause: () => undefined });
  return { plan: changePlan(plan, { type: 'matched', known, entries }, kind), gone: gone.map(({ entry }) => entry) };
}
