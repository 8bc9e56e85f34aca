import { didYouMean } from './didYouMean.ts';
import type { FieldSchema } from './KindFile.ts';
import type { MergedKind } from './mergeKind.ts';
import { splitName } from './tokenizeExpression.ts';

/** Fields and objects by the names that a form definition gives them: 'charging/power', 'tariff/=fixed/price'. */
export interface Names {
  fields: ReadonlyMap<string, FieldSchema>;
  objects: ReadonlyMap<string, FieldSchema>;
}

/** What a name of an expression stands for. */
export type Named =
  | { sort: 'field'; name: string; schema: FieldSchema }
  | { sort: 'object'; name: string }
  /** A column of a table, by its name in a row. */
  | { sort: 'column'; table: string; name: string; schema: FieldSchema }
  | { sort: 'unknown'; offset: number; message: string; suggestion: string | undefined };

/** All names of a kind. */
export function kindNames({ fields }: Pick<MergedKind, 'fields'>): Names {
  return collectNames([...fields].map(([name, { schema }]) => [name, schema]));
}

/** The columns of a table; a list of values has one, which is called 'value'. */
export function columnNames({ items = {} }: FieldSchema): Names {
  return collectNames(isObject(items) ? listParts('', items) : [['value', items]]);
}

export function isTable({ items }: FieldSchema): boolean {
  return items !== undefined;
}

/** Whether the rows of a table are bare values. */
export function isList({ items }: FieldSchema): boolean {
  return items !== undefined && !isObject(items);
}

/** Follows the dots of a name. A case of a variant is named before its fields: tariff.fixed.price. */
export function findNamed(written: string, names: Names): Named {
  return follow(splitName(written), names);
}

/** A name as an expression writes it. */
export function writtenName(name: string): string {
  return name
    .split('/')
    .map((part) => part.replace(/^=/, ''))
    .map((part) => (/^\w+$/.test(part) ? part : `'${part}'`))
    .join('.');
}

type Parts = ReturnType<typeof splitName>;

function follow(parts: Parts, names: Names, table?: string): Named {
  let name = '';
  for (const [index, { text, offset }] of parts.entries()) {
    const rows = names.fields.get(name);
    if (rows && isTable(rows) && !isList(rows))
      return toColumn(follow(parts.slice(index), columnNames(rows), name), name);
    const next = join(name, text);
    if (names.fields.has(next) || names.objects.has(next)) name = next;
    else if (names.objects.get(name)?.['x-cases']?.[text]) name = join(name, `=${text}`);
    else {
      const suggestion = suggest(parts.map((part) => part.text).join('/'), names);
      return { sort: 'unknown', offset, message: lack(text, name, table), suggestion };
    }
  }
  const schema = names.fields.get(name);
  return schema ? { sort: 'field', name, schema } : { sort: 'object', name };
}

function toColumn(column: Named, table: string): Named {
  return column.sort === 'field' ? { ...column, sort: 'column', table } : column;
}

function lack(part: string, object: string, table: string | undefined): string {
  const owner = [table, object].filter(Boolean).join('/');
  if (owner === '') return `there is no field "${part}".`;
  return `"${writtenName(owner)}" has no ${table === undefined ? 'field' : 'column'} "${part}".`;
}

function suggest(path: string, { fields }: Names): string | undefined {
  const inCases = [...fields.keys()].filter((name) => name.includes('/=') && name.replaceAll(/\/=[^/]*/g, '') === path);
  if (inCases.length > 0) return `It belongs to a case: write ${inCases.map(writtenName).join(' or ')}.`;
  return didYouMean(path, fields.keys(), writtenName);
}

function collectNames(entries: readonly (readonly [string, FieldSchema])[]): Names {
  const fields = new Map<string, FieldSchema>();
  const objects = new Map<string, FieldSchema>();
  const add = ([name, schema]: readonly [string, FieldSchema]): void => {
    if (!isObject(schema)) {
      fields.set(name, schema);
      return;
    }
    objects.set(name, schema);
    for (const part of listParts(`${name}/`, schema)) add(part);
  };
  for (const entry of entries) add(entry);
  return { fields, objects };
}

/** The fields of an object and of its cases, by name. */
function listParts(prefix: string, { properties = {}, 'x-cases': cases = {} }: FieldSchema): [string, FieldSchema][] {
  return [
    ...Object.entries(properties).map(([name, schema]): [string, FieldSchema] => [`${prefix}${name}`, schema]),
    ...Object.entries(cases).flatMap(([value, parts]) => listParts(`${prefix}=${value}/`, parts)),
  ];
}

function isObject({ properties, 'x-cases': cases }: FieldSchema): boolean {
  return properties !== undefined || cases !== undefined;
}

function join(path: string, part: string): string {
  return path === '' ? part : `${path}/${part}`;
}
