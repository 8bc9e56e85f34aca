import type { FormDefinition } from '#model/FormDefinition.ts';
import { bundleContract } from './bundleContract.ts';
import { checkDefaults } from './checkDefaults.ts';
import { checkKind } from './checkKind.ts';
import { type ShapeCheck, shapeCheck } from './checkShape.ts';
import { compileChecks } from './compileChecks.ts';
import { compileValidators } from './compileValidators.ts';
import { didYouMean } from './didYouMean.ts';
import { type CheckedForm, type CheckedKind, emitContract, emitForm, emitRegistry, header } from './emit.ts';
import { expandCurves } from './expandCurves.ts';
import type { FormFile, KindFile, SharedFile } from './KindFile.ts';
import { baseName, COMMON, type MergedKind, mergeKind, type SharedFiles } from './mergeKind.ts';
import { type Problem, sortProblems } from './Problem.ts';
import { readSourceFile, type SourceFile } from './SourceFile.ts';
import { toDefinition } from './toDefinition.ts';
import { validationSchema } from './validationSchema.ts';

export interface GenerateInput {
  /** Texts of the files in schemas/, by path from the project's folder: 'schemas/kinds/wind.json'. */
  texts: Map<string, string>;
  /** Names of the icons that a kind may have. */
  icons: Set<string>;
  /** Makes TypeScript of a contract's JSON text. */
  apiTypes: (contract: string) => Promise<string>;
}

export interface Generated {
  /** Texts of the modules to write, by path inside generated/; empty when there are problems. */
  files: Map<string, string>;
  problems: Problem[];
  /** The kinds' forms, in the order of their cards; none when there are problems. */
  definitions: FormDefinition[];
}

/** Makes every module of generated/ from the schema files, or tells all that is wrong with them. */
export async function generate({ texts, icons, apiTypes }: GenerateInput): Promise<Generated> {
  const problems: Problem[] = [];
  const sources = readAll(texts, problems);
  const metaSchema = sources.get(META_SCHEMA)?.value;
  if (typeof metaSchema !== 'object' || metaSchema === null) return failed(sortProblems(problems));
  const checkShape = shapeCheck(metaSchema);
  const shared = readShared(texts, sources, { checkShape, problems });
  const kinds = filesIn(sources, KIND_FOLDER).flatMap((source) =>
    readKind(source, { checkShape, shared, icons, problems }),
  );
  const forms = filesIn(sources, FORM_FOLDER).flatMap((source) => readForm(source, { checkShape, problems }));
  kinds.sort((a, b) => a.summary.order - b.summary.order || (a.definition.id < b.definition.id ? -1 : 1));
  const definitions = kinds.map(({ definition }) => definition);
  const subclasses = [...texts.keys()].filter((file) => file.startsWith(KIND_FOLDER)).map((file) => stem(file));
  const { contract, problems: contractProblems } = bundleContract({
    file: CONTRACT,
    text: texts.get(CONTRACT),
    definitions,
    subclasses,
  });
  problems.push(...contractProblems);
  if (problems.length || !contract) return failed(sortProblems(problems));
  let types: string;
  try {
    types = await apiTypes(JSON.stringify(contract.document));
  } catch (error) {
    const message = `gives no types: ${error instanceof Error ? error.message : String(error)}`;
    return failed([{ file: CONTRACT, line: 1, column: 1, message }]);
  }
  const files = new Map<string, string>([
    ...kinds.flatMap((kind) => emitForm('kinds', kind)),
    ...forms.flatMap((form) => emitForm('forms', form)),
    ...emitRegistry(kinds),
    ...emitContract(contract),
    ['api.ts', `${header(CONTRACT)}${types}`],
  ]);
  return { files: new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1))), problems: [], definitions };
}

function failed(problems: Problem[]): Generated {
  return { files: new Map(), problems, definitions: [] };
}

const META_SCHEMA = 'schemas/kind.schema.json';
const CONTRACT = 'schemas/openapi.yaml';
const NEEDED = {
  [META_SCHEMA]: 'what kind files may say',
  [CONTRACT]: 'all calls',
  [`schemas/${COMMON}`]: 'the fields of every component',
};
const KIND_FOLDER = 'schemas/kinds/';
const FORM_FOLDER = 'schemas/forms/';

function readAll(texts: Map<string, string>, problems: Problem[]): Map<string, SourceFile> {
  const sources = new Map<string, SourceFile>();
  for (const [file, text] of texts) {
    if (!file.endsWith('.json')) continue;
    const { source, problems: found } = readSourceFile(file, text);
    problems.push(...found);
    if (found.length === 0) sources.set(file, source);
  }
  for (const [file, holds] of Object.entries(NEEDED)) {
    if (texts.has(file)) continue;
    problems.push({
      file,
      line: 1,
      column: 1,
      message: `is missing, and with it ${holds}.`,
      suggestion: 'Put it back.',
    });
  }
  return sources;
}

