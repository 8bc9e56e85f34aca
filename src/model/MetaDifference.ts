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
  | Sides<'type' | 'unit' | 'pattern' | 'tighterList' | 'looserList', string | null>
  | Sides<'required' | 'readOnly' | 'nullable', boolean>
  | Sides<'tighterMinimum' | 'looserMinimum' | 'tighterMaximum' | 'looserMaximum', MetaLimit | null>
  | Sides<'tighterLength' | 'looserLength' | 'tighterLeastLength' | 'looserLeastLength', number | null>
  | Sides<'choices', readonly StatedChoice[] | null>
  /** `refusedDefault`: the server's default is one that the form does not accept. */
  | Sides<'default' | 'refusedDefault', unknown>
  | Sides<'tighterLeastRows' | 'looserLeastRows' | 'tighterMostRows' | 'looserMostRows', number | null>
  | Sides<'unique', readonly string[] | null>
  | Sides<'curve', StatedCurve>
  /** `tighterRule` is the server's alone, `looserRule` the form's alone. */
  | { code: 'tighterRule' | 'looserRule'; rule: ComparedRule };

/** A rule with the label of the field that it compares with. */
export type ComparedRule = StatedRule & { otherLabel: string };

interface Sides<Code, Value> {
  code: Code;
  form: Value;
  server: Value;
}
