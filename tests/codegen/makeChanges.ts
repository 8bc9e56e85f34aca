import { compileChanges } from '#codegen/compileChanges.ts';
import type { KindFile, SharedFile } from '#codegen/KindFile.ts';
import { calculate as c } from '#model/calculate.ts';
import { changeSteps as s } from '#model/changeSteps.ts';
import type { ChangeStep, KindChanges } from '#model/KindChanges.ts';
import { mergedKind } from './mergedKind.ts';

/** The changes of a kind file over these shared files, as its generated module has them. */
export function makeChanges(file: Partial<KindFile>, shared: Record<string, SharedFile> = {}): KindChanges {
  const { value, problems } = compileChanges(mergedKind(file, shared));
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  const run = (code: string): ChangeStep => new Function('s', 'c', `return ${code}`)(s, c);
  return Object.fromEntries([...value].map(([version, steps]) => [version, steps.map(run)]));
}
