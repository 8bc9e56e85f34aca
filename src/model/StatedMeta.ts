import type { RuleMeta } from './metaRules.ts';
import type { FieldMeta } from './toMeta.ts';

/** What a server states about a kind; what it leaves out is absent, and null states that there is none. */
export interface StatedMeta {
  version?: string;
  /** The number of the kind's version. */
  kindVersion?: number;
  /** Whether the server has no other fields than those listed. */
  complete: boolean;
  /** Whether it answers in the manner of this API, whose labels and help are those of the forms. */
  worded?: true;
  /** Each name once. */
  fields: StatedField[];
  rules?: StatedRule[];
  /** Only those that could be read completely. */
  curves: StatedCurve[];
  /** Of all curves, where they are stated. */
  curveIds?: readonly string[];
}

export interface StatedField
  extends Partial<Omit<FieldMeta, 'type' | 'choices' | 'help_text' | 'list' | 'children' | 'cases' | 'child' | 'map'>> {
  name: string;
  /** The server's own word: 'float', 'decimal', 'nested object'. */
  type?: string;
  list?: string | null;
  choices?: StatedChoice[] | null;
  /** Each choice with its label. */
  choiceLabels?: string[];
  help?: string | null;
  /** The axes of a map, with their units and limits. */
  axes?: string[];
  /** The fields of an object, each name once. */
  children?: StatedField[];
  /** What it has besides them, by the case that is chosen. */
  cases?: { value: string; fields: StatedField[] }[];
  /** What each entry of a list is. */
  child?: StatedField;
}

export type StatedChoice = string | number | boolean;

/** A rule by the server's word for it, which may be unknown here. */
export interface StatedRule extends Omit<RuleMeta, 'rule'> {
  rule: string;
}

export interface StatedCurve {
  id: string;
  x: { field: string | null; from: number | null; to: number | null };
  /** The fields of each series. */
  y: string[][];
  /** Its title and those of its axes, with their units; absent where it has none. */
  axes?: string[];
}
