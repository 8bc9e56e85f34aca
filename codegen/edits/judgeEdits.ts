import type { Finding } from '#codegen/Finding.ts';
import type { Problem } from '#codegen/Problem.ts';
import { readContract } from '#codegen/readContract.ts';
import { CONTRACT, META_SCHEMA } from '#codegen/readSources.ts';
import { readSourceFile } from '#codegen/SourceFile.ts';
import { type ComparedTexts, comparedInPart, notCompared } from './ComparedTexts.ts';
import { compareCallsOver } from './compareCallsOver.ts';
import { compareKinds } from './compareKinds.ts';
import { contractFinding, joinSides } from './contractFindings.ts';
import { joinAlike } from './joinAlike.ts';
import { judgeDocuments } from './judgeDocuments.ts';
import { judgeForms } from './judgeForms.ts';
import { kindFindings, SEVERITIES } from './kindFindings.ts';
import { readKinds } from './readKinds.ts';
import { EFFECTS, type Effect, findWorst, toVerdicts } from './Verdicts.ts';

/**
 * Returns every edit of kinds, forms, documents and contract between the schema files of a commit and the present ones.
 */
export function judgeEdits(given: ComparedTexts): Finding[] {
  const findings = [...inKinds(given), ...judgeForms(given), ...judgeDocuments(given), ...inContract(given)];
  // Edits that break something come first.
  return [undefined, 'warning', 'note'].flatMap((wanted) => findings.filter(({ severity }) => severity === wanted));
}

function inKinds({ ref, old, now }: ComparedTexts): Finding[] {
  const metaSchema = readSourceFile(META_SCHEMA, now.get(META_SCHEMA) ?? '').value.value;
  const [before, after] = [readKinds(old, metaSchema), readKinds(now, metaSchema)];
  if (before.fault) return [notCompared('the kinds', before.fault, ref)];
  const faults = [...before.faults].map(([subclass, { problem, isReadInPart }]): Finding => {
    return isReadInPart ? comparedInPart(subclass, problem, ref) : notCompared(subclass, problem, ref);
  });
  const whole = (subclass: string, effect: Effect, said: string, file: string): Finding => ({
    ...{ file, line: 1, column: 1, rule: `edit/kind.${effect === 'gone' ? 'removed' : 'added'}` },
    ...SEVERITIES[findWorst(toVerdicts(effect))],
    verdicts: toVerdicts(effect),
    message: `${subclass}: ${said}; ${EFFECTS[effect][3]}.`,
  });
  const gone = [...before.kinds].flatMap(([subclass, kind]) =>
    after.kinds.has(subclass) ? [] : [whole(subclass, 'gone', 'the kind was removed', `${ref}:${kind.source.file}`)],
  );
  const found = [...after.kinds].map(([subclass, kind]): [string, Finding[]] => {
    const earlier = before.kinds.get(subclass);
    if (earlier) return [subclass, kindFindings('', compareKinds(earlier, kind), ref)];
    const isUnread = before.faults.has(subclass);
    return [subclass, isUnread ? [] : [whole('', 'more', 'the kind was added', kind.source.file)]];
  });
  return [...faults, ...gone, ...joinAlike(found)];
}

function inContract({ ref, old, now }: ComparedTexts): Finding[] {
  const text = old.get(CONTRACT);
  if (text === now.get(CONTRACT)) return [];
  const missing: Problem = { file: CONTRACT, line: 1, column: 1, message: 'is missing.' };
  const before = readContract(CONTRACT, text ?? '');
  const after = readContract(CONTRACT, now.get(CONTRACT) ?? '');
  const [problem = missing] = text === undefined ? [] : before.problems;
  if (!before.value) return [notCompared('the contract', problem, ref)];
  if (!after.value) return [];
  const [was, is] = [before.value, after.value];
  return joinSides(compareCallsOver(was.document, is.document)).map((edit) => {
    const { file, ...place } = (edit.isGone ? was : is).problemAt(edit.path, '');
    return contractFinding(edit, { file: edit.isGone ? `${ref}:${file}` : file, ...place }, { isStored: false });
  });
}
