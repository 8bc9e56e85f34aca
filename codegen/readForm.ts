import { checkDefaultChecks } from './checkDefaultChecks.ts';
import { checkDefaults } from './checkDefaults.ts';
import { checkDerivedPlaces } from './checkDerived.ts';
import { checkKind } from './checkKind.ts';
import type { ShapeCheck } from './checkShape.ts';
import { checkUnits } from './checkUnits.ts';
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
import type { FormFile, KindFile } from './KindFile.ts';
import { type MergedKind, mergeKind, type SharedFiles } from './mergeKind.ts';
import type { Outcome, Problem } from './Problem.ts';
import { type DocumentFiles, readDocuments } from './readDocuments.ts';
import type { SourceFile } from './SourceFile.ts';
import { toDefinition } from './toDefinition.ts';
import { toHue } from './toHue.ts';
import { validationSchema } from './validationSchema.ts';

interface KindInput {
  checkShape: ShapeCheck;
  /** Undefined where a shared file is faulty, without which no kind can be made. */
  shared: SharedFiles | undefined;
  icons: Set<string>;
  documents: DocumentFiles;
}

/** A small form of schemas/forms/; undefined where it has problems. */
export function readForm(
  source: SourceFile,
  { checkShape, documents }: Pick<KindInput, 'checkShape' | 'documents'>,
): Outcome<CheckedForm | undefined> {
  const shape = checkShape(source, 'form');
  if (shape.length) return { value: undefined, problems: shape };
  // The shape was just checked against the schema that FormFile mirrors.
  const { 'x-groups': groups, ...file } = source.value as FormFile;
  const asKind: KindFile = {
    ...file,
    'x-kind': { plural: file.title, icon: '', order: 0 },
    'x-tabs': [{ id: 'form', title: file.title, groups }],
  };
  const form = checkForm(mergeKind(source, asKind, new Map()), documents);
  const problems = [...form.problems, ...checkId(source, file.$id)];
  return { value: problems.length ? undefined : form.value, problems };
}

/** A kind of schemas/kinds/; undefined where it has problems or a shared file has. */
export function readKind(
  source: SourceFile,
  { checkShape, shared, icons, documents }: KindInput,
): Outcome<CheckedKind | undefined> {
  const shape = checkShape(source);
  if (shape.length) return { value: undefined, problems: shape };
  // The shape was just checked against the schema that KindFile mirrors.
  const file = source.value as KindFile;
  const form = shared ? checkForm(mergeKind(source, file, shared), documents) : { value: undefined, problems: [] };
  const problems = [...checkId(source, file.$id), ...checkIcon(source, file, icons), ...form.problems];
  if (problems.length || !form.value) return { value: undefined, problems };
  const { plural, order, color = toHue(file.$id), icon } = file['x-kind'];
  const { title, description = '' } = file;
  const summary = { subclass: file.$id, title, plural, description, color, order };
  return { value: { ...form.value, icon, summary }, problems };
}

function checkForm(merged: Outcome<MergedKind | undefined>, files: DocumentFiles): Outcome<CheckedForm | undefined> {
  if (!merged.value) return { value: undefined, problems: merged.problems };
  const { value: expanded, problems: inCurves } = expandCurves(merged.value);
  const { value: whole, problems: inDocuments } = readDocuments(expanded, files);
  const conditions = compileConditions(whole);
  const kind = withoutConditional(whole, conditions.value);
  const checks = compileChecks(kind);
  const derived = compileDerived(kind);
  const usedWhen = compileUsedWhen(kind);
  const problems = [
    ...merged.problems,
    ...inCurves,
    ...inDocuments,
    ...checkKind(kind),
    ...checkUnits(kind),
    ...checkDerivedPlaces(kind),
    ...checks.problems,
    ...derived.problems,
    ...usedWhen.problems,
    ...conditions.problems,
  ];
  if (problems.length) return { value: undefined, problems };
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
    placeOf: (name: string) => fieldPlace(kind, name),
    documents: new Map([...kind.documents].map(([name, { schema }]) => [name, schema])),
  };
  const inDefaults = compiled.validate ? checkDefaults(kind, definition, compiled.validate) : [];
  return { value: form, problems: [...inDefaults, ...checkDefaultChecks(kind, definition, checks.value)] };
}

function checkId(source: SourceFile, id: string): Problem[] {
  const name = fileStem(source.file);
  if (id === name) return [];
  const message = `"$id" is "${id}", but the file is named ${name}.json; the two must be the same.`;
  return [source.problemAt(['$id'], message, `Make it "${name}".`)];
}

function checkIcon(source: SourceFile, { 'x-kind': { icon } }: KindFile, icons: Set<string>): Problem[] {
  if (icons.has(icon)) return [];
  const suggestion = didYouMean(icon, icons) ?? 'Names are those of lucide.dev/icons.';
  return [source.problemAt(['x-kind', 'icon'], `there is no icon "${icon}".`, suggestion)];
}

/** The file's name without folder and extension, which is the subclass of a kind file. */
export function fileStem(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.json$/, '');
}
