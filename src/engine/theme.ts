import { getDefaultRegistry } from '@rjsf/core';
import type { RegistryFieldsType, RegistryWidgetsType, TemplatesType } from '@rjsf/utils';
import { AlternativeField } from './AlternativeField.tsx';
import { CheckboxWidget } from './CheckboxWidget.tsx';
import { ConstantWidget } from './ConstantWidget.tsx';
import { CurveField } from './CurveField.tsx';
import { FieldTemplate } from './FieldTemplate.tsx';
import { MapField, RowsField, TableField, VariantField } from './fieldParts.tsx';
import { ObjectFieldTemplate } from './ObjectFieldTemplate.tsx';
import { SelectWidget } from './SelectWidget.tsx';
import { PasswordWidget, TextareaWidget, TextWidget } from './TextWidget.tsx';

// RJSF's NumberField formats numbers for the locale before it renders StringField; here the draft owns the texts.
const { StringField } = getDefaultRegistry().fields;

/** The theme of RJSF: our templates, widgets and fields of tables, maps and curves; the other fields are RJSF's own. */
export const THEME: {
  fields: RegistryFieldsType;
  templates: Partial<TemplatesType>;
  widgets: RegistryWidgetsType;
} = {
  fields: {
    AlternativeField,
    CurveField,
    MapField,
    OneOfField: VariantField,
    RowsField,
    TableField,
    ...(StringField && { NumberField: StringField }),
  },
  templates: {
    FieldTemplate,
    ObjectFieldTemplate,
  },
  widgets: {
    TextWidget,
    EmailWidget: TextWidget,
    PasswordWidget,
    TextareaWidget,
    SelectWidget,
    CheckboxWidget,
    ConstantWidget,
  },
};
