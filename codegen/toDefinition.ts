import { createHash } from 'node:crypto';
import type {
  ConditionDefinition,
  FieldDefinition,
  FieldType,
  FieldValue,
  FormDefinition,
  ObjectDefinition,
  RecordShape,
  TabDefinition,
  TableDefinition,
} from '#model/FormDefinition.ts';
import { FIRST_VERSION } from '#model/KindChanges.ts';
import { collectUnits } from './collectUnits.ts';
import { errorChecks } from './errorChecks.ts';
import { curveFields, toCurve } from './expandCurves.ts';
import type { FieldSchema, KindFile } from './KindFile.ts';
import { LIMIT_WORDS } from './limitWords.ts';
import type { MergedKind, MergedShape, MergedTable } from './mergeKind.ts';
import { phrase } from './phrase.ts';
import type { KindDocument } from './readDocuments.ts';
import { rowLimits, uniqueColumns } from './rowLimits.ts';
import { spellUnit } from './spellUnit.ts';
import { lastSegment } from './toShape.ts';
import { unusedReason } from './unusedReason.ts';
import { type Written, writeTables } from './writeTables.ts';

/**
 * Returns the form definition of a merged kind: its fields in the order of the tabs, then hidden ones, then those of
 * the server.
 */
export function toDefinition(kind: MergedKind, conditions: ConditionDefinition[] = []): FormDefinition {
  const curveByField = new Map(
    [...kind.curves].flatMap(([id, { schema }]) => curveFields(schema).map((name) => [name, id])),
  );
  const tabs = [...kind.tabs.values()].map(
    ({ schema }): TabDefinition => ({
      id: schema.id,
      title: schema.title ?? kind.tabTitles[schema.id] ?? schema.id,
      groups: schema.groups.map(({ title, description, fields, derived }) => ({
        title,
        ...(description === undefined ? {} : { help: description }),
        items: fields,
        ...(derived === undefined ? {} : { derived }),
      })),
    }),
  );
  const known = listFieldNames(kind);
  const placed = tabs
    .flatMap(({ groups }) => groups.flatMap(({ items }) => items))
    .flatMap((item) => {
      const curve = kind.curves.get(item);
      return curve ? curveFields(curve.schema) : known.filter((name) => name === item || name.startsWith(`${item}/`));
    });
  const names = new Set([...placed, ...known]);
  const inDocuments = [...kind.documents.values()].flatMap((document) => document.conditions);
  const form = {
    title: kind.file.title,
    description: kind.file.description ?? '',
    ...toShapeDefinition(kind, names, (name, schema) =>
      toField({ name, schema, shape: kind, kind, curve: curveByField.get(name) }),
    ),
    ...(conditions.length + inDocuments.length > 0 ? { conditions: [...conditions, ...inDocuments] } : {}),
    curves: Object.fromEntries([...kind.curves].map(([id, curve]) => [id, toCurve(id, curve, kind.fields)])),
  };
  const units = collectUnits(form, kind);
  const body = {
    ...form,
    ...(Object.keys(units).length === 0 ? {} : { units }),
    tabs,
    rules: kind.rules.map(({ schema }) => schema),
    ...errorChecks(kind),
    ...(isFirst(kind.file) ? {} : { kindVersion: kind.file['x-version'] }),
  };
  return { id: kind.file.$id, version: createVersion(writeTables(body)), ...body };
}

function isFirst({ 'x-version': version = FIRST_VERSION }: KindFile): boolean {
  return version === FIRST_VERSION;
}

/** Returns the names of all fields of a kind; those of a document replace the field that holds it. */
export function listFieldNames({ fields, documents }: Pick<MergedKind, 'fields' | 'documents'>): string[] {
  return [...fields.keys()].flatMap((name) => {
    const document = documents.get(name);
    return document ? Object.keys(document.shape.fields) : [name];
  });
}

/** Returns the fields by name, in the order of the names, and the objects that contain them. */
function toShapeDefinition(
  shape: MergedShape & Partial<Pick<MergedKind, 'documents'>>,
  names: Iterable<string>,
  define: (name: string, schema: FieldSchema) => FieldDefinition,
): RecordShape {
  const documents = [...(shape.documents ?? new Map<string, KindDocument>()).values()].map(
    (document) => document.shape,
  );
  const inDocuments = new Map(documents.flatMap(({ fields }) => Object.entries(fields)));
  const objects = [
    ...[...shape.objects].map(([path, { schema }]): [string, ObjectDefinition] => [
      path,
      {
        title: schema.title ?? lastSegment(path),
        ...defined({ help: schema.description, variant: schema['x-choice'] }),
      },
    ]),
    ...documents.flatMap((document) => Object.entries(document.objects ?? {})),
  ];
  return {
    fields: Object.fromEntries(
      [...names].flatMap((name) => {
        const foreign = inDocuments.get(name);
        const field = shape.fields.get(name);
        return foreign ? [[name, foreign]] : field ? [[name, define(name, field.schema)]] : [];
      }),
    ),
    ...(objects.length === 0 ? {} : { objects: Object.fromEntries(objects) }),
  };
}

