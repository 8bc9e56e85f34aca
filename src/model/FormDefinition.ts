/** The fields of a record, or of a row of a table. */
export interface RecordShape {
  /**
   * By name. A field inside an object is named by its path, 'charging/power', and a field of a variant also by its
   * case, 'tariff/=fixed/price'. A table is one field.
   */
  fields: Record<string, FieldDefinition>;
  /** The objects that fields lie in, by their path; absent where the record is flat. */
  objects?: Record<string, ObjectDefinition>;
}

/** A form, generated from one kind file or form file: used by client and server alike. */
export interface FormDefinition extends RecordShape {
  /** The kind's subclass, or the form's name such as `sign-in`. */
  id: string;
  /** Singular, for titles: 'Wind turbine'. */
  title: string;
  description: string;
  /** Hash of everything but the id; if client and server have the same version, their metadata need no comparison. */
  version: string;
  /** The number of the kind's version, to which stored records are migrated; absent for the first version. */
  kindVersion?: number;
  /** In the order of the tabs; hidden and system fields follow. */
  fields: Record<string, FieldDefinition>;
  /** Fields, objects and tabs that are shown, or required, only while other values are as stated. */
  conditions?: ConditionDefinition[];
  curves: Record<string, CurveDefinition>;
  /** The units of fields and curves by their texts; absent where there are none. */
  units?: Record<string, UnitPowers>;
  /** Rules between two fields, each reported at its `field`. */
  rules: RuleDefinition[];
  /** The checks that report errors, with their messages; the compiled functions are in `Kind`. */
  checks?: CheckDefinition[];
  /** The tabs of the editor, which are also the steps of the wizard. Forms have a single tab. */
  tabs: TabDefinition[];
}

/** A unit as the powers of its symbols: `{ "{currency}": 1, "kW": -1 }` for {currency}/kW. */
export type UnitPowers = Readonly<Record<string, number>>;

/**
 * A 'list' is a text of numbers that a curve edits; 'rows' are the records of a table, or the values of a list; a 'map'
 * holds z over x and y.
 */
export type FieldType = 'number' | 'integer' | 'text' | 'flag' | 'choice' | 'list' | 'rows' | 'map';

/** The value of a table is made of its rows: a list of them, or an object. */
export type FieldValue = Scalar | readonly unknown[] | MapValue | FieldValues;

export type Scalar = number | string | boolean | null;

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
  /** True if null may be stored: for every number and map that is not required. */
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
  /** A name is one line with at least one visible character; other texts are trimmed unless they are verbatim. */
  text?: 'name' | 'verbatim';
  /** Rows of a multi-line text field; absent for a single line. */
  rows?: number;
  input?: 'email' | 'password' | 'tel' | 'url' | 'date';
  autocomplete?: string;
  placeholder?: string;
  /** The meaning of an empty number, in a word: 'Automatic'. */
  empty?: string;
  /** What an empty input stores, if not the empty value of the type: no property at all, or null. */
  whenEmpty?: 'absent' | 'null';
  /** Replaces the standard message of a broken limit; or messages by rule, each for any broken rule of that name. */
  message?: string | Record<string, string>;
  /** Values outside these limits are allowed but unusual: they get a warning, never an error. */
  warn?: SoftLimits;
  lowercase?: boolean;
  pattern?: string;
  /** The curve that edits this field, if any. */
  curve?: string;
  /** Earlier names of this field, newest first; values stored under them become its own. */
  renamedFrom?: string[];
  /** Why the field is not used while its condition does not hold; may contain `{currency}`. */
  unused?: string;
  /** The id of the derived value that is offered for this field. */
  suggestedBy?: string;
  /** The columns and limits of a table. */
  table?: TableDefinition;
  /** The axes of a map. */
  map?: MapDefinition;
  /** Its JSON is a document of another schema: the sent value replaces the stored one as a whole. */
  isDocument?: boolean;
}

/** The axes of a map, which holds z at each x and y; the values of x and y rise. */
export interface MapDefinition {
  x: CurveAxis;
  y: CurveAxis;
  z: CurveAxis;
}

/** The values along both axes; z has a row for each y, with a value for each x. */
export interface MapGrid<T> {
  x: readonly T[];
  y: readonly T[];
  z: readonly (readonly T[])[];
}

