import { createHash } from 'node:crypto';
import { addProperties } from '#codegen/json-schema/addProperties.ts';
import { addValue } from '#codegen/json-schema/addValue.ts';
import { isPlainObject } from '#codegen/json-schema/isPlainObject.ts';
import { NO_UI, SchemaForm } from '#codegen/json-schema/SchemaForm.ts';
import { SchemaReferences } from '#codegen/json-schema/SchemaReferences.ts';
import { type SchemaFault, SchemaResolver } from '#codegen/json-schema/SchemaResolver.ts';
import type { FormDefinition, RecordShape } from '#model/FormDefinition.ts';
import type { JsonSchema } from '#model/fieldSchema.ts';
import { LIST_COLUMN } from '#model/tableRows.ts';

export interface ReadSchema {
  definition: FormDefinition;
  /** The parts that are not drawn as the schema defines them, in the order in which they were found. */
  faults: SchemaFault[];
  /**
   * Whether the schema is not that of one object with properties: the form then has a single field or object 'value'.
   */
  isWrapped: boolean;
}

/**
 * Creates the form of a plain JSON Schema (draft 7 to 2020-12). Parts that can't be drawn as the schema defines them
 * are drawn as any value and reported; nothing is left out.
 */
export function readJsonSchema(
  schema: unknown,
  { id = 'document', uiSchema = NO_UI }: { id?: string; uiSchema?: JsonSchema } = {},
): ReadSchema {
  const resolver = new SchemaResolver(new SchemaReferences(schema));
  const form = new SchemaForm(resolver, { add: addValue, ui: uiSchema });
  const root = resolver.resolve(schema);
  const isWrapped = !isPlainObject(resolver, root, true);
  const shape: RecordShape = { fields: {} };
  const { words } = root;
  const title = toText(uiSchema['ui:title']) ?? toText(words.title) ?? id;
  if (isWrapped)
    form.add(shape, { name: LIST_COLUMN, title, isRequired: true, path: [LIST_COLUMN], ui: uiSchema }, root);
  else addProperties(form, shape, { prefix: '', path: [], ui: uiSchema, default: words.default }, root);
  const { conditions } = form;
  const definition: FormDefinition = {
    id,
    title,
    description: toText(uiSchema['ui:description']) ?? toText(words.description) ?? '',
    version: createHash('sha256')
      .update(JSON.stringify([schema, uiSchema]))
      .digest('hex')
      .slice(0, 16),
    ...shape,
    ...(conditions.length > 0 ? { conditions } : {}),
    curves: {},
    rules: [],
    tabs: [{ id: 'form', title, groups: [{ title, items: listItems(shape) }] }],
  };
  return { definition, faults: resolver.faults, isWrapped };
}

/** Lists the shown fields outside of objects, and the outermost objects. */
function listItems({ fields, objects = {} }: RecordShape): string[] {
  const items = Object.values(fields).flatMap(({ name, hidden }) => {
    const object = name.split('/')[0] ?? name;
    if (Object.hasOwn(objects, object)) return [object];
    return hidden ? [] : [name];
  });
  return [...new Set(items)];
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
