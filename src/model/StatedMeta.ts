import type { RuleMeta } from './metaRules.ts';
import type { FieldMeta } from './toMeta.ts';

/**
 * A server's statement about a kind. A property that it does not state is absent; null means that it states there is
 * none.
 */
export interface StatedMeta {
  version?: string;
  /** The number of the kind's version. */
  kindVersion?: number;
  /** Whether the listed fields are all that the server has. */
  complete: boolean;
  /** Whether the answer is in this API's own format, whose labels and help texts are those of the forms. */
  worded?: true;
  /** Each name once. */
  fields: StatedField[];
  rules?: StatedRule[];
  /** Only the curves that could be read completely. */
  curves: StatedCurve[];
  /** The ids of all stated curves, readable or not; absent if the server states none. */
  curveIds?: readonly string[];
}

export interface StatedField
  extends Partial<Omit<FieldMeta, 'type' | 'choices' | 'help_text' | 'list' | 'children' | 'cases' | 'child' | 'map'>> {
  name: string;
  /** The server's own name for the type: 'float', 'decimal', 'nested object'. */
  type?: string;
  list?: string | null;
  choices?: StatedChoice[] | null;
  /** Each choice with its label: 'cash: Cash price'. */
  choiceLabels?: string[];
  help?: string | null;
  /** The axes of a map, with their units and limits. */
  axes?: string[];
  /** The fields of an object, each name once. */
  children?: StatedField[];
  /** Further fields of the object, by the chosen case of its variant. */
  cases?: { value: string; fields: StatedField[] }[];
  /** The entries of a list, described as a field without a name. */
  child?: StatedField;
}

export type StatedChoice = string | number | boolean;

/** A rule under the server's name for it, which may be unknown to this client. */
export interface StatedRule extends Omit<RuleMeta, 'rule'> {
  rule: string;
}

export interface StatedCurve {
  id: string;
  x: { field: string | null; from: number | null; to: number | null };
  /** The fields of each series. */
  y: string[][];
  /** Its title and the titles of its axes, with their units; absent if it has none. */
  axes?: string[];
}
