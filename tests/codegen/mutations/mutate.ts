/** A number from 0 up to but not including 1, the next of a series that its seed decides. */
export type Random = () => number;

/** The series of mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One entry of a list. */
export function pick<T>(list: readonly T[], random: Random): T {
  const entry = list[Math.floor(random() * list.length)];
  if (entry === undefined) throw new Error('There is nothing to pick from.');
  return entry;
}

/** The text of a file with one to three edits, of its values where it is JSON, or of its characters. */
export function mutate(text: string, random: Random): string {
  const count = pick([1, 1, 1, 2, 3], random);
  let mutated = text;
  for (let edit = 0; edit < count; edit++)
    mutated = random() < 0.7 ? mutateValue(mutated, random) : mutateText(mutated, random);
  return mutated;
}

interface Slot {
  owner: Record<string, unknown> | unknown[];
  key: string;
}

function mutateValue(text: string, random: Random): string {
  const root = parse(text);
  if (root === undefined) return mutateText(text, random);
  const slots = listSlots(root);
  if (slots.length === 0) return mutateText(text, random);
  const slot = pick(slots, random);
  pick(VALUE_EDITS, random)(slot, { slots, random });
  return `${JSON.stringify(root, null, 2)
    // What JSON can't write is put in as text.
    .replaceAll(/"@raw:([^"]*)"/g, '$1')}\n`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function listSlots(node: unknown): Slot[] {
  if (typeof node !== 'object' || node === null) return [];
  // A list's indexes are keys like those of an object.
  const owner = node as Slot['owner'];
  return Object.entries(owner).flatMap(([key, value]) => [{ owner, key }, ...listSlots(value)]);
}

type ValueEdit = (slot: Slot, context: { slots: readonly Slot[]; random: Random }) => void;

const read = ({ owner, key }: Slot): unknown => Reflect.get(owner, key);
const write = ({ owner, key }: Slot, value: unknown): void => {
  Reflect.set(owner, key, value);
};
const remove = ({ owner, key }: Slot): void => {
  if (Array.isArray(owner)) owner.splice(Number(key), 1);
  else delete owner[key];
};

const VALUE_EDITS: readonly ValueEdit[] = [
  remove,
  (slot, { random }) => write(slot, pick(VALUES, random)),
  (slot, { slots, random }) => write(slot, structuredClone(read(pick(slots, random)))),
  (slot, { slots, random }) => {
    const other = pick(slots, random);
    const [own, its] = [structuredClone(read(slot)), structuredClone(read(other))];
    write(slot, its);
    write(other, own);
  },
  ({ owner, key }, { slots, random }) => {
    const name = pick([...NAMES, pick(slots, random).key], random);
    if (Array.isArray(owner)) owner.push(structuredClone(owner[Number(key)]));
    else {
      owner[name] = owner[key];
      delete owner[key];
    }
  },
  ({ owner, key }, { slots, random }) => {
    const name = pick([...NAMES, pick(slots, random).key], random);
    if (Array.isArray(owner)) owner.unshift(structuredClone(owner[Number(key)]));
    else owner[name] = structuredClone(owner[key]);
  },
  (slot, { random }) => {
    let value = read(slot);
    for (let depth = pick([3, 10, 80], random); depth > 0; depth--) value = random() < 0.5 ? [value] : { type: value };
    write(slot, value);
  },
  (slot, { random }) => write(slot, `${read(slot)}${pick(ENDINGS, random)}`),
];

const VALUES: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e21, '', ' ', 'x', [], {}, [[]], [null], { $ref: '#' }],
  ...['@raw:1e999', '@raw:-0', '@raw:123456789012345678901', '../common.json#/$defs/lifetime', '{currency}', '1 +'],
  ...[
    'number',
    'object',
    'array',
    'name',
    'power',
    'x'.repeat(5000),
    Array.from({ length: 3000 }, (_, index) => index),
  ],
];
const NAMES = [
  '__proto__',
  'constructor',
  'toString',
  '',
  ' ',
  'x',
  'type',
  'title',
  '$ref',
  'oneOf',
  'x-map',
  'x-schema',
];
const ENDINGS = [' ', '\u200B', '\uD800', '\n', '{x}', "'", '(', '/', '°', '+)+$'];

function mutateText(text: string, random: Random): string {
  const at = Math.floor(random() * (text.length + 1));
  const end = Math.min(text.length, at + pick([1, 1, 2, 20, 400], random));
  switch (pick(['delete', 'insert', 'flip', 'cut', 'repeat', 'lines'], random)) {
    case 'delete':
      return text.slice(0, at) + text.slice(end);
    case 'insert':
      return text.slice(0, at) + pick(SIGNS, random) + text.slice(at);
    case 'flip':
      return (
        text.slice(0, at) +
        String.fromCharCode(text.charCodeAt(at) ^ pick([1, 2, 32, 128], random)) +
        text.slice(at + 1)
      );
    case 'cut':
      return text.slice(0, at);
    case 'repeat':
      return text.slice(0, end) + text.slice(at);
    default:
      return text.replaceAll('\n', pick(['\r\n', '\r', '', '\n\n'], random));
  }
}

const SIGNS = [
  ...[
    '"',
    ',',
    '{',
    '}',
    '[',
    ']',
    ':',
    '\\',
    '\0',
    '\uFFFD',
    '\uFEFF',
    '\u202E',
    '\uD83D',
    '*a',
    '&a ',
    '- ',
    '# ',
    '// ',
  ],
  ...['{'.repeat(2000), '['.repeat(100_000), '(((', '9'.repeat(400)],
];
