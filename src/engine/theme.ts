import { getDefaultRegistry } from '@rjsf/core';
import type { RegistryFieldsType, RegistryWidgetsType, TemplatesType } from '@rjsf/utils';
import { CheckboxWidget } from './CheckboxWidget.tsx';
import { CurveField } from './CurveField.tsx';
import { FieldTemplate } from './FieldTemplate.tsx';
import { MapField } from './MapField.tsx';
import { ObjectFieldTemplate } from './ObjectFieldTemplate.tsx';
import { SelectWidget } from './SelectWidget.tsx';
import { PasswordWidget, TextareaWidget, TextWidget } from './TextWidget.tsx';

// RJSF's own NumberField formats each number for the locale before it calls StringField; texts are the draft's here.
const { StringField } = getDefaultRegistry().fields;

/** The parts that RJSF draws forms with: its own fields for objects and values, our templates, widgets and curves. */
export const THEME: {
  fields: RegistryFieldsType;
  templates: Partial<TemplatesType>;
  widgets: RegistryWidgetsType;
} = {
  fields: { CurveField, MapField, ...(StringField && { NumberField: StringField }) },
  templates: { FieldTemplate, ObjectFieldTemplate },
  widgets: { TextWidget, EmailWidget: TextWidget, PasswordWidget, TextareaWidget, SelectWidget, CheckboxWidget },
};
