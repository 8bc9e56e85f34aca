import { describe, expect, it } from 'vitest';
import type { FieldSchema, PartsSchema, SharedFile } from '#codegen/KindFile.ts';
import type { Origin } from '#codegen/mergeKind.ts';
import { addParts, emptyParts, type Node, type Parts } from '#codegen/mergeNode.ts';
import type { Problem } from '#codegen/Problem.ts';
import { toShared, toSource } from './mergedKind.ts';

const SHARED: Record<string, SharedFile> = {
  's.json': {
    $defs: {
      size: { type: 'number', title: 'Size', minimum: 1 },
      object: {
        ...{
          type: 'object',
          properties: { x: { type: 'number' } },
          required: ['x'],
          'x-rules': [{ field: 'x', below: 'y' }],
        },
        'x-cases': { k: { properties: { p: { type: 'number' } }, required: ['p'] } },
      },
      table: { type: 'array', items: { type: 'number', title: 'Value' } },
      deep: { type: 'object', properties: { i: { type: 'number' } } },
      same: { $ref: './s.json#/$defs/size' },
      hen: { $ref: './s.json#/$defs/egg' },
      egg: { $ref: './s.json#/$defs/hen' },
      loop: { type: 'object', properties: { inside: { $ref: './s.json#/$defs/loop' } } },
      far: { type: 'object', properties: { near: { $ref: './s.json#/$defs/near' } } },
      near: { type: 'object', properties: { inside: { $ref: './s.json#/$defs/far' } } },
      lost: { $ref: './s.json#/$defs/nope' },
    },
  },
};

/** Merges parts into others; places are what the files say from there. */
function merge(own: PartsSchema, { parts = emptyParts(), depth = 0 } = {}) {
  const source = toSource('kinds/p.json', own);
  const problems: Problem[] = [];
  addParts(parts, own, { source, path: [] }, { shared: toShared(SHARED), problems, depth, chain: [], around: [] });
  const said = problems.map(({ file, column, message, suggestion, severity }) => [
    `${file} ${
      JSON.stringify(file === source.file ? own : SHARED['s.json'])
        .slice(column - 1)
        .split(/[:,}\]]/)[0]
    }`,
    [severity, message, suggestion].filter(Boolean).join(' '),
  ]);
  return { parts, said };
}

const place = ({ source, path }: Origin) => `${source.file} ${path.join('/')}`;

/** What parts are, without the words of their fields. */
function outline({ nodes, required, rules }: Parts): object {
  return {
    nodes: Object.fromEntries([...nodes].map(([name, node]) => [name, place(node.origin)])),
    required: Object.fromEntries([...required].map(([name, origin]) => [name, place(origin)])),
    rules: rules.map(({ origin }) => place(origin)),
  };
}

function getNode({ nodes }: Parts, name: string): Node {
  const node = nodes.get(name);
  if (!node) throw new Error(`There is no ${name}.`);
  return node;
}

const KIND = 'schemas/kinds/p.json';
const DEFS = 'schemas/s.json $defs';
const ref = (name: string, words: FieldSchema = {}): FieldSchema => ({ $ref: `../s.json#/$defs/${name}`, ...words });

describe('parts', () => {
  it('are fields, required names and rules, each with its place', () => {
    const rule = { field: 'a', below: 'b' };
    const { parts, said } = merge({ properties: { a: { type: 'number' } }, required: ['a', 'b'], 'x-rules': [rule] });
    expect(said).toEqual([]);
    expect(outline(parts)).toEqual({
      nodes: { a: `${KIND} properties/a` },
      required: { a: `${KIND} required/0`, b: `${KIND} required/1` },
      rules: [`${KIND} x-rules/0`],
    });
    expect(parts.rules[0]?.schema).toEqual(rule);
    const { origin, ...node } = getNode(parts, 'a');
    expect(node).toStrictEqual({
      schema: { type: 'number' },
      isUnresolved: false,
      parts: emptyParts(),
      cases: new Map(),
    });
    expect(place(origin)).toBe(`${KIND} properties/a`);
  });

  it('may be empty', () => {
    expect(merge({})).toEqual({ parts: emptyParts(), said: [] });
  });

  it('override earlier ones', () => {
    const { parts } = merge({
      properties: { a: { type: 'number', title: 'A' }, b: { type: 'number' } },
      required: ['a'],
    });
    const { said } = merge({ properties: { a: { title: 'A', minimum: 1 } }, required: ['b'] }, { parts });
    expect(said).toEqual([]);
    expect(getNode(parts, 'a').schema).toEqual({ type: 'number', title: 'A', minimum: 1 });
    expect([...parts.nodes.keys()]).toEqual(['a', 'b']);
    expect([...parts.required.keys()]).toEqual(['a', 'b']);
  });

  it('cannot be named like a property of every object', () => {
    const { parts, said } = merge({
      properties: { toString: { type: 'number' }, constructor: { type: 'number' } } as never,
    });
    const why = (name: string) => [
      `${KIND} "${name}"`,
      `"${name}" is a property of every JavaScript object, so a field can't have this name. Choose another name.`,
    ];
    expect(said).toEqual([why('toString'), why('constructor')]);
    expect(parts).toEqual(emptyParts());
  });
});

