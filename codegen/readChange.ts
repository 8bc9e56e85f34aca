import type { JSONPath } from 'jsonc-parser';
import { createKindConverter } from '#model/createKindConverter.ts';
import { compileChange } from './compileChange.ts';
import type { ChangeSchema } from './KindFile.ts';
import type { MergedKind } from './mergeKind.ts';
import type { Outcome, Problem } from './Problem.ts';
import { readUnit } from './readUnit.ts';

/** A path of a record, and the place where the kind file names it. */
export interface NamedAt {
  name: string;
  path: JSONPath;
}

/** One entry of `x-changes`, with the names that it uses in the older and in the newer version. */
export interface ReadChange {
  path: JSONPath;
  rows: string | undefined;
  before: readonly NamedAt[];
  after: readonly NamedAt[];
  /** Compiles the step, given the names of the records of both versions. */
  compile: (names: Record<'older' | 'newer', ReadonlySet<string>>) => Outcome<string>;
}

interface Place {
  kind: MergedKind;
  /** The path of the entry in the kind file. */
  path: JSONPath;
}

/** Reads an entry by its keyword; undefined if its keywords don't fit together. */
export function readChange(schema: ChangeSchema, place: Place): Outcome<ReadChange | undefined> {
  const words = WORDS.find(({ word }) => schema[word] !== undefined);
  if (!words) return { value: undefined, problems: [] };
  const change = words.read(schema, place);
  const extra = Object.keys(schema).filter((name) => !ALWAYS.has(name) && !words.takes.some((taken) => taken === name));
  const problems = extra.map((name) =>
    place.kind.source.problemAt(
      [...place.path, name],
      `"${name}" has no effect on "${words.word}".`,
      `It takes ${words.takes.map((taken) => `"${taken}"`).join(', ')}.`,
    ),
  );
  if ('problem' in change) return { value: undefined, problems: [...problems, change.problem] };
  const { before, after, compile } = change;
  const inRows = (code: string) => (schema.in === undefined ? code : `s.inRows(${JSON.stringify(schema.in)}, ${code})`);
  return {
    value: {
      ...{ path: place.path, rows: schema.in, before, after },
      compile: (names) => {
        const { value, problems: faults } = compile(names);
        return { value: inRows(value), problems: faults };
      },
    },
    problems,
  };
}

type Own = Pick<ReadChange, 'before' | 'after' | 'compile'>;

interface Word {
  word: 'rename' | 'move' | 'scale' | 'map' | 'split' | 'merge' | 'add' | 'drop';
  /** All keywords that an entry with this one may have. */
  takes: readonly (keyof ChangeSchema)[];
  read: (schema: ChangeSchema, place: Place) => Own | { problem: Problem };
}

const ALWAYS = new Set<string>(['in', 'x-note'] satisfies (keyof ChangeSchema)[]);

const WORDS: readonly Word[] = [
  { word: 'rename', takes: ['rename', 'to'], read: (schema, place) => readRename('rename', schema, place) },
  { word: 'move', takes: ['move', 'to'], read: (schema, place) => readRename('move', schema, place) },
  { word: 'scale', takes: ['scale', 'from', 'to', 'as'], read: readScale },
  { word: 'map', takes: ['map', 'values', 'back', 'as'], read: readMap },
  { word: 'split', takes: ['split', 'into', 'back', 'separator'], read: readSplit },
  { word: 'merge', takes: ['merge', 'into', 'value', 'back', 'separator'], read: readMerge },
  { word: 'add', takes: ['add', 'value'], read: readAdd },
  { word: 'drop', takes: ['drop', 'back'], read: readDrop },
];

function readRename(word: 'rename' | 'move', { [word]: name = '', to = '' }: ChangeSchema, { path }: Place): Own {
  return {
    before: [{ name, path: [...path, word] }],
    after: [{ name: to, path: [...path, 'to'] }],
    compile: () => step('rename', { before: name, after: to }),
  };
}

function readScale({ scale = '', from = '', to = '', as }: ChangeSchema, { kind, path }: Place): Own {
  const after = as ?? scale;
  const faults = (['from', 'to'] as const).flatMap((word) => {
    const read = readUnit(word === 'from' ? from : to, kind);
    if (!('fault' in read)) return [];
    const { at, message, suggestion } = read.fault;
    return [kind.source.problemInText([...path, word], at, message, suggestion)];
  });
  const isFit = faults.length > 0 || (isConvertible(from, to) && isConvertible(to, from));
  const unfit = isFit
    ? []
    : [kind.source.problemAt([...path, 'to'], `${from} and ${to} can't be converted into each other.`)];
  return {
    before: [{ name: scale, path: [...path, 'scale'] }],
    after: [{ name: after, path: [...path, as === undefined ? 'scale' : 'as'] }],
    compile: () => ({ ...step('scale', { before: scale, after, from, to }), problems: [...faults, ...unfit] }),
  };
}

/**
 * Whether one unit can be converted into another; a temperature is not a temperature difference, although both are in
 * degrees.
 */
function isConvertible(from: string, to: string): boolean {
  return Number.isFinite(createKindConverter(from, to)?.(1));
}

function readMap(schema: ChangeSchema, { kind, path }: Place): Own | { problem: Problem } {
  const { map = '', values = {}, back = {}, as } = schema;
  if (typeof back === 'string')
    return {
      problem: kind.source.problemAt([...path, 'back'], '"back" of "map" gives the earlier value for each newer one.'),
    };
  const after = as ?? map;
  const up = Object.entries(values);
  const down = [
    ...Object.entries(back),
    // If several earlier values became one, the way back leads to the first of them.
    ...up.flatMap(([older, newer]) =>
      Object.hasOwn(back, String(newer)) ? [] : [[String(newer), typeof newer === 'number' ? toValue(older) : older]],
    ),
  ];
  return {
    before: [{ name: map, path: [...path, 'map'] }],
    after: [{ name: after, path: [...path, as === undefined ? 'map' : 'as'] }],
    compile: () => step('map', { before: map, after, values: up, back: down }),
  };
}

