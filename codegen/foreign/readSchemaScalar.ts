import type { FieldSchema } from '#codegen/KindFile.ts';
import type { SchemaNotes, SchemaPart } from './SchemaNotes.ts';

/** Reads a number, text or flag with its limits and default. */
export function readSchemaScalar(type: string, part: SchemaPart, notes: SchemaNotes): FieldSchema | undefined {
  const { words } = part;
  const readOnly = words.readOnly === true ? { readOnly: true } : {};
  switch (type) {
    case 'number':
    case 'integer':
      return {
        type: isWhole(type, part) ? 'integer' : 'number',
        ...readLimits(part),
        ...number(words, 'default'),
        ...readOnly,
      };
    case 'string':
      return {
        type,
        ...number(words, 'minLength'),
        ...number(words, 'maxLength'),
        ...text(words, 'pattern'),
        ...text(words, 'default'),
        ...placeholder(words.examples),
        ...readOnly,
      };
    case 'boolean':
      return { type, ...(typeof words.default === 'boolean' ? { default: words.default } : {}), ...readOnly };
    default:
      return void notes.note(part, 'type', `there is no field of the type "${type}".`);
  }
}

function isWhole(type: string, { words }: SchemaPart): boolean {
  return type === 'integer' || words.multipleOf === 1;
}

/** Reads limits; in draft 4, a flag beside a limit makes it exclusive. */
function readLimits({ words }: SchemaPart): FieldSchema {
  const side = (limit: 'minimum' | 'maximum', exclusive: 'exclusiveMinimum' | 'exclusiveMaximum'): FieldSchema => {
    if (words[exclusive] === true) {
      const value = words[limit];
      return typeof value === 'number' ? { [exclusive]: value } : {};
    }
    return { ...number(words, limit), ...number(words, exclusive) };
  };
  return { ...side('minimum', 'exclusiveMinimum'), ...side('maximum', 'exclusiveMaximum') };
}

function number(words: SchemaPart['words'], word: string): FieldSchema {
  return typeof words[word] === 'number' ? { [word]: words[word] } : {};
}

function text(words: SchemaPart['words'], word: string): FieldSchema {
  return typeof words[word] === 'string' && words[word] !== '' ? { [word]: words[word] } : {};
}

function placeholder(examples: unknown): FieldSchema {
  const [first] = Array.isArray(examples) ? examples : [];
  return typeof first === 'string' && first.trim() !== '' ? { 'x-placeholder': first } : {};
}
