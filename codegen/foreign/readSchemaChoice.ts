import type { FieldSchema } from '#codegen/KindFile.ts';
import { isRecord } from '#model/isRecord.ts';
import type { SchemaNotes, SchemaPart } from './SchemaNotes.ts';

/** Reads an `enum`, a `const`, or a `oneOf` or `anyOf` of constants; undefined for anything else. */
export function readSchemaChoice(part: SchemaPart, notes: SchemaNotes): FieldSchema | undefined {
  const { words } = part;
  const options = listOptions(words);
  if (!options || options.some(({ value }) => typeof value === 'object' && value !== null)) return undefined;
  if (words.type === 'boolean' || options.every(({ value }) => typeof value === 'boolean')) return undefined;
  const given = options.filter(({ value }) => value !== null);
  const values = given.map(({ value }) => value);
  const isText = values.some((value) => typeof value === 'string');
  const isMixed = isText && values.some((value) => typeof value !== 'string');
  if (isMixed) notes.note(part, 'enum', 'holds values of several types; they are read as texts.');
  const own = values.map((value) => (isText ? String(value) : Number(value)));
  const labels = given.flatMap(({ title }, index) =>
    title === undefined ? [] : [[String(own[index]), title] as const],
  );
  const [first] = own;
  if (first === undefined) return undefined;
  const stated = own.find((one) => one === words.default);
  // A choice always has a value.
  if (stated === undefined && !Object.hasOwn(words, 'const'))
    notes.note(
      part,
      undefined,
      `has no default among its values; a choice needs one, and gets ${JSON.stringify(first)}.`,
    );
  return {
    type: isText ? 'string' : own.every(Number.isInteger) ? 'integer' : 'number',
    enum: own,
    ...(labels.length > 0 ? { 'x-labels': Object.fromEntries(labels) } : {}),
    default: stated ?? first,
    ...(words.readOnly === true ? { readOnly: true } : {}),
  };
}

interface Option {
  value: unknown;
  title?: string | undefined;
}

function listOptions(words: SchemaPart['words']): Option[] | undefined {
  if (Array.isArray(words.enum)) return words.enum.map((value) => ({ value }));
  if (Object.hasOwn(words, 'const')) return [{ value: words.const }];
  for (const word of ['oneOf', 'anyOf']) {
    const branches = Array.isArray(words[word]) ? words[word] : [];
    const options = branches.flatMap((branch): Option[] => {
      if (!isRecord(branch)) return [];
      const value = Array.isArray(branch.enum) && branch.enum.length === 1 ? branch.enum[0] : branch.const;
      return value === undefined ? [] : [{ value, title: typeof branch.title === 'string' ? branch.title : undefined }];
    });
    if (branches.length > 0 && options.length === branches.length) return options;
  }
  return undefined;
}
