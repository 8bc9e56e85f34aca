import type { FormDefinition } from '#model/FormDefinition.ts';
import type { JsonSchema } from '#model/fieldSchema.ts';
import type { VersionLog } from '#model/Kind.ts';
import type { DescribedKind } from '#model/KindSummary.ts';
import { type Components, publishSchema, publishUi } from '#model/publishForm.ts';
import { documentName } from '#model/schemaName.ts';
import { answerShape } from './answerShapes.ts';
import type { Contract } from './bundleContract.ts';
import type { ChangesCode } from './compileChanges.ts';
import type { CrossCheck } from './compileChecks.ts';
import type { DerivedCode } from './compileDerived.ts';
import type { UsedWhenCode } from './compileUsedWhen.ts';
import { compileValidators } from './compileValidators.ts';
import { contractText } from './contractText.ts';
import { documentComponents } from './documentComponents.ts';
import { emitDefinition } from './emitDefinition.ts';
import { emitExpressions, listConditionNames } from './emitExpressions.ts';
import type { Place } from './fieldPlace.ts';
import type { GeneratedText } from './generatedText.ts';
import { Memory } from './Memory.ts';
import type { MergedKind } from './mergeKind.ts';
import { operationSchemas } from './operationSchemas.ts';

/** A kind or form that has passed every check. */
export interface CheckedForm {
  source: string;
  definition: FormDefinition;
  /** Text of the module that exports its compiled check as `validate`. */
  validatorCode: string;
  /** The checks across fields: warnings and errors. */
  checks: CrossCheck[];
  /** The values that are calculated from fields. */
  derived: DerivedCode[];
  /** The fields that are used only under a condition. */
  usedWhen: UsedWhenCode[];
  /** The code that changes records of earlier versions. */
  changes: ChangesCode;
  /** The same changes in words. */
  changeLog: readonly VersionLog[];
  /** The JSON Schemas of the documents that fields hold, by the field's name. */
  documents: ReadonlyMap<string, JsonSchema>;
  /** Returns where a field, curve or object is written. */
  findPlace: (name: string) => Place;
  /** The kind's file merged with its shared parts. */
  merged: MergedKind;
}

export interface CheckedKind extends CheckedForm {
  summary: DescribedKind;
  /** Lucide's name for the icon: 'arrow-right-left'. */
  icon: string;
}

/**
 * Returns the files of one kind (`folder` kinds) or form (`folder` forms): its definition and its compiled validator.
 */
export function emitForm(folder: 'kinds' | 'forms', form: CheckedForm): [string, string][] {
  const { source, definition, validatorCode } = form;
  const { id } = definition;
  const expressions = emitExpressions(form);
  const validator = `validators/${folder}/${id}.js`;
  const name = folder === 'kinds' ? 'kind' : 'form';
  const isNested = definition.objects !== undefined || Object.values(definition.fields).some(({ table }) => table);
  const { code, isLinked } = emitDefinition(definition);
  const checks = ['validate', ...listConditionNames(definition)];
  return [
    [validator, `${header(source)}${validatorCode}\n`],
    [
      `validators/${folder}/${id}.d.ts`,
      `${header(source)}import type { CompiledCheck } from '#model/compiledValidator.ts';\n\n${checks.map((check) => `export declare const ${check}: CompiledCheck;\n`).join('')}`,
    ],
    [`schemas/${folder}/${id}.schema.json`, json(publishSchema(definition, listComponents(form)))],
    [`schemas/${folder}/${id}.uischema.json`, json(publishUi(definition))],
    [
      `${folder}/${id}.ts`,
      `${header(source)}import { ${checks.toSorted().join(', ')} } from '#generated/${validator}';
${/\bc\.\w+\(/.test(expressions) ? "import { calculate as c } from '#model/calculate.ts';\n" : ''}${form.changes.size > 0 ? "import { changeSteps as s } from '#model/changeSteps.ts';\n" : ''}${isJudgedFurther(form) ? "import { checkedValidator } from '#model/checkedValidator.ts';\n" : ''}import { compiledValidator } from '#model/compiledValidator.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
${isLinked ? "import { linkTables } from '#model/linkTables.ts';\n" : ''}import { toTable } from '#model/toTable.ts';
${isNested ? "import { withoutPrototypes } from '#model/withoutPrototypes.ts';\n" : ''}
${code}

export const ${name}: Kind = {
  definition: {
    ${isNested ? '...withoutPrototypes(definition),' : '...definition,\n    fields: toTable(Object.entries(definition.fields)),'}
    curves: toTable(Object.entries(definition.curves)),
  },
  validate: ${emitValidate(form)},${expressions}
};
`,
    ],
  ];
}

function listComponents({ definition, documents }: CheckedForm): Components {
  return Object.fromEntries(
    [...documents].flatMap(([field, schema]) => documentComponents(documentName(definition.id, field), schema)),
  );
}

// The rules of single fields come first, so that a check never calculates with a value at fault.
function emitValidate(form: CheckedForm): string {
  const rules = 'compiledValidator(validate)';
  return isJudgedFurther(form) ? `checkedValidator(${rules}, () => kind)` : rules;
}

