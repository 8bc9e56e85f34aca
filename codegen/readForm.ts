import { checkDefaultChecks } from './checkDefaultChecks.ts';
import { checkDefaults } from './checkDefaults.ts';
import { checkDerivedPlaces } from './checkDerived.ts';
import { checkDuplicateTitles } from './checkDuplicateTitles.ts';
import { checkFile } from './checkFile.ts';
import { checkFormFields } from './checkFormFields.ts';
import { checkFormWords } from './checkFormWords.ts';
import { checkId } from './checkId.ts';
import { checkKind } from './checkKind.ts';
import type { ShapeCheck } from './checkShape.ts';
import { checkSoftDefaults } from './checkSoftDefaults.ts';
import { checkUnfillable } from './checkUnfillable.ts';
import { checkUnits } from './checkUnits.ts';
import { compileChanges } from './compileChanges.ts';
import { compileChecks } from './compileChecks.ts';
import { compileConditions, withoutConditional } from './compileConditions.ts';
import { compileDerived } from './compileDerived.ts';
import { compileUsedWhen } from './compileUsedWhen.ts';
import { compileValidators } from './compileValidators.ts';
import { didYouMean } from './didYouMean.ts';
import type { CheckedForm, CheckedKind } from './emit.ts';
import { conditionName } from './emitExpressions.ts';
import { expandCurves } from './expandCurves.ts';
import { fieldPlace } from './fieldPlace.ts';
import type { KindFile } from './KindFile.ts';
import { listChanges } from './listChanges.ts';
import { mergeForm } from './mergeForm.ts';
import { type MergedKind, mergeKind, type SharedFiles } from './mergeKind.ts';
import { hasFaults, type Outcome, type Problem } from './Problem.ts';
import { type DocumentFiles, readDocuments } from './readDocuments.ts';
import type { RepairedFile } from './repairShape.ts';
import type { SourceFile } from './SourceFile.ts';
import { toDefinition } from './toDefinition.ts';
import { toHue } from './toHue.ts';
import { validationSchema } from './validationSchema.ts';

interface KindInput {
  checkShape: ShapeCheck;
  /** Undefined if a shared file is faulty, as no kind can be merged then. */
  shared: SharedFiles | undefined;
  icons: Set<string>;
  documents: DocumentFiles;
}

/** Reads a small form of schemas/forms/; undefined if it has problems. */
export function readForm(
  given: SourceFile,
  { checkShape, documents }: Pick<KindInput, 'checkShape' | 'documents'>,
): Outcome<CheckedForm | undefined> {
  const { problems: inFile, rest } = checkFile(given, checkShape, 'form');
  if (!rest) return { value: undefined, problems: inFile };
  const merged = mergeForm(rest.source);
  const { value, problems } = checkForm(merged, { documents, rest: [rest] });
  const inUse = merged.value ? [...checkFormFields(merged.value), ...checkFormWords(merged.value)] : [];
  const all = [
    ...inFile,
    ...[...problems, ...checkId(rest.source), ...inUse].filter((problem) => !rest.isConsequence(problem)),
  ];
  return { value: hasFaults(all) ? undefined : value, problems: all };
}

/** Reads a kind of schemas/kinds/; undefined if it or a shared file has problems. */
export function readKind(
  given: SourceFile,
  { checkShape, shared, icons, documents }: KindInput,
): Outcome<CheckedKind | undefined> {
  const { problems: inFile, rest } = checkFile(given, checkShape);
  if (!rest) return { value: undefined, problems: inFile };
  const { source } = rest;
  // The shape was just checked against the schema that KindFile mirrors.
  const file = source.value as KindFile;
  const shares = [...(shared?.values() ?? [])].flatMap((one) => one.rest ?? []);
  const merged = shared && mergeKind(source, file, shared);
  const form = merged ? checkForm(merged, { documents, rest: [rest, ...shares] }) : { value: undefined, problems: [] };
  const found = [
    ...checkId(source),
    ...checkIcon(source, file, icons),
    ...(merged?.value ? checkUnfillable(merged.value) : []),
    ...form.problems,
  ];
  const isConsequence = (problem: Problem) => [rest, ...shares].some((one) => one.isConsequence(problem));
  const problems = [...inFile, ...found.filter((problem) => !isConsequence(problem))];
  if (hasFaults(problems) || !form.value) return { value: undefined, problems };
  const { plural, family, order, color = toHue(file.$id), icon } = file['x-kind'];
  const { title, description = '' } = file;
  const summary = { subclass: file.$id, title, plural, ...(family ? { family } : {}), description, color, order };
  return { value: { ...form.value, icon, summary }, problems };
}

