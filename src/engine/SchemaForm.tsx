import Form from '@rjsf/core';
import { useId, useMemo } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import { itemProperty } from '#model/toFormSchema.ts';
import { PaintInSteps } from './AfterPaint.tsx';
import { compiledChecks } from './compiledChecks.ts';
import { type CurvesBehind, CurvesBehindContext } from './curvesBehind.ts';
import { DRAWN_REST } from './drawnField.ts';
import { FormContext } from './formContext.ts';
import { formSchemas } from './formSchemas.ts';
import { THEME } from './theme.ts';
import { useCurrency } from './useCurrency.ts';
import { useErrorSchema } from './useErrorSchema.ts';
import { useFormData } from './useFormData.ts';

export interface SchemaFormProps {
  store: DraftStore;
  /** The tab that is shown. */
  tab?: string | undefined;
  /** Names of fields and ids of curves to show instead of a tab, for example to correct their errors. */
  items?: readonly string[] | undefined;
  readOnly?: boolean | undefined;
  /** Fields that stay editable in a read-only form. */
  editableWhenLocked?: readonly string[] | undefined;
  marksChanges?: boolean | undefined;
  /** Draws the fields without panels and titles. */
  plain?: boolean | undefined;
  /** Records whose curves may be drawn behind those of the form. */
  references?: CurvesBehind | undefined;
  /** Called after each of the two painting steps; `isWhole` is true once all fields are on the page. */
  onPainted?: ((isWhole: boolean) => void) | undefined;
}

/** One tab of a form: RJSF renders its schema with our theme, whose inputs are bound to the draft store. */
export function SchemaForm(props: SchemaFormProps) {
  const { store, tab, items, readOnly = false, editableWhenLocked = NONE, marksChanges = true, onPainted } = props;
  const { plain = items !== undefined } = props;
  const idPrefix = useId();
  const currency = useCurrency(store);
  const settings = useMemo(
    () => ({
      store,
      tab,
      items: items && [...new Set(items.map((item) => itemProperty(store.definition, item, DRAWN_REST)))],
      plain,
      currency,
      marksChanges,
    }),
    [store, tab, items, plain, currency, marksChanges],
  );
  const { schema, uiSchema } = formSchemas(store.definition);
  const shownUi = useMemo(
    () => (readOnly ? { ...uiSchema, ...unlock(uiSchema, editableWhenLocked) } : uiSchema),
    [uiSchema, readOnly, editableWhenLocked],
  );
  const validator = useMemo(() => compiledChecks(store.kind), [store]);
  return (
    <FormContext value={settings}>
      <CurvesBehindContext value={props.references}>
        <PaintInSteps key={`${store.definition.id}/${store.kind.language}/${tab}`} onPainted={onPainted}>
          <Form
            {...THEME}
            schema={schema}
            uiSchema={shownUi}
            formData={useFormData(store)}
            extraErrors={useErrorSchema(store)}
            validator={validator}
            idPrefix={idPrefix}
            readonly={readOnly}
            experimental_defaultFormStateBehavior={NO_DEFAULTS}
            showErrorList={false}
            noValidate
            noHtml5Validate
            tagName="div"
          >
            {NO_BUTTON}
          </Form>
        </PaintInSteps>
      </CurvesBehindContext>
    </FormContext>
  );
}

function unlock(uiSchema: Record<string, object>, names: readonly string[]): Record<string, object> {
  return Object.fromEntries(names.map((name) => [name, { ...uiSchema[name], 'ui:readonly': false }]));
}

const NONE: readonly string[] = [];

// Values live in the draft store, which applies defaults to a new record and none to a stored one.
const NO_DEFAULTS = {
  emptyObjectFields: 'skipDefaults',
  constAsDefaults: 'never',
  arrayMinItems: { populate: 'never' },
} as const;

// Without a child, RJSF renders a submit button.
const NO_BUTTON = <></>;
