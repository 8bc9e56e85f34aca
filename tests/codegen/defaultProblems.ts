import { checkDefaults } from '#codegen/checkDefaults.ts';
import { compileValidators } from '#codegen/compileValidators.ts';
import type { FieldSchema } from '#codegen/KindFile.ts';
import { sortProblems } from '#codegen/Problem.ts';
import { toDefinition } from '#codegen/toDefinition.ts';
import { validationSchema } from '#codegen/validationSchema.ts';
import { mergedKind } from './mergedKind.ts';
import { problemsAtWords } from './problemsAtWords.ts';

/** The problems of the defaults of a kind with these fields, at their places and each once. */
export function defaultProblems(properties: Record<string, FieldSchema>, required: string[] = []): string[] {
  const file = { properties, required };
  const kind = mergedKind(file);
  const { validate } = compileValidators({ validate: validationSchema(kind) }).checks;
  if (!validate) throw new Error('The schema was not compiled.');
  const whole = { $id: 'probe', title: 'Probe', 'x-kind': { plural: 'Probes', icon: 'fan', order: 1 }, ...file };
  return problemsAtWords(sortProblems(checkDefaults(kind, toDefinition(kind), validate)), JSON.stringify(whole));
}
