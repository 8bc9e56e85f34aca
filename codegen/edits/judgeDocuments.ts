import type { Finding } from '#codegen/Finding.ts';
import { hasFaults } from '#codegen/Problem.ts';
import { DOCUMENT_FOLDER } from '#codegen/readSources.ts';
import { readSourceFile } from '#codegen/SourceFile.ts';
import { type ComparedTexts, notCompared } from './ComparedTexts.ts';
import type { ContractEdit } from './ContractEdit.ts';
import { compareSchemaOver } from './compareSchemaOver.ts';
import { contractFinding, joinSides } from './contractFindings.ts';
import { SEVERITIES } from './kindFindings.ts';
import { EFFECTS, toVerdicts } from './Verdicts.ts';

/**
 * Judges edits of the schemas of documents: fields hold such documents, so refused values break stored components as
 * well.
 */
export function judgeDocuments({ ref, old, now }: ComparedTexts): Finding[] {
  const files = [...new Set([...old.keys(), ...now.keys()])].filter((file) => file.startsWith(DOCUMENT_FOLDER));
  return files.sort().flatMap((file) => {
    const [earlier, text] = [old.get(file), now.get(file)];
    if (earlier === undefined) return [whole(file, 'added')];
    if (text === undefined) return [whole(`${ref}:${file}`, 'removed')];
    return earlier === text ? [] : compareDocument({ ref, file, earlier, text });
  });
}

/**
 * Reports an added or removed file, which has no effect alone: the fields that hold such documents are edited as well.
 */
function whole(file: string, change: 'added' | 'removed'): Finding {
  const name = file.slice(file.indexOf(DOCUMENT_FOLDER) + DOCUMENT_FOLDER.length);
  return {
    ...{ file, line: 1, column: 1, rule: `edit/document.${change}` },
    ...SEVERITIES.safe,
    verdicts: toVerdicts('more'),
    message: `${name}: the document was ${change}; ${EFFECTS.more[3]}, as fields that hold it are judged by themselves. Safe.`,
  };
}

interface ComparedDocument extends Pick<ComparedTexts, 'ref'> {
  file: string;
  earlier: string;
  text: string;
}

function compareDocument({ ref, file, earlier, text }: ComparedDocument): Finding[] {
  const [before, after] = [readSourceFile(`${ref}:${file}`, earlier), readSourceFile(file, text)];
  const fault = before.problems.find((problem) => hasFaults([problem]));
  if (fault) return [notCompared(file, { ...fault, file }, ref)];
  // A fault in the present file is reported as a problem.
  if (hasFaults(after.problems)) return [];
  const name = file.slice(DOCUMENT_FOLDER.length);
  const [was, is] = [before.value.value, after.value.value];
  const edits = { old: Object(was), now: Object(is), seen: new Set<string>(), prefix: `${name}: ` };
  const found = [true, false].flatMap((isSent) =>
    compareSchemaOver({ before: was, after: is, at: name, path: [], isSent, edits }),
  );
  const toPlace = ({ isGone, path }: ContractEdit) => (isGone ? before : after).value.problemAt(path, '');
  return joinSides(found).map((edit) => contractFinding(edit, toPlace(edit), { isStored: true }));
}
