import type { StatedField } from './StatedMeta.ts';

type Typed = Pick<StatedField, 'type' | 'choices'>;

/** Whether two words may mean the same values: a decimal is a number, a slug a text; unknown words fit any. */
export function isSameType(a: Typed, b: Typed): boolean {
  const [ours, theirs] = [findValues(a), findValues(b)];
  return !ours || !theirs || ours.some((values) => theirs.includes(values));
}

/** What a field of this type holds; undefined where the word does not say. */
function findValues({ type, choices }: Typed): readonly string[] | undefined {
  if (type !== 'choice' && type !== 'enum') return VALUES.get(type?.toLowerCase() ?? '');
  if (!choices?.length) return undefined;
  // Whole numbers to choose from fit a number and an integer alike.
  if (choices.every((choice) => typeof choice === 'number')) return ['number', 'integer'];
  return choices.every((choice) => typeof choice === 'string') ? ['text'] : undefined;
}

/** The words of Django REST framework and JSON Schema; its `field` may hold anything, and so may a word not listed. */
const VALUES = new Map<string, readonly string[]>(
  Object.entries({
    number: ['float', 'decimal', 'number', 'double'],
    integer: ['integer', 'int'],
    text: ['string', 'text', 'regex', 'slug', 'email', 'url', 'uuid'],
    flag: ['boolean', 'bool'],
    list: ['list', 'array', 'multiple choice'],
    object: ['nested object', 'object', 'map'],
    file: ['file upload', 'image upload'],
    datetime: ['datetime'],
    date: ['date'],
    time: ['time'],
  }).flatMap(([values, words]) => words.map((word) => [word, [values]])),
);