function checkForm(
  merged: Outcome<MergedKind | undefined>,
  { documents, rest }: { documents: DocumentFiles; rest: readonly RepairedFile[] },
): Outcome<CheckedForm | undefined> {
  if (!merged.value) return { value: undefined, problems: merged.problems };
  const { value: expanded, problems: inCurves } = expandCurves(withDoubts(merged.value, rest));
  const { value: whole, problems: inDocuments } = readDocuments(expanded, documents);
  const units = checkUnits(whole);
  // If a unit is faulty, the result of an expression is unknown.
  const judged = { ...whole, unresolved: new Set([...whole.unresolved, ...units.names]) };
  const conditions = compileConditions(judged);
  const kind = withoutConditional(whole, conditions.value);
  const checks = compileChecks(judged);
  const derived = compileDerived(judged);
  const usedWhen = compileUsedWhen(judged);
  const changes = compileChanges(kind);
  const problems = [
    ...merged.problems,
    ...inCurves,
    ...inDocuments,
    ...checkKind(kind),
    ...units.problems,
    ...checkDuplicateTitles(kind),
    ...checkSoftDefaults(kind),
    ...checkDerivedPlaces(kind),
    ...checks.problems,
    ...derived.problems,
    ...usedWhen.problems,
    ...conditions.problems,
    ...changes.problems,
  ];
  if (hasFaults(problems) || rest.some(({ isWhole }) => !isWhole)) return { value: undefined, problems };
  const definition = toDefinition(kind, conditions.value);
  const { code, checks: compiled } = compileValidators(
    {
      validate: validationSchema(kind),
      ...Object.fromEntries(
        (definition.conditions ?? []).map(({ if: schema }, index) => [conditionName(index), schema]),
      ),
    },
    { isStrict: kind.documents.size === 0 },
  );
  const form = {
    source: kind.source.file,
    definition,
    validatorCode: code,
    checks: checks.value,
    derived: derived.value,
    usedWhen: usedWhen.value,
    changes: changes.value,
    changeLog: listChanges(kind.file),
    merged: kind,
    findPlace: (name: string) => fieldPlace(kind, name),
    documents: new Map([...kind.documents].map(([name, { schema }]) => [name, schema])),
  };
  const inDefaults = compiled.validate ? checkDefaults(kind, definition, compiled.validate) : [];
  return { value: form, problems: [...problems, ...inDefaults, ...checkDefaultChecks(kind, definition, checks.value)] };
}

/** Marks the faults of the kind's files, so that their consequences are not reported. */
function withDoubts(kind: MergedKind, rest: readonly RepairedFile[]): MergedKind {
  const doubtful = rest.flatMap((one) => [...one.doubtful]).filter((name) => kind.fields.has(name));
  return {
    ...kind,
    unresolved: new Set([...kind.unresolved, ...doubtful]),
    hasDoubtfulTabs: rest.some((one) => one.hasDoubtfulTabs),
  };
}

function checkIcon(source: SourceFile, { 'x-kind': { icon } }: KindFile, icons: Set<string>): Problem[] {
  if (icons.has(icon)) return [];
  const suggestion = didYouMean(icon, icons) ?? 'Names are those of lucide.dev/icons.';
  return [source.problemAt(['x-kind', 'icon'], `there is no icon "${icon}".`, suggestion)];
}