export type MapValue = MapGrid<number>;

/** The rows of a field: each is a record with the columns as fields, or the bare value of the only column. */
export interface TableDefinition extends RecordShape {
  /** What one row is called: 'period'. */
  row: string;
  /** Fewest and most rows. */
  least: number;
  most: number;
  /** Columns whose values, taken together, must differ from row to row. */
  unique?: string[];
  /** The rows are bare values; the only column is called 'value'. */
  isList?: boolean;
  /** Names a table that may occur inside its own rows. */
  id?: string;
  /** The value that the rows make, if that is not a list of them. */
  makes?: RowsMake;
}

/**
 * The value that the rows of a table make in the record:
 * - 'object': the only row is an object; without a row, the property is absent.
 * - 'tuple': the only row is a list, with a column for each of its places ('0', '1', ...) and 'rest' for those after.
 * - 'option': the only row is a value of one of several shapes: { value: { option: 1, value } }, a variant.
 * - 'entries': each row is a property of an object, with the columns 'name' and 'value'.
 */
export type RowsMake = 'object' | 'tuple' | 'option' | 'entries';

/**
 * An object in a record, shown as a titled group; with `variant`, one of several shapes, chosen by a field inside it.
 */
export interface ObjectDefinition {
  title: string;
  help?: string;
  /** The object is stored even if nothing is in it; otherwise an empty object is left out. */
  required?: boolean;
  /** The name of the choice inside the object: its cases are the choice's values, and own the fields below '=value'. */
  variant?: string;
  /** It is a document of another schema: the sent value replaces the stored one as a whole. */
  isDocument?: boolean;
}

/** What happens to the value of a hidden field, which is not sent: the stored record keeps, clears or resets it. */
export type HiddenFate = 'keep' | 'clear' | 'default';

export interface ConditionDefinition {
  /** The condition as a JSON Schema of the record. */
  if: Record<string, unknown>;
  /** The condition in words: 'Consider FCR is on'; may contain `{currency}`. */
  text: string;
  /** Names of the fields and paths of the objects that are shown only then. */
  shows: string[];
  /** Ids of the tabs that are shown only then. */
  tabs?: string[];
  /** Names of the fields that are required then. */
  requires?: string[];
  /** What happens to the values that it hides. */
  whenHidden: HiddenFate;
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
  /** Names of fields, paths of objects and ids of curves, in order. */
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
  /** The values of a numbered curve beyond the ends of a pasted table. */
  outside: OutsideCurve;
  /** The axes that start logarithmic, provided that all their values are positive; the others start linear. */
  logarithmic?: Axis[];
  /** The numeric field that holds the x from which the curve is zero. */
  cutOut?: string;
}

export type Axis = 'x' | 'y';

/** 'hold' repeats the outermost value, 'zero' fills in 0, 'none' allows no values there. */
export type OutsideCurve = 'hold' | 'zero' | 'none';

export interface CurveAxis {
  title: string;
  unit?: string;
  minimum?: number;
  maximum?: number;
  /** What happens to values below the minimum at both ends of a pasted table; if absent, they are kept as errors. */
  belowMinimum?: BelowMinimum;
}

/** 'clip' replaces them by the minimum. */
export type BelowMinimum = 'keep' | 'clip';

export interface CurveSeries extends CurveAxis {
  /** The list field that holds this series, or one numeric field per x of a numbered curve. */
  source: { field: string } | { fields: string[] };
}

/** Requires a number to be below another field's, or not to exceed it; an empty field breaks no rule. */
export interface RuleDefinition {
  field: string;
  below?: string;
  atMost?: string;
  /** Replaces the standard message. */
  message?: string;
}

/** A check across fields that is an error. */
export interface CheckDefinition {
  /** The first of the fields at which it is reported. */
  field: string;
  message: string;
  /** The expression that has to hold: 'initial_energy <= capacity', or 'initial_energy <= capacity when running'. */
  requires: string;
}

/** One broken rule in the schema's terms; `issueMessage` returns its message. */
export interface Issue {
  /** The field's name; in a table with the row's index, from 0: 'periods/2/price'. */
  field: string;
  code: string;
  params: Record<string, unknown>;
}

/** The values of a record by field name. */
export type FieldValues = Record<string, unknown>;
