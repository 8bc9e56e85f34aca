import { checkFile } from '#codegen/checkFile.ts';
import { type ShapeCheck, shapeCheck } from '#codegen/checkShape.ts';
import type { Finding } from '#codegen/Finding.ts';
import { fileStem } from '#codegen/fileStem.ts';
import { mergeForm } from '#codegen/mergeForm.ts';
import type { MergedKind } from '#codegen/mergeKind.ts';
import { hasFaults, type Problem } from '#codegen/Problem.ts';
import { FORM_FOLDER, META_SCHEMA } from '#codegen/readSources.ts';
import { readSourceFile } from '#codegen/SourceFile.ts';
import { isRecord } from '#model/isRecord.ts';
import { type ComparedTexts, comparedInPart, notCompared } from './ComparedTexts.ts';
import { compareKinds, type JudgedEdit } from './compareKinds.ts';
import { describeEdit } from './describeEdit.ts';
import { type FormEffect, formMeaning, OF_FORMS } from './formEffects.ts';
import { placeOfEdit, SEVERITIES } from './kindFindings.ts';
import { findWorst, formatVerdicts, type Meaning } from './Verdicts.ts';

/** Judges edits of the small forms by what people can enter in them. */
export function judgeForms({ ref, old, now }: ComparedTexts): Finding[] {
  const metaSchema = readSourceFile(META_SCHEMA, now.get(META_SCHEMA) ?? '').value.value;
  if (!isRecord(metaSchema)) return [];
  const checkShape = shapeCheck(metaSchema);
  const files = [...new Set([...old.keys(), ...now.keys()])].filter((file) => file.startsWith(FORM_FOLDER));
  return files.sort().flatMap((file) => {
    const [earlier, text] = [old.get(file), now.get(file)];
    if (earlier === text) return [];
    if (earlier === undefined) return [wholeForm(file, fileStem(file), 'added')];
    if (text === undefined) return [wholeForm(`${ref}:${file}`, fileStem(file), 'removed')];
    const [before, after] = [readForm(file, earlier, checkShape), readForm(file, text, checkShape)];
    // A fault in the present file is reported as a problem.
    if (after.fault || !after.form) return [];
    const name = fileStem(file);
    if (!before.form) return [notCompared(`form ${name}`, before.fault ?? { ...NO_FORM, file }, ref)];
    const found = compareKinds(before.form, after.form).flatMap((edit) => toFinding(name, edit, ref));
    return [...(before.fault ? [comparedInPart(`form ${name}`, before.fault, ref)] : []), ...found];
  });
}

const NO_FORM = { line: 1, column: 1, message: 'the file is not a form.' };

interface ReadForm {
  /** Undefined if too little can be read. */
  form: MergedKind | undefined;
  /** The fault that keeps it from being read, or from being read as a whole. */
  fault: Problem | undefined;
}

function readForm(file: string, text: string, checkShape: ShapeCheck): ReadForm {
  const read = readSourceFile(file, text);
  const checked = hasFaults(read.problems) ? undefined : checkFile(read.value, checkShape, 'form');
  const merged = checked?.rest && mergeForm(checked.rest.source);
  const problems = [...read.problems, ...(checked?.problems ?? []), ...(merged?.problems ?? [])];
  return { form: merged?.value, fault: problems.find((problem) => hasFaults([problem])) };
}

function wholeForm(file: string, name: string, change: 'added' | 'removed'): Finding {
  const meaning = formMeaning(change === 'added' ? 'text' : 'missing');
  const { verdicts, means } = meaning;
  const message = `form ${name}: the form was ${change}; ${means}. ${formatVerdicts(verdicts)}.`;
  return { file, line: 1, column: 1, rule: `edit/form.${change}`, ...judged(meaning), message };
}

function toFinding(form: string, edit: JudgedEdit, ref: string): Finding[] {
  const { word } = edit;
  // The form's only tab and its place among kinds were made up for it.
  if (/^(?:tab\.(?:id|title)|kind\.x-kind\.)/.test(word)) return [];
  const meaning = formMeaning(findEffect(edit));
  const said = word === 'tab.groups' ? sayGroups(meaning) : describeEdit(edit, meaning);
  const rule = `edit/${word === 'tab.groups' ? 'form.x-groups' : word.replace(/^kind\./, 'form.')}`;
  return [{ ...placeOfEdit(edit, ref), rule, ...judged(meaning), message: `form ${form}${said}` }];
}

function findEffect({ word, change, effect }: JudgedEdit): FormEffect {
  if (word !== 'field.x-same-as') return OF_FORMS[effect];
  return change === 'removed' ? 'entered' : 'repeated';
}

function sayGroups({ verdicts, means }: Meaning): string {
  return `: the groups have changed; ${means}. ${formatVerdicts(verdicts)}.`;
}

function judged({ verdicts }: Meaning): Pick<Finding, 'severity' | 'verdicts'> {
  return { ...SEVERITIES[findWorst(verdicts)], verdicts };
}
