import type { FieldSchema } from '#codegen/KindFile.ts';
import type { Problem } from '#codegen/Problem.ts';
import { toTitle } from '#codegen/toTitle.ts';
import { splitCells } from '#model/splitCells.ts';
import type { ForeignField, ForeignFile, ForeignKind } from './ForeignKind.ts';
import { foreignUnit } from './foreignUnit.ts';

/** The columns of a table of attributes, with which PyPSA describes its components. */
const COLUMNS = ['attribute', 'type', 'unit', 'default', 'description', 'status'] as const;

type Attribute = Record<(typeof COLUMNS)[number], string> & { line: number };

/** Whether the file is a table of attributes. */
export function isAttributeTable(headings: readonly string[]): boolean {
  return COLUMNS.every((column) => headings.includes(column));
}

/** Reads the attributes of a PyPSA component: inputs become fields, calculated values don't. */
export function readAttributes({ file, text, beside }: ForeignFile): ForeignKind {
  const rows = splitCells(text, { separator: ',' });
  const headings = rows[0] ?? [];
  const unsaid: Problem[] = [];
  const fields: ForeignField[] = [];
  for (const attribute of rows.slice(1).map((row, index) => toAttribute(row, headings, index + 2))) {
    const at = { file, line: attribute.line, column: 1 };
    const report = (message: string) => unsaid.push({ ...at, message: `${attribute.attribute}: ${message}` });
    if (attribute.attribute === '') continue;
    const schema = toField(attribute, report);
    if (schema) fields.push({ name: attribute.attribute, schema, isRequired: /required/.test(attribute.status), at });
  }
  return { ...findComponent(file, beside), fields, unsaid };
}

function toAttribute(row: readonly string[], headings: readonly string[], line: number): Attribute {
  const cell = (column: (typeof COLUMNS)[number]) => row[headings.indexOf(column)]?.trim() ?? '';
  return {
    ...{ attribute: cell('attribute'), type: cell('type'), unit: cell('unit'), default: cell('default') },
    ...{ description: cell('description'), status: cell('status'), line },
  };
}

function toField({ attribute, type, unit, default: value, description, status }: Attribute, report: Report) {
  if (/^output/i.test(status)) return void report('is calculated by the program, so it becomes no field.');
  if (type === 'series') return void report("holds a value for each point in time, which a kind file can't express.");
  const fieldType = TYPES.get(type);
  if (fieldType === undefined) return void report(`there is no field of the type "${type}".`);
  if (type === 'static or series') report('may also hold a value for each point in time; the field holds one.');
  const known = foreignUnit(unit);
  if (known === undefined) report(`there is no unit "${unit}".`);
  const isNumber = fieldType === 'number' || fieldType === 'integer';
  const schema: FieldSchema = {
    type: fieldType,
    title: toTitle(attribute),
    ...(description === '' ? {} : { description: description.charAt(0).toUpperCase() + description.slice(1) }),
    ...(known && isNumber ? { 'x-unit': known } : {}),
    ...readDefault(value, fieldType, report),
  };
  return schema;
}

type Report = (message: string) => void;

const TYPES: ReadonlyMap<string, 'string' | 'number' | 'integer' | 'boolean'> = new Map([
  ['string', 'string'],
  ['float', 'number'],
  ['int', 'integer'],
  ['boolean', 'boolean'],
  ['bool', 'boolean'],
  ['static or series', 'number'],
]);

function readDefault(value: string, type: string, report: Report): FieldSchema {
  if (value === '' || /^(n\/a|none|nan)$/i.test(value)) return {};
  if (type === 'string') return { default: value };
  if (type === 'boolean') return { default: /^(true|1)$/i.test(value) };
  // An infinite limit limits nothing, which an empty number expresses.
  if (/^[-+]?inf(inity)?$/i.test(value)) return { 'x-empty': 'No limit' };
  const number = Number(value);
  if (Number.isFinite(number)) return { default: number };
  report(`the default "${value}" is not a number.`);
  return {};
}

/** Finds the name and description of the component with these attributes in the list of components one folder up. */
function findComponent(file: string, beside: ForeignFile['beside']): Pick<ForeignKind, 'title' | 'description'> {
  const name = file.replace(/^.*[\\/]/, '').replace(/\.csv$/i, '');
  const rows = splitCells(beside('../components.csv') ?? '', { separator: ',' });
  const at = (column: string) => rows[0]?.indexOf(column) ?? -1;
  const row = rows.find((cells) => [cells[at('list_name')], cells[at('component')]].includes(name));
  const component = row?.[at('component')];
  if (component === undefined) return {};
  const words = component.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return { title: words.charAt(0).toUpperCase() + words.slice(1), description: row?.[at('description')] };
}
