import { curveFieldNames } from './curveText.ts';
import type { FieldDefinition, FormDefinition } from './FormDefinition.ts';
import { defined, fieldSchema, type JsonSchema } from './fieldSchema.ts';

/**
 * The JSON Schema 2020-12 of what a form edits: every field but the server's own, with words, defaults and limits. Rules
 * between fields are left out, as JSON Schema has no words for them.
 */
export function toFormSchema(definition: FormDefinition): JsonSchema {
  const fields = editedFields(definition);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: definition.id,
    title: definition.title,
    ...defined({ description: definition.description || undefined }),
    type: 'object',
    required: fields.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(fields.map((field) => [field.name, formField(field)])),
    additionalProperties: false,
  };
}

/**
 * The uiSchema of a form for React JSON Schema Form: order, inputs, units and, for a theme that reads them, tabs, groups
 * and curves. A stock theme shows every field in this order.
 */
export function toUiSchema(definition: FormDefinition): JsonSchema {
  const fields = editedFields(definition);
  const curves = new Map(
    Object.values(definition.curves).map((curve) => [curveFieldNames(curve)[0], { field: 'CurveField', curve }]),
  );
  const tabs = definition.tabs.map(({ id, title, groups }) => ({
    id,
    title,
    groups: groups.map(({ items, ...group }) => ({
      ...group,
      items: items.map((item) => itemProperty(definition, item)),
    })),
  }));
  return {
    'ui:order': fields.map(({ name }) => name),
    'ui:options': { tabs },
    ...Object.fromEntries(
      fields.map((field) => {
        const { field: widget, curve } = curves.get(field.name) ?? {};
        const ui = fieldUi(field);
        const options = { ...ui['ui:options'], ...defined({ curve: curve?.id }) };
        return [
          field.name,
          {
            ...ui,
            ...defined({ 'ui:field': widget ?? (field.map && 'MapField') }),
            ...(isEmpty(options) ? {} : { 'ui:options': options }),
          },
        ];
      }),
    ),
  };
}

/** The property that draws an item: the field, or the first field of a curve. */
export function itemProperty({ curves }: FormDefinition, item: string): string {
  const curve = curves[item];
  return (curve && curveFieldNames(curve)[0]) ?? item;
}

function editedFields({ fields }: FormDefinition): FieldDefinition[] {
  return Object.values(fields).filter(({ system }) => !system);
}

function formField(field: FieldDefinition): JsonSchema {
  return { ...fieldSchema(field), ...(field.input === 'email' ? { format: 'email' } : {}) };
}

interface FieldUi extends JsonSchema {
  'ui:options'?: JsonSchema;
}

function fieldUi(field: FieldDefinition): FieldUi {
  const { unit, choices } = field;
  const options = defined({
    ...{
      unit,
      unitName: field.unitName,
      rows: field.rows,
      inputType: INPUT_TYPES[field.input ?? ''],
    },
    offered: field.offered,
    unused: field.unused,
    suggestedBy: field.suggestedBy,
    isCounted: isCounted(field) || undefined,
    messageLines: hasLongMessages(field) ? 2 : undefined,
  });
  return defined({
    'ui:widget': getWidget(field),
    'ui:placeholder': field.empty ?? field.placeholder,
    'ui:help': unit,
    'ui:autocomplete': field.autocomplete,
    'ui:enumNames': choices?.map(({ label }) => label),
    'ui:options': isEmpty(options) ? undefined : options,
  });
}

const INPUT_TYPES: Readonly<Record<string, string>> = { email: 'email', tel: 'tel' };

function getWidget({ hidden, input, rows }: FieldDefinition): string | undefined {
  if (hidden) return 'hidden';
  if (input === 'password') return 'password';
  return rows === undefined ? undefined : 'textarea';
}

// The length of an email address or a password is of no interest to the person who types it.
function isCounted({ type, input, maxLength }: FieldDefinition): boolean {
  return type === 'text' && input === undefined && maxLength !== undefined;
}

/** Whether a message of the field takes a second line, for which room is then kept. */
function hasLongMessages({ message = {}, warn = {}, unused = '' }: FieldDefinition): boolean {
  return [message, warn.message ?? {}, unused]
    .flatMap((own) => (typeof own === 'string' ? own : Object.values(own)))
    .some(({ length }) => length > LINE);
}

/** Characters of a message that fit under a field of common width. */
const LINE = 52;

function isEmpty(object: JsonSchema): boolean {
  return Object.keys(object).length === 0;
}