function toTable(schema: FieldSchema, table: MergedTable, kind: MergedKind): TableDefinition {
  const unique = uniqueColumns(schema);
  return {
    row: table.row,
    ...rowLimits(schema),
    ...(unique.length === 0 ? {} : { unique }),
    ...(table.isList ? { isList: true } : {}),
    ...toShapeDefinition(table, table.fields.keys(), (name, column) =>
      toField({ name, schema: column, shape: table, kind, curve: undefined }),
    ),
  };
}

interface Place {
  name: string;
  schema: FieldSchema;
  /** The kind itself, or the rows of a table in it. */
  shape: MergedShape;
  kind: MergedKind;
  /** The curve that edits the field. */
  curve: string | undefined;
}

function toField({ name, schema, shape, kind, curve }: Place): FieldDefinition {
  const type = fieldType(schema);
  const table = shape.tables.get(name);
  const isRequired = shape.required.has(name);
  const isInRow = shape !== kind;
  return {
    name,
    type,
    title: schema.title ?? lastSegment(name),
    help: [schema.description, lengthNote(name, kind, curve)].filter(Boolean).join(' '),
    required: isRequired,
    nullable: !isRequired && (type === 'number' || type === 'integer' || type === 'map'),
    readOnly: schema.readOnly ?? false,
    hidden: (schema['x-hidden'] ?? false) || (schema['x-system'] ?? false),
    system: schema['x-system'] ?? false,
    // A map's default has the shape of a map, which checkMap has verified.
    ...(schema.default === undefined ? {} : { default: schema.default as FieldValue }),
    ...pick(schema, [...LIMIT_WORDS, 'pattern']),
    ...defined({
      unit: schema['x-unit'],
      unitName: schema['x-unit'] === undefined ? undefined : spellUnit(schema['x-unit'], kind.unitNames, kind),
      choices: schema.enum?.map((value) => ({ value, label: schema['x-labels']?.[String(value)] ?? String(value) })),
      offered: schema['x-offer'],
      list: schema['x-list'],
      text: schema['x-text'],
      rows: schema['x-rows'],
      input: schema['x-input'],
      autocomplete: schema['x-autocomplete'],
      placeholder: schema['x-placeholder'],
      empty: schema['x-empty'],
      message: schema['x-message'],
      warn: schema['x-warn'],
      lowercase: schema['x-lowercase'],
      curve,
      renamedFrom: schema['x-renamed-from'],
      unused: unusedReason(schema, kind),
      suggestedBy: isInRow ? undefined : findSuggestion(kind, name),
      table: table && toTable(schema, table, kind),
      map: schema['x-map'],
    }),
  };
}

/** Returns the id of the derived value that is offered for a field. */
function findSuggestion({ derived }: MergedKind, field: string): string | undefined {
  return [...derived].find(([, { schema }]) => schema.suggests === field)?.[0];
}

/** Returns the form's type of a field; `checkKind` reports a missing type. */
export function fieldType(schema: FieldSchema): FieldType {
  if (schema.type === 'array') return 'rows';
  if (schema.enum) return 'choice';
  if (schema['x-map']) return 'map';
  if (schema['x-list'] && schema.type === 'string') return 'list';
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'number' || type === 'integer') return type;
  return type === 'boolean' ? 'flag' : 'text';
}

// Lists of one curve must match in length; the note is made from the curve, so that it is never out of date.
function lengthNote(name: string, kind: MergedKind, curve: string | undefined): string {
  const schema = curve === undefined ? undefined : kind.curves.get(curve)?.schema;
  if (schema?.x.field === undefined) return '';
  const others = curveFields(schema).filter((field) => field !== name);
  const titles = others.map((field) => `'${kind.fields.get(field)?.schema.title ?? field}'`);
  return phrase(kind, 'Needs as many values as {titles}.', { titles: titles.join(` ${phrase(kind, 'and')} `) });
}

function createVersion({ shape, tables }: Written<unknown>): string {
  const content = tables.length === 0 ? shape : { shape, tables };
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
}

function pick<T extends object, K extends keyof T>(object: T, keys: K[]): Pick<T, K> {
  // Only keys that the object has are copied, as Pick of optional keys states.
  return Object.fromEntries(keys.filter((key) => object[key] !== undefined).map((key) => [key, object[key]])) as Pick<
    T,
    K
  >;
}

function defined<T extends object>(object: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(object).filter(([, value]) => value !== undefined);
  // Undefined values have been removed, so the others are defined.
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
