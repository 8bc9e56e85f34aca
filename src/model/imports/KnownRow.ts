import type { FieldValues } from '#model/FormDefinition.ts';

/** A component that was made from an entry of a table; its values are by field. */
export interface KnownComponent {
  id: string;
  /** The state that a change is based on. */
  etag: string;
  name: string;
  locked: boolean;
  entry: string;
  values: FieldValues;
  /** What the table gave when it was last imported. */
  imported: FieldValues;
  /** The import run that has made the component's state, or noted something of it; undefined if none has. */
  run?: string | undefined;
}

/** 'upstream' by the table, 'mine' by a person, or both since the table was last imported. */
export type ChangeSort = 'upstream' | 'mine' | 'both';

/** A field, or the fields of a curve, whose values differ between the table and the component. */
export interface ValueChange {
  /** As sources name it. */
  path: string;
  sort: ChangeSort;
  fields: readonly string[];
}

/** What a row of a table is to the component that was made from it. */
export interface KnownRow {
  component: KnownComponent;
  /** What the table gives now, as it would be stored. */
  given: FieldValues;
  changes: readonly ValueChange[];
  /** The fields and curves to which the table gave a value when it was last imported. */
  had: ReadonlySet<string>;
}
