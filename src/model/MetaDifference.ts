import type { MetaLimit } from './metaLimits.ts';
import type { StatedChoice, StatedCurve, StatedRule } from './StatedMeta.ts';

/** One thing that a form and a server state differently. */
export type MetaDifference = {
  /** The field or curve that it concerns; the column of a table as 'periods/#/price'. */
  field: string;
  /** The field's label, the form's own where it has one. */
  label: string;
} & Difference;

/** What differs, with what each side states. */
export type Difference =
  | { code: 'onlyOnServer' | 'onlyInForm' }
  | Sides<'type' | 'unit' | 'pattern' | 'tighterList' | 'looserList' | WordCode, string | null>
  | Sides<'choiceLabels' | 'axes', readonly string[] | null>
  | Sides<'required' | 'readOnly' | 'nullable', boolean>
  | Sides<'tighterMinimum' | 'looserMinimum' | 'tighterMaximum' | 'looserMaximum', MetaLimit | null>
  | Sides<'tighterLength' | 'looserLength' | 'tighterLeastLength' | 'looserLeastLength', number | null>
  | Sides<'choices', readonly StatedChoice[] | null>
  /** `refusedDefault`: the server's default is one that the form does not accept. */
  | Sides<'default' | 'refusedDefault', unknown>
  | Sides<'tighterLeastRows' | 'looserLeastRows' | 'tighterMostRows' | 'looserMostRows', number | null>
  | Sides<'unique', readonly string[] | null>
  /** Null is a curve that does not exist. */
  | Sides<'curve', StatedCurve | null>
  /** `tighterRule` is the server's alone, `looserRule` the form's alone. */
  | { code: 'tighterRule' | 'looserRule'; rule: ComparedRule };

/** A rule with the label of the field that it compares with. */
export type ComparedRule = StatedRule & { otherLabel: string };

type WordCode = 'label' | 'help';

interface Sides<Code, Value> {
  code: Code;
  form: Value;
  server: Value;
}
