import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { curveFieldNames } from '#model/curveText.ts';
import type { FieldDefinition, FormDefinition } from '#model/FormDefinition.ts';

export interface TabSchema {
  schema: RJSFSchema;
  uiSchema: UiSchema;
}

const cache = new WeakMap<FormDefinition, Map<string, TabSchema>>();

/** RJSF's schemas of one tab: a property per item, in order; a curve stands under the name of its first field. */
export function tabSchema(definition: FormDefinition, tabId: string): TabSchema {
  const tabs = cache.get(definition) ?? new Map<string, TabSchema>();
  cache.set(definition, tabs);
  const made = tabs.get(tabId) ?? makeTabSchema(definition, tabId);
  tabs.set(tabId, made);
  return made;
}

/** The property of the tab's schema that holds an item of a group. */
export function itemProperty(definition: FormDefinition, item: string): string {
  const curve = definition.curves[item];
  return curve ? (curveFieldNames(curve)[0] ?? item) : item;
}

function makeTabSchema(definition: FormDefinition, tabId: string): TabSchema {
  const items = definition.tabs.find(({ id }) => id === tabId)?.groups.flatMap((group) => group.items) ?? [];
  const properties: NonNullable<RJSFSchema['properties']> = {};
  const uiSchema: UiSchema = { 'ui:submitButtonOptions': { norender: true } };
  for (const item of items) {
    const name = itemProperty(definition, item);
    const field = definition.fields[name];
    if (!field) continue;
    // Defaults stay out: RJSF would write them into stored records on the first edit.
    properties[name] = { type: SCHEMA_TYPES[field.type], title: field.title };
    if (definition.curves[item]) uiSchema[name] = { 'ui:field': 'CurveField', 'ui:options': { curve: item } };
  }
  return { schema: { $id: `${definition.id}_${tabId}`, type: 'object', properties }, uiSchema };
}

const SCHEMA_TYPES: Record<FieldDefinition['type'], 'number' | 'integer' | 'boolean' | 'string'> = {
  number: 'number',
  integer: 'integer',
  flag: 'boolean',
  choice: 'string',
  text: 'string',
  list: 'string',
};