/** Returns a choice as it was stored: a number among numbers, otherwise a text. */
function toValue(choice: string): string | number {
  return choice.trim() === '' || Number.isNaN(Number(choice)) ? choice : Number(choice);
}

function readSplit(schema: ChangeSchema, place: Place): Own | { problem: Problem } {
  const { split = '', into, back, separator } = schema;
  const { kind, path } = place;
  const before = [{ name: split, path: [...path, 'split'] }];
  if (Array.isArray(into)) {
    const after = into.map((name, index) => ({ name, path: [...path, 'into', index] }));
    const lack = separator === undefined ? `"split" into names needs the "separator" between the texts.` : undefined;
    if (lack)
      return { problem: kind.source.problemAt([...path, 'into'], lack, 'Or give an expression for each name.') };
    return { before, after, compile: () => step('splitText', { before: split, after: into, at: separator }) };
  }
  if (typeof into !== 'object')
    return {
      problem: kind.source.problemAt([...path, 'into'], '"split" makes several fields, so "into" has a name for each.'),
    };
  if (typeof back !== 'string')
    return {
      problem: kind.source.problemAt([...path, 'split'], '"split" needs "back", an expression for the earlier field.'),
    };
  const names = Object.keys(into);
  return {
    before,
    after: names.map((name) => ({ name, path: [...path, 'into', name] })),
    compile: () =>
      calculate(place, {
        up: expressions(into, ['into'], new Set([split])),
        down: [{ name: split, text: back, path: ['back'], names: new Set(names) }],
      }),
  };
}

function readMerge(schema: ChangeSchema, place: Place): Own | { problem: Problem } {
  const { merge = [], into, value, back, separator } = schema;
  const { kind, path } = place;
  if (typeof into !== 'string')
    return { problem: kind.source.problemAt([...path, 'into'], '"merge" makes one field, so "into" is its name.') };
  const before = merge.map((name, index) => ({ name, path: [...path, 'merge', index] }));
  const after = [{ name: into, path: [...path, 'into'] }];
  if (separator !== undefined && value === undefined)
    return { before, after, compile: () => step('mergeText', { before: merge, after: into, at: separator }) };
  if (value === undefined || typeof back !== 'object')
    return {
      problem: kind.source.problemAt(
        [...path, 'merge'],
        '"merge" needs the "value" of the new field, and "back" with an expression for each earlier field.',
        'Or, for texts, the "separator" between them.',
      ),
    };
  const missing = merge.find((name) => !Object.hasOwn(back, name));
  const foreign = Object.keys(back).find((name) => !merge.includes(name));
  if (missing !== undefined || foreign !== undefined) {
    const message = missing === undefined ? `"${foreign}" is not merged.` : `"back" lacks "${missing}".`;
    return { problem: kind.source.problemAt([...path, 'back', ...(foreign === undefined ? [] : [foreign])], message) };
  }
  return {
    before,
    after,
    compile: () =>
      calculate(place, {
        up: [{ name: into, text: value, path: ['value'], names: new Set(merge) }],
        down: expressions(back, ['back'], new Set([into])),
      }),
  };
}

function readAdd({ add = '', value = '' }: ChangeSchema, place: Place): Own {
  return {
    before: [],
    after: [{ name: add, path: [...place.path, 'add'] }],
    compile: ({ older }) =>
      calculate(place, { up: [{ name: add, text: value, path: ['value'], names: older }], down: [] }),
  };
}

function readDrop({ drop = '', back }: ChangeSchema, place: Place): Own | { problem: Problem } {
  const { kind, path } = place;
  if (typeof back === 'object')
    return { problem: kind.source.problemAt([...path, 'back'], '"back" of "drop" must be a single expression.') };
  return {
    before: [{ name: drop, path: [...path, 'drop'] }],
    after: [],
    compile: ({ newer }) =>
      calculate(place, { up: [], down: [{ name: drop, text: back, path: ['back'], names: newer }] }),
  };
}

/** A value that an expression calculates. */
interface Calculated {
  name: string;
  /** The expression; if absent, the value is missing. */
  text: string | undefined;
  /** The path in the entry. */
  path: JSONPath;
  /** The names from which it may be calculated. */
  names: ReadonlySet<string>;
}

function expressions(
  texts: Readonly<Record<string, string | number>>,
  path: JSONPath,
  names: ReadonlySet<string>,
): Calculated[] {
  return Object.entries(texts).map(([name, text]) => ({ name, text: String(text), path: [...path, name], names }));
}

function calculate({ kind, path }: Place, { up, down }: Record<'up' | 'down', readonly Calculated[]>): Outcome<string> {
  const problems: Problem[] = [];
  const emit = (calculated: readonly Calculated[]) => {
    const entries = calculated.map((one) => {
      const { code, faults } = one.text === undefined ? NOTHING : compileChange(one.text, one.names);
      for (const { at, message, suggestion } of faults)
        problems.push(kind.source.problemInText([...path, ...one.path], at, message, suggestion));
      return `${JSON.stringify(one.name)}: ${code}`;
    });
    return `{ ${entries.join(', ')} }`;
  };
  const value = `s.calculate({ up: ${emit(up)}, down: ${emit(down)} })`;
  return { value, problems };
}

const NOTHING = { code: '() => undefined', faults: [] };

function step(word: string, given: object): Outcome<string> {
  return { value: `s.${word}(${JSON.stringify(given)})`, problems: [] };
}
