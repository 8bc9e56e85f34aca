import { compileConditions, withoutConditional } from '#codegen/compileConditions.ts';
import { compileValidators } from '#codegen/compileValidators.ts';
import type { KindFile, SharedFile } from '#codegen/KindFile.ts';
import { toDefinition } from '#codegen/toDefinition.ts';
import { validationSchema } from '#codegen/validationSchema.ts';
import { checkedValidator } from '#model/checkedValidator.ts';
import { compiledValidator } from '#model/compiledValidator.ts';
import type { Kind } from '#model/Kind.ts';
import { documentedKind } from './documentedKind.ts';
import { mergedKind } from './mergedKind.ts';

/** The form of a kind file over these shared files and documents, with its compiled check and conditions. */
export function makeKind(
  file: Partial<KindFile>,
  shared: Record<string, SharedFile> = {},
  documents: Record<string, string> = {},
): Kind {
  const whole = documentedKind(mergedKind(file, shared), documents);
  const stated = compileConditions(whole).value;
  const kind = withoutConditional(whole, stated);
  const definition = toDefinition(kind, stated);
  const isStrict = kind.documents.size === 0;
  const { validate } = compileValidators({ validate: validationSchema(kind) }, { isStrict }).checks;
  if (!validate) throw new Error('The schema was not compiled.');
  const conditions = (definition.conditions ?? []).map((condition, index) => [`c${index}`, condition.if]);
  const compiled = compileValidators(Object.fromEntries(conditions), { isStrict });
  const made: Kind = {
    definition,
    validate: checkedValidator(compiledValidator(validate), () => made),
    conditions: Object.values(compiled.checks),
  };
  return made;
}
