import type { TextPatch } from '#model/TextPatch.ts';
import { withTexts } from '#model/withTexts.ts';
import { compileChecks } from './compileChecks.ts';
import { compileConditions, withoutConditional } from './compileConditions.ts';
import { compileDerived } from './compileDerived.ts';
import { diffTexts } from './diffTexts.ts';
import type { CheckedForm } from './emit.ts';
import { isSeries } from './emitExpressions.ts';
import { expandCurves } from './expandCurves.ts';
import type { KindFile } from './KindFile.ts';
import type { Language } from './Language.ts';
import { mergeKind, type SharedFiles } from './mergeKind.ts';
import { type DocumentFiles, readDocuments } from './readDocuments.ts';
import type { SourceFile } from './SourceFile.ts';
import { toDefinition } from './toDefinition.ts';

interface TranslateInput {
  /** The kind's file in English. */
  source: SourceFile;
  /** The form made from it. */
  form: Pick<CheckedForm, 'definition' | 'checks' | 'derived'>;
  shared: SharedFiles;
  documents: DocumentFiles;
  language: Language;
}

/**
 * Returns the texts of a kind in another language, at their places in the kind that clients load; undefined if it has
 * none.
 */
export function translateKind({ source, form, shared, documents, language }: TranslateInput): TextPatch | undefined {
  const file = translate(source, source.value as KindFile, language);
  const layers = [...shared].map(
    ([name, layer]) => [name, { ...layer, file: translate(layer.source, layer.file, language) }] as const,
  );
  const merged = mergeKind(source, file, new Map(layers)).value;
  if (!merged) return undefined;
  // The translated kind differs from the English one only in its texts, so its faults have been reported already.
  const expanded = expandCurves({ ...merged, wording: language.wording }).value;
  const whole = readDocuments(expanded, documents).value;
  const conditions = compileConditions(whole).value;
  const definition = toDefinition(withoutConditional(whole, conditions), conditions);
  return diffTexts(
    toShown(form),
    toShown({
      definition: { ...definition, version: form.definition.version },
      checks: compileChecks(whole).value,
      derived: compileDerived(whole).value,
    }),
  );
}

function translate<T>(source: SourceFile, file: T, { files }: Language): T {
  return withTexts(file, files.get(source.file) ?? {});
}

/** Returns a kind as clients load it, without its functions. */
function toShown({ definition, checks, derived }: TranslateInput['form']): object {
  return {
    definition,
    checks: checks.map(({ warn, error }) => ({ warn, error })),
    derived: derived.filter((one) => !isSeries(one)).map(toWords),
    derivedSeries: derived.filter(isSeries).map(toWords),
  };
}

function toWords({ title, unitName, from }: CheckedForm['derived'][number]): object {
  return { title, unitName, from };
}