function filesIn(sources: Map<string, SourceFile>, folder: string): SourceFile[] {
  return [...sources.values()].filter(({ file }) => file.startsWith(folder)).sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** The shared files by name; none of them where one is faulty, as kinds could not be merged with a part of them. */
function readShared(
  texts: Map<string, string>,
  sources: Map<string, SourceFile>,
  { checkShape, problems }: { checkShape: ShapeCheck; problems: Problem[] },
): SharedFiles | undefined {
  const shared: SharedFiles = new Map();
  const files = [`schemas/${COMMON}`, ...texts.keys()].filter(
    (file) => /^schemas\/[^/]+\.json$/.test(file) && file !== META_SCHEMA,
  );
  let isWhole = true;
  for (const file of new Set(files)) {
    const source = sources.get(file);
    const found = source ? checkShape(source, 'shared') : [];
    problems.push(...found);
    // The shape was just checked against the schema that SharedFile mirrors.
    if (source && found.length === 0) shared.set(baseName(file), { source, file: source.value as SharedFile });
    else isWhole = false;
  }
  return isWhole ? shared : undefined;
}

function readKind(
  source: SourceFile,
  {
    checkShape,
    shared,
    icons,
    problems,
  }: { checkShape: ShapeCheck; shared: SharedFiles | undefined; icons: Set<string>; problems: Problem[] },
): CheckedKind[] {
  const shape = checkShape(source);
  problems.push(...shape);
  if (shape.length) return [];
  // The shape was just checked against the schema that KindFile mirrors.
  const file = source.value as KindFile;
  const own = checkId(source, file.$id, KIND_FOLDER);
  const card = file['x-kind'];
  if (!icons.has(card.icon)) {
    own.push(
      source.problemAt(
        ['x-kind', 'icon'],
        `there is no icon "${card.icon}".`,
        didYouMean(card.icon, icons) ?? 'Names are those of lucide.dev/icons.',
      ),
    );
  }
  const checked = shared && checkMerged(mergeKind(source, file, shared));
  own.push(...(checked?.problems ?? []));
  problems.push(...own);
  if (own.length || !checked?.form) return [];
  const { plural, order, color = toHue(file.$id), icon } = card;
  const { title, description = '' } = file;
  return [{ ...checked.form, icon, summary: { subclass: file.$id, title, plural, description, color, order } }];
}

function readForm(
  source: SourceFile,
  { checkShape, problems }: { checkShape: ShapeCheck; problems: Problem[] },
): CheckedForm[] {
  const shape = checkShape(source, 'form');
  problems.push(...shape);
  if (shape.length) return [];
  // The shape was just checked against the schema that FormFile mirrors.
  const { 'x-groups': groups, ...file } = source.value as FormFile;
  const asKind: KindFile = {
    ...file,
    'x-kind': { plural: file.title, icon: '', order: 0 },
    'x-tabs': [{ id: 'form', title: file.title, groups }],
  };
  const checked = checkMerged(mergeKind(source, asKind, new Map()));
  const own = [...checked.problems, ...checkId(source, file.$id, FORM_FOLDER)];
  problems.push(...own);
  return own.length || !checked.form ? [] : [checked.form];
}

function checkMerged({ kind, problems: found }: { kind: MergedKind | undefined; problems: Problem[] }): {
  form: CheckedForm | undefined;
  problems: Problem[];
} {
  if (!kind) return { form: undefined, problems: found };
  const expanded = expandCurves(kind);
  const { checks: crossChecks, problems: inChecks } = compileChecks(kind);
  const problems = [...found, ...expanded, ...checkKind(kind), ...inChecks];
  if (problems.length) return { form: undefined, problems };
  const definition = toDefinition(kind);
  const { code, checks } = compileValidators({ validate: validationSchema(kind) });
  const form = { source: kind.source.file, definition, validatorCode: code, checks: crossChecks };
  return { form, problems: checks.validate ? checkDefaults(kind, definition, checks.validate) : [] };
}

function stem(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.json$/, '');
}

function checkId(source: SourceFile, id: string, folder: string): Problem[] {
  const name = source.file.slice(folder.length).replace(/\.json$/, '');
  return id === name
    ? []
    : [
        source.problemAt(
          ['$id'],
          `"$id" is "${id}", but the file is named ${name}.json; routes and files go by one name.`,
          `Make it "${name}".`,
        ),
      ];
}

// A muted hue of its own for a kind that names none: the same on every run, spread around the circle.
function toHue(id: string): string {
  const hue = [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);
  const channel = (shift: number) => {
    const k = (shift + hue / 30) % 12;
    return Math.round(255 * (0.68 - 0.24 * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return `#${[0, 8, 4].map((shift) => channel(shift).toString(16).padStart(2, '0')).join('')}`;
}
