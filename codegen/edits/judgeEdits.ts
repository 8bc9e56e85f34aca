import { type Finding, unchecked } from '#codegen/Finding.ts';
import type { Problem } from '#codegen/Problem.ts';
import { readContract } from '#codegen/readContract.ts';
import { CONTRACT, DOCUMENT_FOLDER, META_SCHEMA } from '#codegen/readSources.ts';
import { readSourceFile } from '#codegen/SourceFile.ts';
import type { ContractEdit } from './ContractEdit.ts';
import { compareCallsOver } from './compareCallsOver.ts';
import { compareKinds } from './compareKinds.ts';
import { compareSchemaOver } from './compareSchemaOver.ts';
import { CONTRACT_RULES } from './contractRules.ts';
import { joinAlike } from './joinAlike.ts';
import { kindFindings, SEVERITIES } from './kindFindings.ts';
import { readKinds } from './readKinds.ts';
import { EFFECTS, type Effect, gravestOf, sayVerdicts, toVerdicts, type Verdicts, worstOf } from './Verdicts.ts';

type Texts = ReadonlyMap<string, string>;

interface Compared {
  ref: string;
  old: Texts;
  now: Texts;
}

/** Every edit of kinds, documents and contract between the schema files of a commit and the present ones. */
export function judgeEdits(given: Compared): Finding[] {
  const findings = [...inKinds(given), ...inDocuments(given), ...inContract(given)];
  // What breaks something comes first.
  return [undefined, 'warning', 'note'].flatMap((wanted) => findings.filter(({ severity }) => severity === wanted));
}

function inKinds({ ref, old, now }: Compared): Finding[] {
  const metaSchema = readSourceFile(META_SCHEMA, now.get(META_SCHEMA) ?? '').value?.value;
  const [before, after] = [readKinds(old, metaSchema), readKinds(now, metaSchema)];
  if (before.fault) return [notCompared('the kinds', before.fault, ref)];
  const faults = [...before.faults].map(([subclass, { problem, isReadInPart }]): Finding => {
    if (!isReadInPart) return notCompared(subclass, problem, ref);
    const message = `${subclass} was compared but for what is at fault there: ${problem.message}`;
    return { ...problem, file: `${ref}:${problem.file}`, rule: 'edit/fault', severity: 'warning', message };
  });
  const whole = (subclass: string, effect: Effect, said: string, file: string): Finding => ({
    ...{ file, line: 1, column: 1, rule: `edit/kind.${effect === 'gone' ? 'removed' : 'added'}` },
    ...SEVERITIES[worstOf(toVerdicts(effect))],
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

function notCompared(what: string, { file, line, column, message }: Problem, ref: string): Finding {
  const place = `${ref}:${file}:${line}:${column}`;
  return unchecked(`${ref}:${file}`, `${place} ${what} can't be compared, as this is at fault there: ${message}`);
}

/** Documents are what fields hold, so what is refused breaks stored components as well. */
function inDocuments({ ref, old, now }: Compared): Finding[] {
  return [...now].flatMap(([file, text]): Finding[] => {
    const earlier = file.startsWith(DOCUMENT_FOLDER) ? old.get(file) : undefined;
    if (earlier === undefined || earlier === text) return [];
    const [before, after] = [readSourceFile(`${ref}:${file}`, earlier), readSourceFile(file, text)];
    if (before.problems[0]) return [notCompared(file, before.problems[0], ref)];
    const [was, is] = [before.value.value, after.value.value];
    const edits = { old: Object(was), now: Object(is), seen: new Set<string>() };
    const found = [true, false].flatMap((isSent) =>
      compareSchemaOver({ before: was, after: is, at: file.slice(DOCUMENT_FOLDER.length), path: [], isSent, edits }),
    );
    const toPlace = ({ isGone, path }: ContractEdit) =>
      (isGone ? before : after).value.problemAt(withoutPointer(path), '');
    return joinSides(found).map((edit) => toFinding(edit, toPlace(edit), true));
  });
}

/** A component of a contract is a definition in a document. */
function withoutPointer(path: ContractEdit['path']): ContractEdit['path'] {
  return path[0] === 'components' ? ['$defs', ...path.slice(2)] : path;
}

function inContract({ ref, old, now }: Compared): Finding[] {
  const text = old.get(CONTRACT);
  if (text === now.get(CONTRACT)) return [];
  const missing: Problem = { file: CONTRACT, line: 1, column: 1, message: 'is missing.' };
  const before = readContract(CONTRACT, text ?? '');
  const after = readContract(CONTRACT, now.get(CONTRACT) ?? '');
  if (!before.value) return [notCompared('the contract', before.problems[0] ?? missing, ref)];
  if (!after.value) return [];
  const [was, is] = [before.value, after.value];
  return joinSides(compareCallsOver(was.document, is.document)).map((edit) => {
    const { file, ...place } = (edit.isGone ? was : is).problemAt(edit.path, '');
    return toFinding(edit, { file: edit.isGone ? `${ref}:${file}` : file, ...place }, false);
  });
}

interface JoinedEdit extends ContractEdit {
  codes: readonly ContractEdit['code'][];
}

/** What is both sent and read is one edit. */
function joinSides(edits: readonly ContractEdit[]): JoinedEdit[] {
  const joined = new Map<string, JoinedEdit>();
  for (const edit of edits) {
    const key = JSON.stringify([edit.path, edit.message]);
    const { codes = [] } = joined.get(key) ?? {};
    joined.set(key, { ...edit, codes: [...codes, edit.code] });
  }
  return [...joined.values()];
}

function toFinding(edit: JoinedEdit, { file, line, column }: Problem, isStored: boolean): Finding {
  const { codes, message } = edit;
  const writers = gravestOf(codes.map((one) => CONTRACT_RULES[one][0]));
  const readers = gravestOf(codes.map((one) => CONTRACT_RULES[one][1]));
  const verdicts: Verdicts = { stored: isStored ? writers : 'safe', writers, readers };
  const worst = worstOf(verdicts);
  const code = codes.find((one) => CONTRACT_RULES[one].some((word) => word === worst)) ?? edit.code;
  const said = `${message}: ${code}; ${CONTRACT_RULES[code][2]}. ${sayVerdicts(verdicts)}.`;
  return {
    ...{ file, line, column, rule: `edit/${code.replaceAll(' ', '-')}` },
    ...SEVERITIES[worstOf(verdicts)],
    verdicts,
    message: said,
  };
}
