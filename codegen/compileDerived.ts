import { insideSentence } from '#model/insideSentence.ts';
import { joinWords } from '#model/joinWords.ts';
import type { DerivedValue } from '#model/Kind.ts';
import { NO_UNIT, type Unit } from '#model/Unit.ts';
import { checkDerived } from './checkDerived.ts';
import {
  type CompiledExpression,
  compileCondition,
  compileNumber,
  compileSeries,
  toBody,
} from './compileExpression.ts';
import { derivedSize, isTooLarge, MOST_DERIVED } from './derivedSize.ts';
import { curveFields } from './expandCurves.ts';
import type { DerivedSchema } from './KindFile.ts';
import type { Merged, MergedKind } from './mergeKind.ts';
import type { Outcome, Problem } from './Problem.ts';
import type { Fault } from './parseExpression.ts';
import { phrase } from './phrase.ts';
import { readShownUnit } from './readUnit.ts';
import { spellUnit } from './spellUnit.ts';
import { tokenizeExpression } from './tokenizeExpression.ts';

/** A derived value or series with its expression as a TypeScript function. */
export interface DerivedCode extends Omit<DerivedValue, 'calculate'> {
  code: string;
  /** The id of the curve, for a series. */
  per?: string;
}

/** Compiles the kind's derived values, and reports each fault at its place in the text. */
export function compileDerived(kind: MergedKind): Outcome<DerivedCode[]> {
  const problems: Problem[] = [];
  const value = [...kind.derived].map(([id, merged]) => {
    const { derived, faults } = compileOne(id, merged, kind);
    const { source, path } = merged.origin;
    for (const { word, at, message, suggestion } of faults)
      problems.push(source.problemInText([...path, word], at, message, suggestion));
    problems.push(...checkDerived(id, merged, { kind, inputs: derived.inputs }));
    return derived;
  });
  return { value, problems };
}

function compileOne(id: string, { schema }: Merged<DerivedSchema>, kind: MergedKind) {
  const { title, unit: unitText, suggests, per } = schema;
  const read = unitText === undefined ? { unit: NO_UNIT } : readShownUnit(unitText, kind);
  // If the unit itself is faulty, the expression can't be compared with it.
  const unit = 'unit' in read ? read.unit : NO_UNIT;
  const { number, condition, code } = compileCode(id, schema, { kind, unit });
  const curve = per === undefined ? undefined : kind.curves.get(per)?.schema;
  const reads = [...(curve ? curveFields(curve) : []), ...number.reads];
  const inputs = [...new Set([...reads, ...(condition?.reads ?? [])])];
  const faults: (Fault & { word: string })[] = [
    ...('fault' in read
      ? [{ ...read.fault, word: 'unit' }]
      : number.faults.map((fault) => ({ ...fault, word: 'value' }))),
    ...(condition?.faults ?? []).map((fault) => ({ ...fault, word: 'when' })),
  ];
  const tooLarge = findTooLarge(id, schema, kind);
  if (tooLarge) faults.push({ ...tooLarge, word: 'value' });
  // Without its curve, a series can't be checked.
  const isLost = per !== undefined && !curve;
  const spelled = unitText === undefined ? undefined : spellUnit(unitText, kind.unitNames, kind);
  const derived: DerivedCode = {
    id,
    title,
    ...(unitText === undefined ? {} : { unit: unitText }),
    ...(spelled === undefined ? {} : { unitName: spelled }),
    from: phrase(kind, 'from {what}', {
      what: schema.from ?? joinWords(listTitles(reads, kind), phrase(kind, 'and')),
    }),
    inputs,
    ...(suggests === undefined ? {} : { suggests }),
    ...(per === undefined ? {} : { per }),
    code,
  };
  return { derived, faults: isLost ? [] : faults };
}

/** Finds the place from which on a value is too large; undefined if it is not, or if one that it names is already. */
function findTooLarge(id: string, { value, when = '' }: DerivedSchema, kind: MergedKind): Fault | undefined {
  if (!isTooLarge(id, kind)) return undefined;
  const listNamed = (text: string) =>
    tokenizeExpression(text).filter((token) => kind.derived.has(token.text) && token.text !== id);
  const parts = listNamed(value);
  if ([...parts, ...listNamed(when)].some(({ text }) => isTooLarge(text, kind))) return undefined;
  const message = `with the values that it names written out, "${id}" has ${derivedSize(id, kind)} numbers, names and signs; at most ${MOST_DERIVED} are allowed.`;
  return { at: parts[0]?.at ?? 0, message, suggestion: 'Name each value once, or calculate it from fewer.' };
}

function compileCode(
  id: string,
  { value, when, per }: DerivedSchema,
  { kind, unit }: { kind: MergedKind; unit: Unit },
): { number: CompiledExpression; condition: CompiledExpression | undefined; code: string } {
  if (isTooLarge(id, kind)) return { number: NOTHING, condition: undefined, code: '' };
  if (per !== undefined) {
    const series = compileSeries(value, kind, { unit, curve: per, when, derived: id });
    return { number: series.value, condition: series.when, code: series.code };
  }
  const condition = when === undefined ? undefined : compileCondition(when, kind, { derived: id });
  const number = compileNumber(value, kind, { unit, when, derived: id });
  const code = condition ? `(r) => c.only(${toBody(condition.code)}, ${toBody(number.code)})` : number.code;
  return { number, condition, code };
}

const NOTHING: CompiledExpression = { code: '', faults: [], reads: [] };

/** Returns titles as they are written within a sentence; for a field that a curve edits, the title of the curve. */
function listTitles(names: readonly string[], kind: MergedKind): string[] {
  const curves = [...kind.curves.values()].map(({ schema }) => schema);
  const titles = names.map((name) => {
    const curve = curves.find((one) => curveFields(one).includes(name));
    const title = curve?.title ?? kind.fields.get(name)?.schema.title ?? name;
    return insideSentence(title, kind.wording);
  });
  return [...new Set(titles)];
}
