import Form from '@rjsf/core';
import type { RegistryFieldsType } from '@rjsf/utils';
import { useId, useMemo } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import { AdaptedSchemaField } from './AdaptedSchemaField.tsx';
import { PaintInSteps } from './AfterPaint.tsx';
import { CurveField } from './CurveField.tsx';
import { FieldAdapter } from './FieldAdapter.tsx';
import { FormLayout } from './FormLayout.tsx';
import { FormContext } from './formContext.ts';
import { layoutValidator } from './layoutValidator.ts';
import { tabSchema } from './tabSchema.ts';
import { useCurrency } from './useCurrency.ts';

export interface SchemaFormProps {
  store: DraftStore;
  tab: string;
  readOnly?: boolean | undefined;
  /** Fields that stay editable in a read-only form. */
  editableWhenLocked?: readonly string[] | undefined;
  marksChanges?: boolean | undefined;
  /** Draws the fields without panels and titles, for a form that fills a card or a dialog. */
  plain?: boolean | undefined;
  /** The field in which a dialog puts the focus. */
  autoFocus?: string | undefined;
  /** Called when a part of the fields is on the page, with whether it is the last one. */
  onPainted?: ((isWhole: boolean) => void) | undefined;
}

/** One tab of a form: RJSF lays its fields out, each bound to the draft store. */
export function SchemaForm(props: SchemaFormProps) {
  const { store, tab, readOnly = false, editableWhenLocked = NONE, marksChanges = true } = props;
  const { plain = false, autoFocus, onPainted } = props;
  const idPrefix = useId();
  const { schema, uiSchema } = tabSchema(store.definition, tab);
  const currency = useCurrency(store);
  const settings = useMemo(
    () => ({ store, tab, idPrefix, currency, readOnly, editableWhenLocked, marksChanges, autoFocus }),
    [store, tab, idPrefix, currency, readOnly, editableWhenLocked, marksChanges, autoFocus],
  );
  const formContext = useMemo(() => ({ definition: store.definition, tab, plain }), [store.definition, tab, plain]);
  return (
    <FormContext value={settings}>
      <PaintInSteps key={`${store.definition.id}/${tab}`} onPainted={onPainted}>
        <Form
          schema={schema}
          uiSchema={uiSchema}
          formData={EMPTY}
          formContext={formContext}
          fields={FIELDS}
          validator={layoutValidator}
          idPrefix={idPrefix}
          noValidate
          noHtml5Validate
          tagName="div"
        />
      </PaintInSteps>
    </FormContext>
  );
}

const NONE: readonly string[] = [];
const EMPTY = {};

const FIELDS: RegistryFieldsType = {
  SchemaField: AdaptedSchemaField,
  ObjectField: FormLayout,
  StringField: FieldAdapter,
  NumberField: FieldAdapter,
  BooleanField: FieldAdapter,
  CurveField,
};
