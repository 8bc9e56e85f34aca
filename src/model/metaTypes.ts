import type { StatedField } from './StatedMeta.ts';

type Typed = Pick<StatedField, 'type' | 'choices'>;

/** Whether two type names may mean the same values: a decimal is a number, a slug a text; unknown names match any. */
export function isSameType(a: Typed, b: Typed): boolean {
  const [ours, theirs] = [findValues(a), findValues(b)];
  return !ours || !theirs || ours.some((values) => theirs.includes(values));
}

/** Returns the kinds of values of a type; undefined if its name is unknown. */
function findValues({ type, choices }: Typed): readonly string[] | undefined {
  if (type !== 'choice' && type !== 'enum') return VALUES.get(type?.toLowerCase() ?? '');
  if (!choices?.length) return undefined;
  // A choice of numbers matches a number and an integer alike.
  if (choices.every((choice) => typeof choice === 'number')) return ['number', 'integer'];
  return choices.every((choice) => typeof choice === 'string') ? ['text'] : undefined;
}

/**
 * The type names of Django REST framework and JSON Schema. Names not listed, such as Django's `field`, match any type.
 */
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
