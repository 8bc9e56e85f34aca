import type { Axis, BelowMinimum, HiddenFate, MapGrid, OutsideCurve } from '#model/FormDefinition.ts';
import type { UnitNames } from './spellUnit.ts';

/** The content of a kind file, a shared file or a form file that satisfies kind.schema.json. */
export interface KindFile {
  $id: string;
  title: string;
  description?: string;
  'x-kind': { plural: string; family?: string; icon: string; color?: string; order: number };
  allOf?: { $ref: string }[];
  properties?: Record<string, FieldSchema>;
  required?: string[];
  $defs?: Record<string, FieldSchema>;
  'x-curves'?: Record<string, CurveSchema>;
  'x-rules'?: RuleSchema[];
  'x-checks'?: CheckSchema[];
  'x-derived'?: Record<string, DerivedSchema>;
  'x-note'?: string;
  'x-tabs'?: TabSchema[];
  'x-tab-titles'?: Record<string, string>;
  'x-unit-names'?: UnitNames;
  /** 1 if absent. */
  'x-version'?: number;
  /** The changes of each version since the one before, by the number of the newer version. */
  'x-changes'?: Record<string, ChangeSchema[]>;
}

export type SharedFile = Partial<Omit<KindFile, 'x-kind' | 'x-version' | 'x-changes'>>;

/**
 * One change of stored records; its sort is whichever of rename, move, scale, map, split, merge, add and drop it has.
 */
export interface ChangeSchema {
  /** The table whose rows have the named values; absent for the record itself. */
  in?: string;
  rename?: string;
  move?: string;
  scale?: string;
  map?: string;
  split?: string;
  merge?: string[];
  add?: string;
  drop?: string;
  /** The new name or place; for `scale`, the new unit. */
  to?: string;
  /** The earlier unit. */
  from?: string;
  /** The new name, if that changes too. */
  as?: string;
  values?: Record<string, string | number>;
  /** For `split`, the expressions by name or the names of a text's parts; for `merge`, the new name. */
  into?: string | string[] | Record<string, string>;
  value?: string;
  /** The way back: an expression, expressions by name, or choices by value. */
  back?: string | Record<string, string | number>;
  /** The separator between the parts of a text. */
  separator?: string;
  'x-note'?: string;
}

export interface FormFile
  extends Pick<KindFile, '$id' | 'title' | 'description' | 'properties' | 'required' | 'x-rules'> {
  'x-groups': GroupSchema[];
}

type Scalar = number | string | boolean | null;

/** A field, an object of fields, or a table of rows. */
export interface FieldSchema extends PartsSchema {
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  /** For a table, a list of rows. */
  default?: Scalar | MapGrid<unknown> | unknown[];
  /** The choice's value in a branch of `oneOf`. */
  const?: string | number;
  /** For a table, an object with its columns; for a list, the schema of each value. */
  items?: FieldSchema;
  minItems?: number;
  maxItems?: number;
  /** Whether the values of a list must differ. */
  uniqueItems?: boolean;
  /** The name of one row: 'period'. */
  'x-row'?: string;
  /** Columns whose values, taken together, must differ from row to row. */
  'x-unique'?: string[];
  /** The choice whose value selects the case of an object. */
  'x-choice'?: string;
  /** The fields of each case, by the choice's value. */
  'x-cases'?: Record<string, PartsSchema>;
  /** The cases in plain JSON Schema: each branch has a `const` for the choice. */
  oneOf?: BranchSchema[];
  /** Makes the field a map: the axes x and y, and z over both. */
  'x-map'?: MapSchema;
  /** The file in schemas/documents/ with the JSON Schema of the document that the field holds. */
  'x-schema'?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  enum?: (string | number)[];
  pattern?: string;
  readOnly?: boolean;
  'x-system'?: boolean;
  'x-labels'?: Record<string, string>;
  'x-offer'?: (string | number)[];
  'x-unit'?: string;
  'x-list'?: 'numbers' | 'percentages';
  'x-text'?: 'name';
  'x-rows'?: number;
  'x-input'?: 'email' | 'password' | 'tel';
  'x-autocomplete'?: string;
  'x-same-as'?: string;
  'x-placeholder'?: string;
  'x-empty'?: string;
  'x-note'?: string;
  'x-message'?: string | Record<string, string>;
  'x-warn'?: {
    minimum?: number;
    exclusiveMinimum?: number;
    maximum?: number;
    message?: string | Record<string, string>;
  };
  'x-lowercase'?: boolean;
  'x-used-when'?: string;
  'x-unused-message'?: string;
  /** Conditions under which it is shown or required, and what becomes of hidden values. */
  'x-shown-when'?: string;
  'x-required-when'?: string;
  'x-when-hidden'?: HiddenFate;
  'x-hidden'?: boolean;
  'x-renamed-from'?: string[];
}

/** The properties of an object, or those that a case adds to it. */
export interface PartsSchema {
  properties?: Record<string, FieldSchema>;
  required?: string[];
  'x-rules'?: RuleSchema[];
}

export interface BranchSchema extends PartsSchema {
  title?: string;
}

export interface MapSchema {
  x: MapAxisSchema;
  y: MapAxisSchema;
  z: MapAxisSchema;
}

interface MapAxisSchema {
  title: string;
  unit?: string;
  minimum?: number;
  maximum?: number;
}

export interface CurveSchema {
  title: string;
  description?: string;
  axis?: string;
  'x-note'?: string;
  rising?: boolean;
  outside?: OutsideCurve;
  logarithmic?: Axis[];
  cutOut?: string;
  x: { title: string; unit?: string; field?: string; from?: number; to?: number };
  y: {
    title: string;
    unit?: string;
    field?: string;
    fields?: string;
    default?: number[];
    minimum?: number;
    maximum?: number;
    belowMinimum?: BelowMinimum;
  }[];
}

export interface RuleSchema {
  field: string;
  below?: string;
  atMost?: string;
  message?: string;
}

export interface CheckSchema {
  /** Shown for a record that does not satisfy the expression: a warning, or an error that blocks saving. */
  warn?: string;
  error?: string;
  when?: string;
  require: string;
  at: string[];
  'x-note'?: string;
}

/** A number that is calculated from fields, shown and never stored. */
export interface DerivedSchema {
  title: string;
  unit?: string;
  value: string;
  /** The value exists only while this holds. */
  when?: string;
  /** The curve for each point of which a value is calculated. */
  per?: string;
  /** The text after 'from', if the titles of the fields that it reads are not clear enough. */
  from?: string;
  /** The field for which the form offers this value. */
  suggests?: string;
  'x-note'?: string;
}

export interface TabSchema {
  id: string;
  title?: string;
  'x-shown-when'?: string;
  'x-when-hidden'?: HiddenFate;
  groups: GroupSchema[];
}

interface GroupSchema {
  title: string;
  description?: string;
  fields: string[];
  /** Derived values shown below the fields. */
  derived?: string[];
}
