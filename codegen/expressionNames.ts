import { didYouMean } from './didYouMean.ts';
import type { FieldSchema } from './KindFile.ts';
import type { MergedShape, MergedTable } from './mergeKind.ts';
import { splitName } from './tokenizeExpression.ts';

/** The fields that an expression may name, its objects and its tables, by the names of a form's definition. */
export type Names = Pick<MergedShape, 'fields' | 'objects' | 'tables'>;

/** What a name in an expression refers to. */
export type Named =
  | { sort: 'field'; name: string; schema: FieldSchema; table: MergedTable | undefined }
  | { sort: 'object'; name: string }
  /** A column of a table, by its name in a row. */
  | { sort: 'column'; of: string; name: string; schema: FieldSchema; table: MergedTable | undefined }
  | { sort: 'unknown'; offset: number; message: string; suggestion: string | undefined };

/** Finds what a name refers to, part by part. A case of a variant is named before its fields: tariff.fixed.price. */
export function findNamed(written: string, names: Names): Named {
  return follow(splitName(written), names);
}

/** Returns a definition's name as an expression writes it. */
export function writtenName(name: string): string {
  return name
    .split('/')
    .map((part) => part.replace(/^=/, ''))
    .map((part) => (/^\w+$/.test(part) ? part : `'${part}'`))
    .join('.');
}

type Parts = ReturnType<typeof splitName>;

function follow(parts: Parts, names: Names, of?: string): Named {
  let name = '';
  for (const [index, { text, offset }] of parts.entries()) {
    const table = names.tables.get(name);
    if (table && !table.isList) {
      if (of === undefined) return toColumn(follow(parts.slice(index), table, name), name);
      const message = `"${writtenName(`${of}/${name}`)}" is a table inside a row, which an expression can't read.`;
      return { sort: 'unknown', offset, message, suggestion: undefined };
    }
    const next = name === '' ? text : `${name}/${text}`;
    if (names.fields.has(next) || names.objects.has(next)) name = next;
    else if (names.objects.get(name)?.cases.has(text)) name = `${name}/=${text}`;
    else {
      const suggestion = suggest(parts.map((part) => part.text).join('/'), names);
      return { sort: 'unknown', offset, message: lack(text, name, of), suggestion };
    }
  }
  const schema = names.fields.get(name)?.schema;
  return schema ? { sort: 'field', name, schema, table: names.tables.get(name) } : { sort: 'object', name };
}

function toColumn(column: Named, of: string): Named {
  return column.sort === 'field' ? { ...column, sort: 'column', of } : column;
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