describe('a shared field', () => {
  it('is what a reference leads to, even by others', () => {
    const { parts, said } = merge({ properties: { a: ref('size'), b: ref('same'), c: ref('size', { title: 'Own' }) } });
    const size = { type: 'number', title: 'Size', minimum: 1 };
    expect(said).toEqual([]);
    expect(['a', 'b', 'c'].map((name) => getNode(parts, name).schema)).toEqual([size, size, { ...size, title: 'Own' }]);
    expect(getNode(parts, 'a').origin.shared).toMatchObject({ path: ['$defs', 'size'] });
  });

  it('has words that it is useless to repeat', () => {
    const { said } = merge({ properties: { a: ref('size', { minimum: 1, title: 'Own', maximum: 1 }) } });
    const message = 'warning "minimum" is the same as in s.json, so it has no effect. Leave it out.';
    expect(said).toEqual([[`${KIND} "minimum"`, message]]);
  });

  it('replaces an earlier field of the name', () => {
    const { parts } = merge({ properties: { a: { type: 'string', pattern: 'x' } } });
    merge({ properties: { a: ref('size') } }, { parts });
    expect(getNode(parts, 'a').schema).toEqual({ type: 'number', title: 'Size', minimum: 1 });
  });

  it('that is an object may get more parts and cases, which others do not get', () => {
    const words: FieldSchema = {
      ...{ properties: { y: { type: 'number' } }, required: ['y'], 'x-rules': [{ field: 'y', below: 'x' }] },
      'x-cases': { k: { properties: { q: { type: 'number' } }, required: ['q'] }, m: { properties: { r: {} } } },
    };
    const { parts, said } = merge({ properties: { a: ref('object', words), b: ref('object') } });
    expect(said).toEqual([]);
    const own = { x: `${DEFS}/object/properties/x` };
    const base = { nodes: own, required: { x: `${DEFS}/object/required/0` }, rules: [`${DEFS}/object/x-rules/0`] };
    const p = `${DEFS}/object/x-cases/k`;
    const at = `${KIND} properties/a`;
    const [a, b] = [getNode(parts, 'a'), getNode(parts, 'b')];
    expect(outline(b.parts)).toEqual(base);
    expect(outline(a.parts)).toEqual({
      nodes: { ...own, y: `${at}/properties/y` },
      required: { ...base.required, y: `${at}/required/0` },
      rules: [...base.rules, `${at}/x-rules/0`],
    });
    const cases = ({ cases: all }: Node) =>
      Object.fromEntries([...all].map(([value, one]) => [value, { ...outline(one), origin: place(one.origin) }]));
    const k = { nodes: { p: `${p}/properties/p` }, required: { p: `${p}/required/0` }, rules: [], origin: p };
    expect(cases(b)).toEqual({ k });
    expect(cases(a)).toEqual({
      k: {
        ...k,
        nodes: { ...k.nodes, q: `${at}/x-cases/k/properties/q` },
        required: { ...k.required, q: `${at}/x-cases/k/required/0` },
      },
      m: { nodes: { r: `${at}/x-cases/m/properties/r` }, required: {}, rules: [], origin: `${at}/x-cases/m` },
    });
  });

  it('that is a table may get other words for its rows', () => {
    const { parts, said } = merge({ properties: { a: ref('table', { items: { title: 'Own' } }), b: ref('table') } });
    expect(said).toEqual([]);
    expect(getNode(parts, 'a').items?.schema).toEqual({ type: 'number', title: 'Own' });
    expect(getNode(parts, 'b').items?.schema).toEqual({ type: 'number', title: 'Value' });
    expect(getNode(parts, 'a').items?.origin.path).toEqual(['properties', 'a', 'items']);
  });
});

