import type { Finding } from '#codegen/Finding.ts';
import type { Place } from '#codegen/fieldPlace.ts';
import { FIRST_VERSION } from '#model/KindChanges.ts';
import type { JudgedEdit } from './compareKinds.ts';
import { describeEdit, nextVersion, proposeChange } from './describeEdit.ts';
import { toVerdicts, type Verdict, worstOf } from './Verdicts.ts';

/** An edit as a finding; only a breaking one is an error. */
export const SEVERITIES: Record<Verdict, Pick<Finding, 'severity'>> = {
  safe: { severity: 'note' },
  risky: { severity: 'warning' },
  breaking: {},
};

/** The edits of a kind as findings, at their lines; `ref` is the commit that removed statements are placed in. */
export function kindFindings(subclass: string, edits: readonly JudgedEdit[], ref: string): Finding[] {
  const found = edits.map((edit): Finding => {
    const verdicts = toVerdicts(edit.effect);
    const proposal = proposeChange(edit, edits);
    return {
      ...placeOfEdit(edit, ref),
      ...SEVERITIES[worstOf(verdicts)],
      rule: `edit/${edit.word}`,
      verdicts,
      message: `${subclass}${describeEdit(edit)}`,
      suggestion:
        proposal &&
        `Unless it is meant so, add ${JSON.stringify(proposal)} to the "x-changes" of version ${versionFor(edit)}.`,
    };
  });
  return [...found, ...findMissingVersion(subclass, edits)];
}

/** A version that the file states already, or the next one. */
function versionFor(edit: JudgedEdit): number {
  const { 'x-version': version = FIRST_VERSION } = edit.now.kind.file;
  return Math.max(version, nextVersion(edit));
}

/** Where the present file says it, or the one of the commit where it is gone. */
export function placeOfEdit({ before, after, now, word, scope, subject, change }: JudgedEdit, ref: string): Place {
  if (after) return after.place();
  // A word that is gone is reported at the field that had it.
  const owner = OWNERS.map((existence) => now.statements.get(JSON.stringify([existence, scope, subject]))).find(
    (statement) => statement !== undefined,
  );
  if (change === 'removed' && owner && !OWNERS.includes(word)) return owner.place();
  const { file, ...place } = before?.place() ?? { file: '', line: 1, column: 1 };
  return { file: `${ref}:${file}`, ...place };
}

const OWNERS = ['fields.field', 'fields.object', 'kind.x-curves', 'curve.y', 'kind.x-derived', 'tab.id'];

/** A kind whose stored components have to be migrated needs a new version. */
function findMissingVersion(subclass: string, edits: readonly JudgedEdit[]): Finding[] {
  const [first] = edits;
  if (!first) return [];
  const { old, now } = first;
  const [was, is] = [old, now].map(({ kind }) => kind.file['x-version'] ?? FIRST_VERSION);
  const severe = edits.filter(({ effect }) => toVerdicts(effect).stored === 'breaking');
  if (was !== is || severe.length === 0) return [];
  const changes = edits.flatMap((edit) => proposeChange(edit, edits) ?? []);
  const version = nextVersion(first);
  const { file, line, column } = now.kind.source.problemAt(['x-version'], '');
  return [
    {
      ...{ file, line, column },
      rule: 'edit/version',
      message: `${subclass}: stored components have to follow, but "x-version" is still ${is}.`,
      suggestion: `Write "x-version": ${version}, "x-changes": ${JSON.stringify({ [version]: changes })}, and let it say what is meant.`,
    },
  ];
}
