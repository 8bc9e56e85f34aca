import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { isRecord } from '#model/isRecord.ts';
import { didYouMean } from './didYouMean.ts';
import type { Problem } from './Problem.ts';
import type { SourceFile } from './SourceFile.ts';

type Part = 'shared' | 'form' | 'texts';

export interface ShapeCheck {
  (source: SourceFile, part?: Part): Problem[];
  /** Returns the rules that a value breaks; of errors that follow from one another only the first. */
  findErrors: (value: unknown, part?: Part) => ErrorObject[];
}

/** Creates a check against kind.schema.json, which suggests the nearest known word for every unknown one. */
export function shapeCheck(metaSchema: object): ShapeCheck {
  const text = JSON.stringify(metaSchema);
  const id = '$id' in metaSchema ? metaSchema.$id : undefined;
  const known = last.get(id);
  if (known?.text === text) return known.check;
  const check = compileShape(metaSchema);
  last.set(id, { text, check });
  return check;
}

// Compiling it takes longer than checking all kinds, and it is the same whenever one of them is saved.
const last = new Map<unknown, { text: string; check: ShapeCheck }>();

let jsonSchema: Ajv2020 | undefined;

function compileShape(metaSchema: object): ShapeCheck {
  // It checks a few dozen files, so optimizing its code would take longer than it saves.
  const code = { optimize: false };
  const options = { allErrors: true, verbose: true, strict: false, validateFormats: false, code };
  // The schema of JSON Schema itself is compiled only once.
  jsonSchema ??= new Ajv2020(options);
  jsonSchema.validateSchema(metaSchema, true);
  const ajv = new Ajv2020({ ...options, meta: false, validateSchema: false });
  ajv.addSchema(metaSchema, 'kind');
  const findErrors: ShapeCheck['findErrors'] = (value, part) => {
    const validate = ajv.getSchema(part ? `kind#/$defs/${part}` : 'kind');
    if (!validate) throw new Error(`kind.schema.json does not describe ${part ?? 'kinds'}`);
    validate(value);
    return pickErrors(validate.errors ?? []);
  };
  const check = (source: SourceFile, part?: Part) =>
    findErrors(source.value, part).map((error) => shapeProblem(source, error));
  return Object.assign(check, { findErrors });
}

// A failed propertyNames repeats the error of its rule. The branches of a failed oneOf report why each of them does not
// fit, which helps only if one of them was meant and is faulty further in.
function pickErrors(errors: ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf');
  const branchErrors = (choice: ErrorObject) =>
    errors.filter(
      ({ schemaPath, instancePath }) =>
        instancePath.startsWith(choice.instancePath) && findBranch(choice, schemaPath) !== undefined,
    );
  const isDeeper = (choice: ErrorObject) => (error: ErrorObject) =>
    error.instancePath.length > choice.instancePath.length;
  const silent = choices.flatMap((choice) => {
    const branches = branchErrors(choice);
    const meant = findMeantBranch(choice, branches);
    if (meant !== undefined)
      return [choice, ...branches.filter(({ schemaPath }) => findBranch(choice, schemaPath) !== meant)];
    return branches.some(isDeeper(choice)) ? [choice, ...branches.filter((e) => !isDeeper(choice)(e))] : branches;
  });
  return errors.filter((error) => error.keyword !== 'propertyNames' && !silent.includes(error));
}

/** Returns the index of the branch that a rule belongs to, even if the branch is a reference. */
function findBranch({ schemaPath: path, schema }: ErrorObject, rule: string): number | undefined {
  if (rule.startsWith(`${path}/`)) return Number(rule.slice(path.length + 1).split('/')[0]);
  const found = listRefs(schema).findIndex((ref) => ref !== undefined && rule.startsWith(`${ref}/`));
  return found < 0 ? undefined : found;
}

function listRefs(branches: unknown): (string | undefined)[] {
  // The branches of a oneOf are schemas.
  return ([branches].flat() as { $ref?: string }[]).map(({ $ref }) => $ref);
}