describe('a reference that leads nowhere', () => {
  it.each([
    ['hen', '"./s.json#/$defs/hen" leads in a circle, so it never reaches a field.'],
    ['lost', '"./s.json#/$defs/nope" leads nowhere: s.json has no shared field there.'],
  ])('such as to %s is reported once', (name, message) => {
    const { parts, said } = merge({ properties: { a: ref(name, { title: 'A' }) } });
    expect(said).toEqual([['schemas/s.json "$ref"', message]]);
    const { origin, ...node } = getNode(parts, 'a');
    expect(node).toEqual({ schema: { title: 'A' }, isUnresolved: true, parts: emptyParts(), cases: new Map() });
    expect(origin.path).toEqual(['properties', 'a']);
  });

  it('such as to what contains it is reported where it is', () => {
    const { parts, said } = merge({ properties: { a: ref('loop') } });
    expect(said).toEqual([
      ['schemas/s.json "$ref"', '"./s.json#/$defs/loop" leads in a circle, so its nesting would never end.'],
    ]);
    expect(getNode(parts, 'a').isUnresolved).toBe(false);
    expect(getNode(getNode(parts, 'a').parts, 'inside').isUnresolved).toBe(true);
    const far = merge({ properties: { a: ref('far') } });
    expect(far.said).toMatchObject([[expect.anything(), expect.stringMatching(/its nesting would never end\.$/)]]);
  });
});

describe('nesting', () => {
  const nest = (levels: number, inner: FieldSchema = { type: 'number' }): FieldSchema =>
    levels === 0 ? inner : { type: 'object', properties: { [`i${levels}`]: nest(levels - 1, inner) } };
  const tooDeep = (name: string) => [
    `${KIND} "${name}"`,
    `"${name}" would be level 6 of objects and tables inside one another; at most 5 are allowed. Move its fields further out.`,
  ];

  it('is limited to five levels of objects', () => {
    expect(merge({ properties: { a: nest(5) } }).said).toEqual([]);
    const { parts, said } = merge({ properties: { a: nest(7) } });
    expect(said).toEqual([tooDeep('i3')]);
    const deepest = ['i7', 'i6', 'i5', 'i4', 'i3'].reduce(
      (node, name) => getNode(node.parts, name),
      getNode(parts, 'a'),
    );
    expect(deepest).toMatchObject({ isTooDeep: true, parts: emptyParts() });
  });

  it('counts a table and the object of its rows as one level', () => {
    const rows = (levels: number): FieldSchema =>
      levels === 0
        ? { type: 'number' }
        : { type: 'array', items: { type: 'object', properties: { [`r${levels}`]: rows(levels - 1) } } };
    expect(merge({ properties: { a: rows(5) } }).said).toEqual([]);
    expect(merge({ properties: { a: rows(6) } }).said).toEqual([tooDeep('r2')]);
    const lists = (levels: number): FieldSchema =>
      levels === 0 ? { type: 'number' } : { type: 'array', items: lists(levels - 1) };
    expect(merge({ properties: { a: lists(5) } }).said).toEqual([]);
    expect(merge({ properties: { a: lists(6) } }).said).toEqual([tooDeep('items')]);
  });

  it('counts cases and what is referred to, and is reported once', () => {
    const cases: FieldSchema = { type: 'object', 'x-cases': { c: { properties: {} } } };
    expect(merge({ properties: { a: cases } }, { depth: 5 }).said).toEqual([tooDeep('a')]);
    expect(merge({ properties: { a: cases } }, { depth: 4 }).said).toEqual([]);
    expect(merge({ properties: { a: { type: 'object' }, b: { type: 'number' } } }, { depth: 9 }).said).toEqual([]);
    const { parts, said } = merge({ properties: { a: ref('deep', { title: 'A' }) } }, { depth: 5 });
    expect(said).toHaveLength(1);
    expect(getNode(parts, 'a').isTooDeep).toBe(true);
  });
});