function isJudgedFurther({ checks, definition }: CheckedForm): boolean {
  return definition.conditions !== undefined || checks.some(({ error }) => error !== undefined);
}

/** Returns the kind registry, in the order of the cards; each kind's form is loaded on demand. */
export function emitRegistry(kinds: CheckedKind[]): [string, string][] {
  const ids = kinds.map(({ definition }) => definition.id);
  const loaders = ids.map((id) => `  ${id}: () => import('#generated/kinds/${id}.ts').then(({ kind }) => kind),`);
  const icons = kinds.map(({ summary, icon }) => ({ id: summary.subclass, component: iconComponent(icon) }));
  const imported = [...new Set(icons.map(({ component }) => component))].sort();
  return [
    [
      'kinds.ts',
      `${header('schemas/kinds')}import type { KindSummary } from '#model/KindSummary.ts';
import type { Kind } from '#model/Kind.ts';

export const subclasses = ${JSON.stringify(ids, null, 2)} as const;

export type Subclass = (typeof subclasses)[number];

export const kinds: (KindSummary & { subclass: Subclass })[] = ${JSON.stringify(
        kinds.map(({ summary: { description: _, ...summary } }) => summary),
        null,
        2,
      )};

export const loadKind: Record<Subclass, () => Promise<Kind>> = {
${loaders.join('\n')}
};
`,
    ],
    // Only cards show these, which no first page has.
    [
      'kindDescriptions.ts',
      `${header('schemas/kinds')}export const kindDescriptions: Readonly<Record<string, string>> = ${JSON.stringify(
        Object.fromEntries(kinds.map(({ summary }) => [summary.subclass, summary.description])),
        null,
        2,
      )};
`,
    ],
    [
      'kindIcons.ts',
      `${header('schemas/kinds')}import { ${imported.join(', ')}, type LucideIcon } from 'lucide-react';
import type { Subclass } from '#generated/kinds.ts';

export const kindIcons: Record<Subclass, LucideIcon> = {
${icons.map(({ id, component }) => `  ${id}: ${component},`).join('\n')}
};
`,
    ],
  ];
}

/** Returns the modules of the contract: the bundled document, its calls, and the checks of their inputs. */
export function emitContract(
  { document, operations }: Pick<Contract, 'document' | 'operations'>,
  memory = new Memory(),
): [string, GeneratedText][] {
  const source = 'schemas/openapi.yaml';
  const compile = (part: string, schemas: Record<string, object>) =>
    memory.recall(`checks ${part}`, [JSON.stringify(schemas)], () => compileValidators(schemas).code);
  const rows = operations.map(
    ({ operationId, method, path, secured }) => `  ${operationId}: ${JSON.stringify({ method, path, secured })},`,
  );
  return [
    ['contract.json', contractText(document, memory)],
    [
      'operations.ts',
      `${header(source)}export const operations = {\n${rows.join('\n')}\n} as const;\n\nexport type OperationId = keyof typeof operations;\n`,
    ],
    ['answers.ts', emitAnswers(operations, source)],
    ...(['body', 'query', 'path'] as const).flatMap((part): [string, string][] => {
      const schemas = operationSchemas(operations, part);
      const names = Object.keys(schemas);
      const file = `validators/operations/${part}`;
      return [
        [`${file}.js`, `${header(source)}${compile(part, schemas)}\n`],
        [
          `${file}.d.ts`,
          `${header(source)}import type { CompiledCheck } from '#model/compiledValidator.ts';\n\n${names.map((name) => `export declare const ${name}: CompiledCheck;`).join('\n')}\n`,
        ],
      ];
    }),
    [
      'validators/operations.ts',
      `${header(source)}import type { OperationId } from '#generated/operations.ts';
import * as body from '#generated/validators/operations/body.js';
import * as path from '#generated/validators/operations/path.js';
import * as query from '#generated/validators/operations/query.js';
import type { CompiledCheck } from '#model/compiledValidator.ts';

type Checks = Partial<Record<OperationId, CompiledCheck>>;

export const bodies: Checks = body;
export const params: Checks = path;
export const queries: Checks = query;
`,
    ],
  ];
}

/** Returns the module with the shape of each call's answer, by method and path. */
function emitAnswers(operations: Contract['operations'], source: string): string {
  const shapes = operations.flatMap(({ method, path, answer }) => {
    const shape = answerShape(answer);
    return shape === undefined ? [] : [`  [${JSON.stringify(`${method} ${path}`)}, ${JSON.stringify(shape)}],`];
  });
  return `${header(source)}import type { AnswerShape } from '#model/readAnswer.ts';

export const answers = new Map<string, AnswerShape>([
${shapes.join('\n')}
]);
`;
}

/** The words that begin every generated module. */
export const MADE_BY = '// Made by `npm run codegen`';

/** Returns the first line of a generated module, which names its source. */
export function header(source: string): string {
  return `${MADE_BY} from ${source}; not to be edited.\n`;
}

/** Returns the name of Lucide's export for an icon file: `arrow-right-left` is `ArrowRightLeft`. */
function iconComponent(icon: string): string {
  return icon.replaceAll(/(?:^|-)([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
