import { expect, it } from 'vitest';
import { subclasses } from '#generated/kinds.ts';
import { toAssumed } from '#library/assumptions/toAssumed.ts';
import { assumptionSheets } from '#model/assumptionSheets.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { currencyText } from '#model/currencyText.ts';
import type { FieldDefinition, FieldValues, FormDefinition } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { flattenRecord, nestRecord } from '#model/nestedRecord.ts';
import type { Sheet, SheetCell } from '#model/Sheet.ts';
import { toSourcePath } from '#model/sourcePaths.ts';
import type { ValueSource } from '#model/ValueSource.ts';
import { engines } from './engines.ts';
import { shareTestServer } from './TestServer.ts';

const COUNT = 30;

const [engine] = engines;
if (!engine) throw new Error('There is no engine');
const { server, user, changeUser } = shareTestServer(engine);

it('a sheet of 30 components of all kinds holds all values, units and sources of the store, and no others', async () => {
  await changeUser();
  const stored = [];
  for (let index = 0; index < COUNT; index++) {
    const subclass = subclasses[index % subclasses.length] ?? subclasses[0];
    const kind = server.getKind(subclass);
    const name = `Rig ${index}`;
    const values = nestRecord(kind.definition, { ...varied(kind, index), name, currency: index % 2 ? 'USD' : 'EUR' });
    const made = await user.post(`/components/${subclass}/`, {
      ...values,
      sources: listSources(kind.definition, index),
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    stored.push({ kind, body: (await user.get(`/components/${subclass}/${made.body.id}/`)).body });
  }
  const sheets = assumptionSheets(stored.map(({ kind, body }) => toAssumed(kind, body)));
  const rows = toRecords(sheets, 'Values');
  const points = toRecords(sheets, 'Curve points');
  const counts = { values: 0, points: 0, sources: 0 };
  for (const { kind, body } of stored) {
    const { definition } = kind;
    const flat = flattenRecord(definition, body);
    const own = rows.filter((row) => row.Component === body.name);
    const sources: Record<string, ValueSource> = body.sources;
    const seen = new Set<string>();
    for (const field of listPlainFields(definition)) {
      const row = own.find((one) => one.Field === field.name);
      const at = `${body.name} ${body.subclass} ${field.name}`;
      if (!row) throw new Error(`${at} is not in the sheet`);
      counts.values++;
      expect(row.Value, at).toBe(expectedCell(field, flat[field.name]));
      expect(row.Unit, at).toBe(currencyText(field.unit ?? '', String(flat.currency)));
      const path = toSourcePath(field.name);
      const source = sources[path];
      if (source) seen.add(path);
      expect([row.Source, row['Page or quote'], row.Note, row.Low, row.High], at).toEqual([
        source?.source ?? null,
        source?.page ?? null,
        source?.note ?? null,
        source?.low ?? null,
        source?.high ?? null,
      ]);
    }
    counts.sources += seen.size;
    expect([...seen].sort(), body.name).toEqual(Object.keys(sources).sort());
    const ownPoints = points.filter((row) => row.Component === body.name);
    const expected = listPoints(definition, flat);
    expect(ownPoints.map((row) => [row['X of'], row.X, row['Y of'], row.Y])).toEqual(expected);
    counts.points += expected.length;
  }
  expect(new Set(rows.map((row) => row.Component)).size).toBe(COUNT);
  expect(counts.values).toBeGreaterThan(10 * COUNT);
  expect(counts.points).toBeGreaterThan(5 * COUNT);
  expect(counts.sources).toBeGreaterThan(3 * COUNT);
});

/** The defaults, with every number that may be another one changed. */
function varied({ definition, validate }: Kind, index: number): FieldValues {
  let values: FieldValues = { ...createDefaults(definition), name: 'Rig' };
  for (const field of listPlainFields(definition)) {
    const value = values[field.name];
    if (field.type !== 'number' || typeof value !== 'number') continue;
    const next = { ...values, [field.name]: Number((value * (0.9 + index / 1000) + 0.125).toPrecision(12)) };
    if (validate(next).length === 0) values = next;
  }
  return values;
}

/** A source for every number that stands alone. */
function listSources(definition: FormDefinition, index: number): Record<string, ValueSource> {
  const numbers = listPlainFields(definition).filter(({ type }) => type === 'number');
  return Object.fromEntries(
    numbers
      .filter(({ name }) => !name.includes('='))
      .map(({ name }, at) => [
        toSourcePath(name),
        { source: `Data sheet ${index}`, page: `p. ${at + 1}`, note: 'As built', low: at, high: at + 0.5 },
      ]),
  );
}

function listPlainFields({ fields }: FormDefinition): FieldDefinition[] {
  return Object.values(fields).filter(
    ({ system, hidden, curve, table, map }) => !system && !hidden && !curve && !table && !map,
  );
}

/** What a cell holds of a stored value, read without the code of the sheet. */
function expectedCell({ type, choices, unit, empty }: FieldDefinition, value: unknown): SheetCell {
  if (type === 'flag') return value === true ? 'Enabled' : value === false ? 'Disabled' : 'Not set';
  if (value === null || value === undefined || value === '') return empty ?? 'empty';
  if (type === 'number' || type === 'integer') return Number(value);
  const label = choices?.find((choice) => choice.value === value)?.label;
  return type === 'choice' && label !== undefined ? `${label}${unit ? ` ${unit}` : ''}` : String(value);
}

/** The points of all curves as they are stored: of each series, x and y. */
function listPoints({ curves }: FormDefinition, values: FieldValues): SheetCell[][] {
  const toList = (field: string) =>
    String(values[field] ?? '')
      .split(',')
      .filter((part) => part.trim() !== '')
      .map(Number);
  return Object.values(curves).flatMap(({ x, y }) =>
    y.flatMap(({ title, source }) => {
      const ys = 'field' in source ? toList(source.field) : source.fields.map((name) => Number(values[name]));
      const { source: along } = x;
      const xs = 'field' in along ? toList(along.field) : ys.map((_, index) => along.from + index);
      return ys.map((value, index) => [x.title, xs[index] ?? null, title, value]);
    }),
  );
}

/** The rows of a sheet, by the titles of its columns. */
function toRecords(sheets: readonly Sheet[], name: string): Record<string, SheetCell>[] {
  const { columns, rows } = sheets.find((sheet) => sheet.name === name) ?? { columns: [], rows: [] };
  return rows.map((row) => Object.fromEntries(columns.map(({ title }, index) => [title, row[index] ?? null])));
}
