import type { MetaLimit } from './metaLimits.ts';
import type { StatedChoice, StatedCurve, StatedRule } from './StatedMeta.ts';

/** One point in which the metadata of a form and a server differ. */
export type MetaDifference = {
  /** The field or curve concerned; for the column of a table, 'periods/#/price'. */
  field: string;
  /** The form's label of the field, else the server's. */
  label: string;
} & Difference;

/** The kind of difference, with the statements of both sides. */
export type Difference =
  | { code: 'onlyOnServer' | 'onlyInForm' }
  | Sides<'type' | 'unit' | 'pattern' | 'tighterList' | 'looserList' | WordCode, string | null>
  | Sides<'choiceLabels' | 'axes', readonly string[] | null>
  | Sides<'required' | 'readOnly' | 'nullable', boolean>
  | Sides<'tighterMinimum' | 'looserMinimum' | 'tighterMaximum' | 'looserMaximum', MetaLimit | null>
  | Sides<'tighterLength' | 'looserLength' | 'tighterLeastLength' | 'looserLeastLength', number | null>
  | Sides<'choices', readonly StatedChoice[] | null>
  /** `refusedDefault`: the form does not accept the server's default. */
  | Sides<'default' | 'refusedDefault', unknown>
  | Sides<'tighterLeastRows' | 'looserLeastRows' | 'tighterMostRows' | 'looserMostRows', number | null>
  | Sides<'unique', readonly string[] | null>
  /** Null if that side does not have the curve. */
  | Sides<'curve', StatedCurve | null>
  /** Only the server states a `tighterRule`, only the form a `looserRule`. */
  | { code: 'tighterRule' | 'looserRule'; rule: ComparedRule };

/** A rule with the label of the field that it compares with. */
export type ComparedRule = StatedRule & { otherLabel: string };

type WordCode = 'label' | 'help';

interface Sides<Code, Value> {
  code: Code;
  form: Value;
  server: Value;
}
