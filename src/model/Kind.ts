import type { Condition } from './calculate.ts';
import type { FieldValues, FormDefinition, Issue } from './FormDefinition.ts';
import type { KindChanges } from './KindChanges.ts';
import type { RecordReader } from './RecordReader.ts';

/** A form with its compiled validator and expressions, generated from one kind file or form file. */
export interface Kind {
  definition: FormDefinition;
  /** Returns every broken rule of a record; empty if it may be stored. */
  validate: (values: FieldValues) => Issue[];
  /** Checks across fields, in the order of the file; `validate` includes those that are errors. */
  checks?: readonly KindCheck[];
  /** Numbers that are calculated from fields, in the order of the file. */
  derived?: readonly DerivedValue[];
  /** Numbers that are calculated for each point of a curve. */
  derivedSeries?: readonly DerivedSeries[];
  /** For each of the definition's conditions, returns whether it holds for a record. */
  conditions?: readonly ((record: FieldValues) => boolean)[];
  /** Fields that are used only while their condition holds. */
  usedWhen?: readonly UsedWhen[];
  /** Converts records between the versions of the kind. */
  changes?: KindChanges;
  /** The language tag of its texts, and the same kind in English; both absent if the texts are English. */
  language?: string;
  english?: Kind;
  /** `changes` in words, the newest version first. */
  changeLog?: readonly VersionLog[];
}

/** The changes of one version of a kind since the one before. */
export interface VersionLog {
  version: number;
  /** Sentences without a full stop. */
  changes: readonly string[];
}

/** The condition of one field, compiled. */
export interface UsedWhen {
  field: string;
  holds: (record: RecordReader) => Condition;
}

/** One entry of `x-derived`, its expression compiled: shown, never sent and never stored. */
export interface DerivedValue {
  id: string;
  /** May contain `{currency}`, as the unit may. */
  title: string;
  unit?: string;
  unitName?: string;
  /** What it is calculated from, in words: 'from capacity and C-rate'. */
  from: string;
  /** The fields that it needs. */
  inputs: readonly string[];
  /** The field for which it is offered. */
  suggests?: string;
  calculate: (record: RecordReader) => number;
}

/** One entry of `x-derived` with `per`: a number for each point of a curve, NaN where it is undefined. */
export interface DerivedSeries extends Omit<DerivedValue, 'calculate' | 'suggests'> {
  /** The id of the curve. */
  per: string;
  /** In the order of the points; empty if the curve has a gap. */
  calculate: (record: RecordReader) => number[];
}

/** One entry of `x-checks`, its expressions compiled. */
export interface KindCheck {
  /** The warning; absent where the check is an error. */
  warn?: string;
  /** The error; absent where the check warns. */
  error?: string;
  /** Fields at which it is shown. */
  at: readonly string[];
  /** The fields that its expressions read. */
  reads: readonly string[];
  /** The check applies only where this holds. */
  when?: (record: RecordReader) => Condition;
  require: (record: RecordReader) => Condition;
}
