import type { FieldValues } from '#model/FormDefinition.ts';
import { changePlan, type PlanEvent } from '#model/imports/changePlan.ts';
import { EMPTY_PLAN, type ImportPlan, type PlanRow } from '#model/imports/ImportPlan.ts';
import type { ChangeSort, KnownComponent, KnownRow } from '#model/imports/KnownRow.ts';
import type { PlannedRow } from '#model/imports/PlannedRow.ts';
import { PLACE, TURBINE } from './turbineRow.ts';

/** A row of turbines as it was read. */
export function readRow(full: string, given: Partial<PlannedRow> = {}): PlannedRow {
  return { full, mark: '', place: PLACE, values: {}, faults: [], notes: [], sources: [], ...given };
}

/** The plan of these rows after some events, for turbines. */
export function planRows(rows: readonly PlannedRow[], ...events: PlanEvent[]): ImportPlan {
  const read: PlanEvent = { type: 'read', rows };
  return [read, ...events].reduce((plan, event) => changePlan(plan, event, TURBINE), EMPTY_PLAN);
}

/** A row under review that nothing is wrong with. */
export function planned(given: Partial<PlanRow> = {}): PlanRow {
  return {
    ...readRow('E-82'),
    id: 0,
    entry: 'E-82',
    name: 'E-82',
    nameFault: undefined,
    broken: [],
    unusual: [],
    isIncluded: true,
    edited: [],
    refused: [],
    storedId: undefined,
    storedTag: undefined,
    known: undefined,
    choice: undefined,
    ...given,
  };
}

/** The component that an earlier import has made of E-82. */
export function knownComponent(given: Partial<KnownComponent> = {}): KnownComponent {
  return { id: 'a', etag: '"1"', name: 'E-82', locked: false, entry: 'E-82', values: {}, imported: {}, ...given };
}

/** A known row with a change of each of these sorts, of the fields f0, f1 and so on. */
export function knownRow(sorts: readonly ChangeSort[], given: Partial<KnownRow> = {}): KnownRow {
  const changes = sorts.map((sort, index) => ({ path: `f${index}`, sort, fields: [`f${index}`] }));
  return { component: knownComponent(), given: {}, changes, had: new Set(), ...given };
}

/** A known row whose table gives these values, which are all changed by the table. */
export function updateTo(given: FieldValues, component: Partial<KnownComponent> = {}): KnownRow {
  const changes = Object.keys(given).map((path) => ({ path, sort: 'upstream' as const, fields: [path] }));
  return { component: knownComponent(component), given, changes, had: new Set(Object.keys(given)) };
}