/** Returns the index of the only branch that takes values of this type; undefined if types don't single one out. */
function findMeantBranch(choice: ErrorObject, errors: readonly ErrorObject[]): number | undefined {
  const ofOtherTypes = errors.filter(
    ({ keyword, instancePath }) => keyword === 'type' && instancePath === choice.instancePath,
  );
  const others = new Set(ofOtherTypes.map(({ schemaPath }) => findBranch(choice, schemaPath)));
  const left = listRefs(choice.schema).flatMap((_, index) => (others.has(index) ? [] : [index]));
  const [only] = left;
  return others.size > 0 && left.length === 1 ? only : undefined;
}

/** Returns the problem of a broken rule of the meta-schema. */
export function shapeProblem(source: SourceFile, error: ErrorObject): Problem {
  const path = [...toPath(error.instancePath), ...repeatedEntry(error)];
  const { additionalProperty, missingProperty } = error.params;
  if (typeof additionalProperty === 'string') {
    const known = Object.keys(error.parentSchema?.properties ?? {});
    if (additionalProperty === 'required' && path.length === 0)
      return source.problemAt(
        [additionalProperty],
        '"required" is for the fields of an object or of the rows of a table, so it would have no effect here.',
        'Give the field "x-required-when", with the condition in which it is required.',
      );
    return source.problemAt(
      [...path, additionalProperty],
      `"${additionalProperty}" is not known here, so it would have no effect.`,
      didYouMean(additionalProperty, known) ?? `Known here: ${known.join(', ')}.`,
    );
  }
  if (error.propertyName !== undefined) {
    return source.problemAt([...path, error.propertyName], `"${error.propertyName}" ${nameReason(error)}.`);
  }
  const last = path.at(-1);
  const subject =
    last === undefined
      ? 'the file'
      : Array.isArray(valueAt(source.value, path.slice(0, -1)))
        ? `entry ${Number(last) + 1} of "${path.at(-2)}"`
        : `"${last}"`;
  const missing = error.parentSchema?.properties?.[missingProperty];
  const word = (value: unknown) => `${JSON.stringify(missingProperty)}: ${JSON.stringify(value)}.`;
  const example = missing?.examples?.[0];
  const suggestion =
    missing?.const !== undefined
      ? `Write ${word(missing.const)}`
      : example === undefined
        ? undefined
        : `Write it, such as ${word(example)}`;
  return source.problemAt(path, `${subject} ${faultReason(error)}.`, suggestion);
}

/** Returns the index of a list entry that repeats an earlier one, as the end of a path. */
function repeatedEntry({ keyword, params }: ErrorObject): string[] {
  return keyword === 'uniqueItems' ? [String(Math.max(params.i, params.j))] : [];
}

function nameReason({ params, schema }: ErrorObject): string {
  return NAME_PATTERNS[params.pattern] ?? `can't be a name here; names match ${schema}`;
}

const LOWER_NAME = "can't be a name; use lower-case letters, digits and _, and begin with a letter";
const NAME_PATTERNS: Record<string, string> = {
  '^[A-Za-z_][A-Za-z0-9_]*$': "can't be a field's name; use letters, digits and _, and begin with a letter",
  '^[a-z][a-z0-9_]*$': LOWER_NAME,
  '^[^/=~]+$': "can't be the name of a case; choose a value without /, = and ~",
  '^#[0-9a-f]{6}$': 'is not a colour; write it as # and six digits of 0-9 and a-f, such as "#5ad1e6"',
  '^[A-Za-z0-9][A-Za-z0-9._-]*\\.json$':
    'is not the name of a file in schemas/documents/; write it without a folder, such as "iec61400-16.json"',
  '^https?://': 'is not the address of a page; it begins with https:// or http://',
  '^[A-Za-z_][A-Za-z0-9_]*\\{x\\}$': 'must be a field\'s name that ends in {x}, such as "pc{x}"',
};

