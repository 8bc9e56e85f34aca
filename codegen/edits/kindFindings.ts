import type { Finding } from '#codegen/Finding.ts';
import type { Place } from '#codegen/fieldPlace.ts';
import { FIRST_VERSION } from '#model/KindChanges.ts';
import type { JudgedEdit } from './compareKinds.ts';
import { describeEdit, nextVersion, proposeChange } from './describeEdit.ts';
import { findWrongChanges, type WrongChange } from './findWrongChanges.ts';
import { findWorst, formatVerdicts, toMeaning, toVerdicts, type Verdict } from './Verdicts.ts';

/** The severity of an edit's finding by its worst verdict; only a breaking edit is an error. */
export const SEVERITIES: Record<Verdict, Pick<Finding, 'severity'>> = {
  safe: { severity: 'note' },
  risky: { severity: 'warning' },
  breaking: {},
};

/** Turns the edits of a kind into findings at their lines; removed statements are placed in the commit `ref`. */
export function kindFindings(subclass: string, edits: readonly JudgedEdit[], ref: string): Finding[] {
  const found = edits.flatMap((edit): Finding[] => {
    const wrong = edit.word === 'kind.x-changes' && edit.change === 'added' ? findWrongChanges(edit) : [];
    if (wrong.length > 0) return wrong.map((change) => toFinding(subclass, edit, change));
    const verdicts = toVerdicts(edit.effect);
    const proposal = proposeChange(edit, edits);
    return [
      {
        ...placeOfEdit(edit, ref),
        ...SEVERITIES[findWorst(verdicts)],
        rule: `edit/${edit.word}`,
        verdicts,
        message: `${subclass}${describeEdit(edit)}`,
        suggestion:
          proposal &&
          `Unless this is intended, add ${JSON.stringify(proposal)} to the "x-changes" of version ${versionFor(edit)}.`,
      },
    ];
  });
  return [...found, ...findMissingVersion(subclass, edits)];
}

/** Returns the finding of an entry of `x-changes` that contradicts the earlier file. */
function toFinding(subclass: string, { word, subject, now }: JudgedEdit, change: WrongChange): Finding {
  const { verdicts, means } = toMeaning(change.effect);
  const { file, line, column } = now.kind.source.placeAt(change.path);
  return {
    ...{ file, line, column, rule: `edit/${word}`, verdicts, suggestion: change.suggestion },
    ...SEVERITIES[findWorst(verdicts)],
    message: `${subclass}: version ${subject}: ${change.message}; ${means}. ${formatVerdicts(verdicts)}.`,
  };
}

/** Returns the version to state a change in: the file's, or the one after the earlier file's. */
function versionFor(edit: JudgedEdit): number {
  const { 'x-version': version = FIRST_VERSION } = edit.now.kind.file;
  return Math.max(version, nextVersion(edit));
}

/** Returns the place of a statement in the present file or, if it is gone, in that of the commit. */
export function placeOfEdit({ before, after, now, word, scope, subject, change }: JudgedEdit, ref: string): Place {
  if (after) return after.place();
  // A removed keyword is reported at the field that had it.
  const owner = OWNERS.map((existence) => now.statements.get(JSON.stringify([existence, scope, subject]))).find(
    (statement) => statement !== undefined,
  );
  if (change === 'removed' && owner && !OWNERS.includes(word)) return owner.place();
  const { file, ...place } = before?.place() ?? { file: '', line: 1, column: 1 };
  return { file: `${ref}:${file}`, ...place };
}

const OWNERS = ['fields.field', 'fields.object', 'kind.x-curves', 'curve.y', 'kind.x-derived', 'tab.id'];

/** Reports a kind whose stored components have to be migrated but which has no new version. */
function findMissingVersion(subclass: string, edits: readonly JudgedEdit[]): Finding[] {
  const [first] = edits;
  if (!first) return [];
  const { old, now } = first;
  const [was, is] = [old, now].map(({ kind }) => kind.file['x-version'] ?? FIRST_VERSION);
  const severe = edits.filter(({ effect }) => toVerdicts(effect).stored === 'breaking');
  if (was !== is || severe.length === 0) return [];
  const changes = edits.flatMap((edit) => proposeChange(edit, edits) ?? []);
  const version = nextVersion(first);
  const { file, line, column } = now.kind.source.placeAt(['x-version']);
  return [
    {
      ...{ file, line, column },
      rule: 'edit/version',
      message: `${subclass}: stored components must be converted, but "x-version" is still ${is}.`,
      suggestion: `Write "x-version": ${version}, "x-changes": ${JSON.stringify({ [version]: changes })}, and adjust it to what is meant.`,
    },
  ];
}
