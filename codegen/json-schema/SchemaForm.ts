import type { ConditionDefinition, FieldDefinition, RecordShape, TableDefinition } from '#model/FormDefinition.ts';
import type { JsonSchema } from '#model/fieldSchema.ts';
import { isRecord } from '#model/isRecord.ts';
import type { Resolved, SchemaResolver } from './SchemaResolver.ts';

/** Where a value of a schema is drawn. */
export interface Place {
  /** Its name in the shape. */
  name: string;
  /** Its title if the schema has none. */
  title: string;
  /** Whether the record must have it. */
  isRequired: boolean;
  /** Whether it lies in an object that exists only while something in it is filled in. */
  isInOptional?: boolean;
  /** Whether it is shown only under a condition. */
  isConditional?: boolean;
  /** The properties that lead to it; absent in rows, which have no conditions. */
  path?: readonly string[];
  /** Its part of the uiSchema. */
  ui: JsonSchema;
  /** Replaces the schema's default. */
  default?: unknown;
}

/** Whether a value exists regardless of the rest of the record. */
export function isThere({ isRequired, isInOptional, isConditional }: Place): boolean {
  return isRequired && !isInOptional && !isConditional;
}

/** Adds the fields that draw a value of a schema to a shape. */
export type AddValue = (shape: RecordShape, place: Place, schema: Resolved) => void;

/** The form of a schema while it is being read. */
export class SchemaForm {
  readonly resolver: SchemaResolver;
  readonly conditions: ConditionDefinition[] = [];
  readonly add: AddValue;
  readonly #uiDefinitions: JsonSchema;
  readonly #tables = new Map<Resolved, { key: string; ui: JsonSchema; table: TableDefinition }[]>();
  readonly #derived = new Map<Resolved, Map<string, JsonSchema>>();
  readonly #open = new Set<TableDefinition>();
  readonly #ids = new Set<string>();

  constructor(
    resolver: SchemaResolver,
    { add, ui }: { add: (form: SchemaForm, ...args: Parameters<AddValue>) => void; ui: JsonSchema },
  ) {
    this.resolver = resolver;
    this.#uiDefinitions = innerUi(ui, 'ui:definitions');
    let level = 0;
    this.add = (shape, place, schema) => {
      level += 1;
      const ui = this.findUi(place.ui, schema);
      add(this, shape, { ...place, ui }, level > DEEPEST ? this.#tooDeep(schema) : schema);
      level -= 1;
    };
  }

  /**
   * Returns the table of a schema: always the same one, so that a schema that contains itself becomes a table that
   * contains itself.
   */
  table(
    schema: Resolved,
    head: Omit<TableDefinition, 'fields'>,
    { ui, build }: { ui: JsonSchema; build: (table: TableDefinition) => void },
  ): TableDefinition {
    const key = JSON.stringify(head);
    const tables = this.#tables.get(schema) ?? [];
    this.#tables.set(schema, tables);
    const known = tables.find((one) => one.key === key && isSameUi(one.ui, ui));
    if (known) {
      if (this.#open.has(known.table)) known.table.id ??= this.#createId(schema.pointer);
      return known.table;
    }
    const table: TableDefinition = { ...head, fields: {} };
    tables.push({ key, ui, table });
    this.#open.add(table);
    build(table);
    this.#open.delete(table);
    return table;
  }

  /** Returns the uiSchema of a place, merged with that of the schema that the place refers to. */
  findUi(ui: JsonSchema, { reference = '' }: Resolved): JsonSchema {
    const defined = innerUi(this.#uiDefinitions, reference);
    if (Object.keys(ui).length === 0 || defined === NO_UI) return defined === NO_UI ? ui : defined;
    return { ...defined, ...ui };
  }

  #tooDeep({ pointer }: Resolved): Resolved {
    this.resolver.report(pointer, 'This is nested too deeply to be drawn, so it is drawn as any value.');
    return this.resolver.resolve(true);
  }

  /** Returns a schema derived from another one, the same object on each call. */
  derive(schema: Resolved, word: string, make: () => JsonSchema): JsonSchema {
    const derived = this.#derived.get(schema) ?? new Map<string, JsonSchema>();
    this.#derived.set(schema, derived);
    const known = derived.get(word) ?? make();
    derived.set(word, known);
    return known;
  }

  /** Creates a name that no other table has: 'node', or 'node-children'. */
  #createId(pointer: string): string {
    const segments = pointer.split('/').filter((segment) => segment !== '' && !WORDS.has(segment));
    const name = segments.slice(-2).join('-') || 'root';
    let id = name;
    for (let count = 2; this.#ids.has(id); count += 1) id = `${name}-${count}`;
    this.#ids.add(id);
    return id;
  }
}

/** More levels than any form has; ends a schema that keeps creating new schemas. */
const DEEPEST = 100;

const WORDS = new Set(['properties', 'definitions', '$defs', 'items', 'oneOf', 'anyOf', 'allOf']);

function isSameUi(one: JsonSchema, other: JsonSchema): boolean {
  return one === other || (Object.keys(one).length === 0 && Object.keys(other).length === 0);
}

/** Returns the part of a uiSchema for a property, or for the items of a list. */
export function innerUi(ui: JsonSchema, word: string): JsonSchema {
  const inner = Object.hasOwn(ui, word) ? ui[word] : undefined;
  return isRecord(inner) ? inner : NO_UI;
}

/** Returns an option of the uiSchema, which may be written in two ways. */
export function uiOption(ui: JsonSchema, option: string): unknown {
  const options = ui['ui:options'];
  return ui[`ui:${option}`] ?? (isRecord(options) ? options[option] : undefined);
}

export const NO_UI: JsonSchema = {};

/** Creates a field with the properties that every field has. */
export function createField(
  place: Place,
  { words }: Pick<Resolved, 'words'>,
  own: Pick<FieldDefinition, 'type'> & Partial<FieldDefinition>,
): FieldDefinition {
  const { ui, name } = place;
  const help = [uiOption(ui, 'description') ?? words.description, uiOption(ui, 'help')];
  return {
    name,
    title: findTitle(place, words),
    help: help.filter((text) => typeof text === 'string').join(' '),
    required: place.isRequired && !place.isConditional,
    nullable: false,
    readOnly: words.readOnly === true || uiOption(ui, 'readonly') === true || uiOption(ui, 'disabled') === true,
    hidden: uiOption(ui, 'widget') === 'hidden',
    system: false,
    ...own,
  };
}

/** Returns the title of a value: that of the uiSchema, of the schema or of the place. */
export function findTitle({ ui, title }: Place, words: JsonSchema): string {
  const said = uiOption(ui, 'title') ?? words.title;
  return typeof said === 'string' ? said : title;
}

/** Whether a list without values is left out of the record; outside rows, the draft knows whether it was there. */
export function isLeftOut({ isRequired, isInOptional, path }: Place, { minItems, minProperties }: JsonSchema): boolean {
  if (isInOptional) return true;
  return !isRequired && (path === undefined || Number(minItems ?? minProperties ?? 0) > 0);
}
