import { compileChanges } from '#codegen/compileChanges.ts';
import type { KindFile, SharedFile } from '#codegen/KindFile.ts';
import { calculate as c } from '#model/calculate.ts';
import { changeSteps as s } from '#model/changeSteps.ts';
import type { ChangeStep, KindChanges } from '#model/KindChanges.ts';
import { documentedKind } from './documentedKind.ts';
import { mergedKind } from './mergedKind.ts';

/** The changes of a kind file over these shared files and documents, as its generated module has them. */
export function makeChanges(
  file: Partial<KindFile>,
  shared: Record<string, SharedFile> = {},
  documents: Record<string, string> = {},
): KindChanges {
  const { value, problems: found } = compileChanges(documentedKind(mergedKind(file, shared), documents));
  const problems = found.filter(({ severity }) => severity === undefined);
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  const run = (code: string): ChangeStep => new Function('s', 'c', `return ${code}`)(s, c);
  return Object.fromEntries([...value].map(([version, steps]) => [version, steps.map(run)]));
}
