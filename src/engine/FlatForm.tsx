import type { RJSFSchema } from '@rjsf/utils';
import { useId, useMemo } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import { CheckboxWidget } from './CheckboxWidget.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { FormGroups } from './FormGroups.tsx';
import { FormContext, useFormSettings } from './formContext.ts';
import { findGroups, formSchemas } from './formSchemas.ts';
import type { InputOptions } from './InputProps.ts';
import { SelectWidget } from './SelectWidget.tsx';
import { PasswordWidget, TextareaWidget, TextWidget } from './TextWidget.tsx';
import { useCurrency } from './useCurrency.ts';
import { useFieldSnapshot } from './useDraft.ts';

export interface FlatFormProps {
  store: DraftStore;
  marksChanges?: boolean | undefined;
  /** Draws the fields without panels and titles. */
  plain?: boolean | undefined;
  /** The field that a dialog focuses first. */
  autoFocus?: string | undefined;
}

/**
 * A small form of plain fields on one tab, for example sign-in. It uses the same schemas, frames and widgets as
 * SchemaForm, but not RJSF, which would double the size of its page. A form with several tabs, curves, rows or
 * conditions needs SchemaForm.
 */
export function FlatForm({ store, marksChanges = true, plain = false, autoFocus }: FlatFormProps) {
  const idPrefix = useId();
  const currency = useCurrency(store);
  const tab = store.definition.tabs[0]?.id;
  const settings = useMemo(
    () => ({ store, tab, items: undefined, plain, currency, marksChanges }),
    [store, tab, plain, currency, marksChanges],
  );
  const { uiSchema } = formSchemas(store.definition);
  return (
    <FormContext value={settings}>
      <FormGroups groups={findGroups(uiSchema, tab)} plain={plain} hasTitle={() => false}>
        {(name) => <FlatField key={name} id={`${idPrefix}_${name}`} name={name} autofocus={name === autoFocus} />}
      </FormGroups>
    </FormContext>
  );
}

interface FlatFieldProps {
  id: string;
  name: string;
  autofocus: boolean;
}

function FlatField({ id, name, autofocus }: FlatFieldProps) {
  const { store } = useFormSettings();
  const { shownError } = useFieldSnapshot(store, name);
  const { schema: form, uiSchema } = formSchemas(store.definition);
  const schema = form.properties?.[name];
  const { [name]: ui } = uiSchema;
  if (typeof schema !== 'object') return null;
  const Widget = WIDGETS[ui?.['ui:widget'] ?? getWidget(schema)] ?? TextWidget;
  const required = form.required?.includes(name);
  const names: string[] = ui?.['ui:enumNames'] ?? [];
  const options: InputOptions = {
    ...ui?.['ui:options'],
    autocomplete: ui?.['ui:autocomplete'],
    enumOptions: schema.enum?.map((value, index) => ({ value, label: names[index] ?? String(value) })),
  };
  return (
    <FieldFrame
      id={id}
      name={name}
      title={schema.title ?? name}
      help={schema.description}
      required={required}
      readOnly={schema.readOnly}
      maxLength={schema.maxLength}
      options={options}
      error={shownError}
    >
      <Widget
        id={id}
        label={schema.title ?? name}
        schema={schema}
        options={options}
        required={required}
        readonly={schema.readOnly}
        autofocus={autofocus}
        placeholder={ui?.['ui:placeholder']}
        rawErrors={shownError === undefined ? [] : [shownError]}
      />
    </FieldFrame>
  );
}

const WIDGETS: Readonly<Record<string, typeof TextWidget>> = {
  text: TextWidget,
  password: PasswordWidget,
  textarea: TextareaWidget,
  select: SelectWidget,
  checkbox: CheckboxWidget,
};

function getWidget({ enum: values, type }: RJSFSchema): string {
  if (values) return 'select';
  return type === 'boolean' ? 'checkbox' : 'text';
}
