import { compareMetaField } from './compareMetaField.ts';
import { compareMetaWords } from './compareMetaWords.ts';
import type { FieldDefinition, RecordShape } from './FormDefinition.ts';
import { withoutCases } from './fieldAtPath.ts';
import type { MetaDifference } from './MetaDifference.ts';
import type { StatedField } from './StatedMeta.ts';
import { LIST_COLUMN } from './tableRows.ts';

interface Compared {
  shape: RecordShape;
  /** The metadata of the form, as our own server states it: complete. */
  form: readonly StatedField[];
  server: readonly StatedField[];
  /** Whether the server states all of its fields. */
  isWhole: boolean;
  /** Whether labels and help are compared. */
  isWorded: boolean;
}

/**
 * Returns the differences between the fields of a form, or the columns of a table, and a server's metadata of them.
 */
export function compareMetaFields({ shape, form, server, isWhole, isWorded }: Compared): MetaDifference[] {
  const own = listStatedFields(shape, form);
  const theirs = new Map(listStatedFields(shape, server).map((field) => [field.name, field]));
  const vague = listVague(server);
  const isVague = (name: string) => vague.some((path) => name.startsWith(`${path}/`));
  const stated = own.flatMap((ours): MetaDifference[] => {
    const field = Object.hasOwn(shape.fields, ours.name) ? shape.fields[ours.name] : undefined;
    // System fields are not compared.
    if (!field || field.system) return [];
    const place = { field: field.name, label: field.title };
    // A server may state the fields of a variant without saying to which case they belong.
    const exact = theirs.get(field.name);
    const other = exact ?? theirs.get(withoutCases(field.name));
    const compared = { field, form: ours, isWhole, isWorded: isWorded && exact !== undefined };
    if (other) return compareStated({ ...compared, server: other }).map((one) => ({ ...place, ...one }));
    return isWhole && !isVague(field.name) ? [{ ...place, code: 'onlyInForm' }] : [];
  });
  const known = new Set(own.flatMap(({ name }) => [name, withoutCases(name)]));
  const foreign = [...theirs.values()].filter((field) => !known.has(field.name) && Object.keys(field).length > 1);
  return [
    ...stated,
    ...foreign.map(({ name, label = name }) => ({ field: name, label, code: 'onlyOnServer' as const })),
  ];
}

/** Returns the stated fields under their names in the shape: fields inside objects by path and case. */
export function listStatedFields({ objects = {} }: RecordShape, fields: readonly StatedField[]): StatedField[] {
  const walk = (inside: readonly StatedField[], prefix: string): StatedField[] =>
    inside.flatMap((field) => {
      const name = `${prefix}${field.name}`;
      if (!Object.hasOwn(objects, name)) return [{ ...field, name }];
      const { children = [], cases = [] } = field;
      return [...walk(children, `${name}/`), ...cases.flatMap((one) => walk(one.fields, `${name}/=${one.value}/`))];
    });
  return walk(fields, '');
}

/** The objects of the shape whose fields the server does not state. */
function listVague(fields: readonly StatedField[]): string[] {
  const walk = (inside: readonly StatedField[], prefix: string): string[] =>
    inside.flatMap(({ name, children, cases = [] }) => {
      const path = `${prefix}${name}`;
      if (!children) return [path];
      return [...walk(children, `${path}/`), ...cases.flatMap((one) => walk(one.fields, `${path}/=${one.value}/`))];
    });
  return walk(fields, '');
}

interface ComparedField extends Pick<Compared, 'isWhole' | 'isWorded'> {
  field: FieldDefinition;
  form: StatedField;
  server: StatedField;
}

type Placed = Partial<Pick<MetaDifference, 'field' | 'label'>> & ReturnType<typeof compareMetaField>[number];

function compareStated({ field, form, server, isWhole, isWorded }: ComparedField): Placed[] {
  const differences: Placed[] = [
    ...compareMetaField({ field, form, server }),
    ...(isWorded ? compareMetaWords({ form, server }) : []),
  ];
  const { table } = field;
  const [ours, theirs] = [form.child, server.child].map((child) => child && listColumns(child, table?.isList));
  if (!table || !ours || !theirs) return differences;
  const columns = compareMetaFields({ shape: table, form: ours, server: theirs, isWhole, isWorded });
  return [...differences, ...columns.map((one) => ({ ...one, field: `${field.name}/#/${one.field}` }))];
}

/** Returns the columns of a table's rows; undefined if they are not stated. */
function listColumns(child: StatedField, isList = false): readonly StatedField[] | undefined {
  return isList ? [{ ...child, name: LIST_COLUMN }] : child.children;
}
