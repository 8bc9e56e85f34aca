import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { FormDefinition, GroupDefinition } from '#model/FormDefinition.ts';
import { toFormSchema, toUiSchema } from '#model/toFormSchema.ts';

export interface FormSchemas {
  schema: RJSFSchema;
  uiSchema: UiSchema;
}

const cache = new WeakMap<FormDefinition, FormSchemas>();

/** The schemas of a form, as they are published but for the name of the draft; made once per form. */
export function formSchemas(definition: FormDefinition): FormSchemas {
  const known = cache.get(definition);
  if (known) return known;
  // By that name RJSF looks for references to rewrite, at each mount and as long as it takes to draw; ours have none.
  const { $schema: _draft, ...schema } = toFormSchema(definition);
  const made = { schema, uiSchema: toUiSchema(definition) };
  cache.set(definition, made);
  return made;
}

interface ShownTab {
  id: string;
  groups: GroupDefinition[];
}

/** The titled groups of a tab, as the uiSchema lists them. */
export function findGroups(uiSchema: UiSchema | undefined, tab: string | undefined): GroupDefinition[] {
  // toUiSchema writes them in this shape.
  const tabs = uiSchema?.['ui:options']?.tabs as ShownTab[] | undefined;
  return tabs?.find(({ id }) => id === tab)?.groups ?? [];
}