/**
 * Says how a value breaks a rule, to follow the value's name: 'is 3, but must be text in double quotes'. The error must
 * be one of a validator with `verbose`.
 */
export function faultReason(error: ErrorObject): string {
  const { keyword, params, message, data, schema } = error;
  const words = [schema].flat();
  switch (keyword) {
    case 'required':
      return `lacks "${params.missingProperty}"`;
    case 'enum':
      return `is ${JSON.stringify(data)}, but must be one of ${words.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'const':
      return `is ${JSON.stringify(data)}, but must be ${JSON.stringify(schema)}`;
    case 'not':
      return `is ${JSON.stringify(data)}, which is reserved; choose another`;
    case 'pattern':
      return NAME_PATTERNS[params.pattern]?.replace(/^/, `${JSON.stringify(data)} `) ?? `must match ${params.pattern}`;
    case 'type':
      return `is ${JSON.stringify(data)}, but must be ${listed(words.map(typeWord))}`;
    case 'minLength':
      return 'is empty; write something there, or leave it out';
    case 'minItems':
    case 'minProperties':
      return `${countWords(data)}, but needs at least ${params.limit} ${params.limit === 1 ? 'entry' : 'entries'}`;
    case 'uniqueItems':
      return 'is in the list twice; remove one of the two';
    case 'maxItems':
      return `has ${[data].flat().length} entries, but can have ${params.limit} at most`;
    case 'minimum':
      return `is ${data}, but must be at least ${params.limit}`;
    case 'maximum':
      return `is ${data}, but must be at most ${params.limit}`;
    case 'oneOf':
      return params.passingSchemas === null
        ? `needs ${words.map(branchWords).join(', or ')}`
        : `has both ${findFitting(words, data).map(branchWords).join(' and ')}, but only one of them is allowed`;
    case 'maxLength':
      return `has ${String(data).length} characters, but can have ${params.limit} at most`;
    default:
      return message ?? `breaks the rule "${keyword}"`;
  }
}

function countWords(data: unknown): string {
  const count = Object.keys(Object(data)).length;
  return count === 0 ? 'is empty' : `has ${count} ${count === 1 ? 'entry' : 'entries'}`;
}

/** Returns the branches whose required keys the value has. */
function findFitting(branches: readonly unknown[], value: unknown): readonly unknown[] {
  const isByWords = branches.every((branch) => isRecord(branch) && Array.isArray(branch.required));
  if (!isRecord(value) || !isByWords) return branches;
  return branches.filter((branch) =>
    (branch as { required?: string[] }).required?.every((name) => Object.hasOwn(value, name)),
  );
}

function branchWords(branch: unknown): string {
  // Branches of kind.schema.json differ in what they require or in their type, or refer to a text.
  const { required, type = 'string' } = branch as { required?: string[]; type?: string };
  if (required) return required.map((name) => `"${name}"`).join(' with ');
  return type === 'object' ? 'texts by rule, in { }' : typeWord(type);
}

function listed(words: string[]): string {
  return words.length < 3 ? words.join(' or ') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

function typeWord(type: unknown): string {
  return TYPE_WORDS.get(String(type)) ?? String(type);
}

const TYPE_WORDS = new Map([
  ['string', 'text in double quotes'],
  ['number', 'a number'],
  ['integer', 'a whole number'],
  ['boolean', 'true, false'],
  ['array', 'a list in [ ]'],
  ['object', 'an object in { }'],
]);

/** Converts a JSON pointer to a path, in which keys of objects and indexes of arrays are both texts. */
export function toPath(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns the value at a path; undefined if it does not exist. */
export function valueAt(root: unknown, path: string[]): unknown {
  return path.reduce<unknown>(
    // Every own key of an array or object can be looked up.
    (node, key) =>
      typeof node === 'object' && node !== null && Object.hasOwn(node, key)
        ? (node as Record<string, unknown>)[key]
        : undefined,
    root,
  );
}
