/** A form as codegen makes it from one kind file or form file, and all that client and server know about it. */
export interface FormDefinition {
  /** The kind's subclass, or the form's name such as `sign-in`. */
  id: string;
  /** Singular, for titles: 'Wind turbine'. */
  title: string;
  description: string;
  /** Hash of everything below; equal versions need no comparison with the server's metadata. */
  version: string;
  /** In the order of the tabs; hidden and system fields follow. */
  fields: Record<string, FieldDefinition>;
  curves: Record<string, CurveDefinition>;
  /** Rules between two fields, each reported at its `field`. */
  rules: RuleDefinition[];
  /** The tabs of the editor, which are also the steps of the wizard. Forms have a single tab. */
  tabs: TabDefinition[];
}

export type FieldType = 'number' | 'integer' | 'text' | 'flag' | 'choice' | 'list';

export type FieldValue = number | string | boolean | null;

export interface FieldDefinition {
  name: string;
  type: FieldType;
  /** May contain `{currency}`. */
  title: string;
  help: string;
  /** May contain `{currency}`. */
  unit?: string;
  /** The unit spelled out: 'kilowatts', '{currency} per kilowatt and year'; absent where a symbol has no name. */
  unitName?: string;
  default?: FieldValue;
  required: boolean;
  /** True where null may be stored: every number. */
  nullable: boolean;
  /** Shown but never editable. */
  readOnly: boolean;
  /** Never shown; still stored, checked and sent. */
  hidden: boolean;
  /** Filled in by the server: id, subclass, is_template, created_at, updated_at. */
  system: boolean;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  exclusiveMaximum?: number;
  maxLength?: number;
  minLength?: number;
  /** The accepted values, with labels. */
  choices?: Choice[];
  /** The values that the select offers; a stored value outside them is offered as well. Absent: all choices. */
  offered?: FieldValue[];
  /** 'percentages' also limits each value to 0..100. */
  list?: 'numbers' | 'percentages';
  /** A name: one line with something to see in it. */
  text?: 'name';
  /** Rows of a multi-line text field; absent for a single line. */
  rows?: number;
  input?: 'email' | 'password' | 'tel';
  autocomplete?: string;
  placeholder?: string;
  /** What an empty number means, in a word: 'Automatic'. */
  empty?: string;
  /** Replaces the standard message of a broken limit, or by rule that of any broken one. */
  message?: string | Record<string, string>;
  /** Values outside these limits are allowed but unusual: they get a warning, never an error. */
  warn?: SoftLimits;
  lowercase?: boolean;
  pattern?: string;
  /** The curve that edits this field, if any. */
  curve?: string;
  /** Earlier names of this field, newest first, whose stored values it takes over. */
  renamedFrom?: string[];
  /** Why the field is not used while its condition does not hold; may contain `{currency}`. */
  unused?: string;
  /** The derived value that is offered for this field. */
  suggestedBy?: string;
}

export interface Choice {
  value: FieldValue;
  label: string;
}

export interface SoftLimits {
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  /** One for all limits, or by limit. */
  message?: string | Record<string, string>;
}

export interface TabDefinition {
  id: string;
  title: string;
  groups: GroupDefinition[];
}

export interface GroupDefinition {
  title: string;
  help?: string;
  /** Names of fields and ids of curves, in order. */
  items: string[];
  /** Ids of derived values, which are shown below the items. */
  derived?: string[];
}

/** Two or three number series edited together, as one chart and one table. */
export interface CurveDefinition {
  id: string;
  title: string;
  help: string;
  /** Title of the y axis; with two curves they share it. */
  axis?: string;
  x: CurveAxis & {
    /** The list field that holds x, or the first and last whole number of a numbered curve. */
    source: { field: string } | { from: number; to: number };
  };
  y: CurveSeries[];
  /** Whether x must rise from point to point. */
  rising: boolean;
  /** The values of a numbered curve beyond the ends of a table that is pasted onto it. */
  outside: OutsideCurve;
  /** The numeric field with the x from which on the curve is zero. */
  cutOut?: string;
}

/** 'hold' continues with the outermost value, 'zero' with 0. */
export type OutsideCurve = 'hold' | 'zero';

export interface CurveAxis {
  title: string;
  unit?: string;
  minimum?: number;
  maximum?: number;
}

export interface CurveSeries extends CurveAxis {
  /** The list field that holds this series, or one numeric field per x of a numbered curve. */
  source: { field: string } | { fields: string[] };
}

/** A number that stays below another field's, or does not exceed it; an empty field breaks no rule. */
export interface RuleDefinition {
  field: string;
  below?: string;
  atMost?: string;
  /** Replaces the standard message. */
  message?: string;
}

/** One line of the kind registry: what lists and cards need without loading a form. */
export interface KindSummary {
  subclass: string;
  title: string;
  plural: string;
  /** One sentence for the wizard's card. */
  description: string;
  /** Hex colour of the kind's hue. */
  color: string;
  order: number;
}

/** One broken rule in the terms of the schema; `issueMessage` words it. */
export interface Issue {
  field: string;
  code: string;
  params: Record<string, unknown>;
}

/** The values of a record by field name. */
export type FieldValues = Record<string, unknown>;
