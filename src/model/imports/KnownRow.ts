import type { FieldValues } from '#model/FormDefinition.ts';

/** A component that an import created from an entry of a table; its values are by field. */
export interface KnownComponent {
  id: string;
  /** The version of the component that a change is based on. */
  etag: string;
  name: string;
  locked: boolean;
  entry: string;
  values: FieldValues;
  /** The table's values at its last import. */
  imported: FieldValues;
  /** The import run that last stored the component or noted its table values; undefined if none has. */
  run?: string | undefined;
}

/** Who has changed a value since the table was last imported: the table ('upstream'), the user ('mine') or both. */
export type ChangeSort = 'upstream' | 'mine' | 'both';

/** A field, or the fields of a curve, whose values differ between the table and the component. */
export interface ValueChange {
  /** The path by which sources refer to it. */
  path: string;
  sort: ChangeSort;
  fields: readonly string[];
}

/** How a row of a table compares with the component that was created from it. */
export interface KnownRow {
  component: KnownComponent;
  /** The table's current values, as they would be stored. */
  given: FieldValues;
  changes: readonly ValueChange[];
  /** The fields and curves to which the table gave a value when it was last imported. */
  had: ReadonlySet<string>;
}
