import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { FormDefinition, GroupDefinition, TableDefinition } from '#model/FormDefinition.ts';
import { recordSchema } from '#model/fieldSchema.ts';
import { toRecordParts } from '#model/recordParts.ts';
import { NAME_COLUMN } from '#model/tableRows.ts';
import { partsUi, toFormSchema, toUiSchema } from '#model/toFormSchema.ts';
import { separateAlternatives } from './alternatives.ts';
import { DRAWN_REST, DRAWN_SCHEMA, DRAWN_UI, drawPart } from './drawnField.ts';

export interface FormSchemas {
  schema: RJSFSchema;
  uiSchema: UiSchema;
}

const forms = new WeakMap<FormDefinition, FormSchemas>();
const rows = new WeakMap<TableDefinition, FormSchemas>();

/** Returns the schemas that RJSF renders for a form, without the rows of its tables; created once per form. */
export function formSchemas(definition: FormDefinition): FormSchemas {
  const known = forms.get(definition);
  if (known) return known;
  // With this key, RJSF searches the schema for references at each mount, as slow as a render; it has none.
  const { $schema: _draft, ...schema } = toFormSchema(separateAlternatives(definition), DRAWN_SCHEMA);
  const made = { schema, uiSchema: toUiSchema(definition, DRAWN_UI) };
  forms.set(definition, made);
  return made;
}

/** Returns the schemas of a table's row, always an object of its columns; created once per table. */
export function rowSchemas(table: TableDefinition): FormSchemas {
  const known = rows.get(table);
  if (known) return known;
  const parts = toRecordParts(table, DRAWN_REST);
  const uiSchema = {
    ...partsUi(parts, DRAWN_UI),
    // The head of the card shows the name.
    ...(table.makes === 'entries' && { [NAME_COLUMN]: { 'ui:widget': 'hidden' } }),
  };
  const made = { schema: recordSchema(parts, drawPart), uiSchema };
  rows.set(table, made);
  return made;
}

interface ShownTab {
  id: string;
  groups: GroupDefinition[];
}

/** Returns the titled groups of a tab, as the uiSchema lists them; empty for an unknown tab. */
export function findGroups(uiSchema: UiSchema | undefined, tab: string | undefined): GroupDefinition[] {
  // toUiSchema writes them in this shape.
  const tabs = uiSchema?.['ui:options']?.tabs as ShownTab[] | undefined;
  return tabs?.find(({ id }) => id === tab)?.groups ?? [];
}
