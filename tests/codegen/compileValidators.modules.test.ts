import { describe, expect, it, vi } from 'vitest';
import { compileValidators } from '#codegen/compileValidators.ts';
import type { CompiledCheck } from '#model/compiledValidator.ts';
import { isDeepEqual } from '#model/isDeepEqual.ts';
import { judgeBranches } from '#model/judgeBranches.ts';
import { findMapFaults } from '#model/mapFaults.ts';
import * as rules from '#model/rules.ts';

const MODULES = {
  '#model/rules.ts': rules,
  '#model/mapFaults.ts': { findMapFaults },
  '#model/judgeBranches.ts': { judgeBranches },
  '#model/isDeepEqual.ts': { isDeepEqual },
};

/** The checks that a module of this text exports. */
function load(code: string): Record<string, CompiledCheck> {
  const body = code
    .replaceAll(
      /^import \{ (.*) \} from ('.*');\n/gm,
      (_line, names: string, from: string) => `const { ${names.replaceAll(' as ', ': ')} } = modules[${from}];\n`,
    )
    .replaceAll(/export const (\w+) = /g, 'exported.$1 = ');
  return new Function('modules', `const exported = {};\n${body}\nreturn exported;`)(MODULES);
}

interface Fault {
  instancePath: string;
  keyword: string;
  params: unknown;
}

/** What a value breaks of a schema, by the check as a function and by that of the module's text. */
function findFaults(schema: object, value: unknown, options?: { isStrict: boolean }): Fault[][] {
  const { code, checks } = compileValidators({ check: schema }, options);
  return [checks.check, load(code).check].map((check) => {
    if (!check || check(value)) return [];
    return (check.errors ?? []).map(({ instancePath, keyword, params }) => ({ instancePath, keyword, params }));
  });
}

const axis = { minimum: 0 };
const MAP = { type: 'object', isMap: { x: axis, y: axis, z: axis } };
const TABLE = { type: 'array', isUnique: ['day'] };

describe('the check and the module say the same of', () => {
  it.each<[what: string, schema: object, value: unknown, faults: Fault[]]>([
    ['rows that differ', TABLE, [{ day: 1 }, { day: 2 }], []],
    [
      'rows that repeat',
      TABLE,
      [{ day: 1 }, { day: 2 }, { day: 1 }, { day: 2 }],
      [
        {
          ...{ instancePath: '', keyword: 'isUnique' },
          params: {
            repeated: [
              { at: '2/day', row: 1 },
              { at: '3/day', row: 2 },
            ],
          },
        },
      ],
    ],
    ['rows that are no table', { isUnique: ['day'] }, 'text', []],
    [
      'a map',
      MAP,
      {
        x: [0, 1],
        y: [0, 1],
        z: [
          [1, 2],
          [3, 4],
        ],
      },
      [],
    ],
    [
      'a map below its limits',
      MAP,
      {
        x: [-1, 1],
        y: [0, 1],
        z: [
          [1, 2],
          [3, 4],
        ],
      },
      [
        {
          ...{ instancePath: '', keyword: 'isMap' },
          params: { faults: [{ at: 'x/0', code: 'minimum', params: { limit: 0 } }] },
        },
      ],
    ],
    ['a map that is no object', { isMap: MAP.isMap }, 'text', []],
    ['a value that is given', { isGiven: true }, 0, []],
    ['a value that is not given', { isGiven: true }, null, [{ instancePath: '', keyword: 'isGiven', params: {} }]],
    ['an object that is another', { const: { a: [1] } }, { a: [1] }, []],
    [
      'an object that is not another',
      { const: { a: [1] } },
      { a: [2] },
      [{ instancePath: '', keyword: 'const', params: { allowedValue: { a: [1] } } }],
    ],
    [
      'characters of two units',
      { type: 'string', maxLength: 1, isFilled: true },
      '🌀🌀',
      [{ instancePath: '', keyword: 'maxLength', params: { limit: 1 } }],
    ],
    [
      'values of no branch',
      { properties: { a: { fitsAny: [{ type: 'string' }, { type: 'number', minimum: 3 }] } } },
      { a: 1 },
      [{ instancePath: '/a', keyword: 'minimum', params: { comparison: '>=', limit: 3 } }],
    ],
    ['values of a branch', { properties: { a: { fitsOne: [{ type: 'string' }, { type: 'number' }] } } }, { a: 1 }, []],
    ['fields beside one another', { properties: { a: { isBelow: { other: 'b' } } } }, { a: 1, b: 2 }, []],
    [
      'fields that must be below one another',
      { properties: { a: { isBelow: { other: 'b', message: 'Too high' } } } },
      { a: 2, b: 2 },
      [{ instancePath: '/a', keyword: 'isBelow', params: { other: 'b', message: 'Too high' } }],
    ],
  ])('%s', (_what, schema, value, faults) => {
    expect(findFaults(schema, value)).toEqual([faults, faults]);
  });
});

describe('the text of a module', () => {
  it('begins with what it imports, sorted by names, and has nothing else before its checks', () => {
    const schema = {
      properties: {
        a: { type: 'string', maxLength: 3, isFilled: true },
        b: { fitsAny: [{ type: 'string' }] },
        c: { const: { x: 1 } },
        d: { type: 'object', isMap: {} },
      },
    };
    const { code } = compileValidators({ check: schema });
    const lines = code.split('\n').map((line) => line.replaceAll(/ as func\d+/g, ''));
    expect(lines.slice(0, -1)).toEqual([
      "import { codePointLength, isFilled } from '#model/rules.ts';",
      "import { findMapFaults } from '#model/mapFaults.ts';",
      "import { isDeepEqual } from '#model/isDeepEqual.ts';",
      "import { judgeBranches } from '#model/judgeBranches.ts';",
    ]);
    expect(lines.at(-1)).toMatch(/^export const check = /);
    expect(code).not.toContain('use strict');
  });

  it('has the place of each rule in its schema', () => {
    const { code } = compileValidators({ check: { minimum: 1 } });
    expect(code).toContain(
      '{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}',
    );
  });
});

describe('the schema of a document', () => {
  const options = { isStrict: false };

  it('is compiled without the places of its rules', () => {
    const properties = { 'a"b': { minimum: 1 }, 'a\\b': { minimum: 1 }, c: { minimum: 1 } };
    const { code } = compileValidators({ check: { properties } }, options);
    expect(code).not.toMatch(/schemaPath|#\/properties/);
    expect(load(code).check?.({ 'a"b': 1, 'a\\b': 1, c: 1 })).toBe(true);
    expect(findFaults({ properties }, { 'a"b': 0, 'a\\b': 0, c: 0 }, options)[1]).toEqual(
      ['/a"b', '/a\\b', '/c'].map((instancePath) => ({
        ...{ instancePath, keyword: 'minimum' },
        params: { comparison: '>=', limit: 1 },
      })),
    );
  });

  it('may have unknown words, unlike one that is made here', () => {
    const schema = { type: 'number', 'x-colour': 'red' };
    expect(findFaults(schema, 1, options)).toEqual([[], []]);
    expect(() => compileValidators({ check: schema })).toThrow('strict mode: unknown keyword: "x-colour"');
    expect(() => compileValidators({ check: schema }, {})).toThrow('strict mode: unknown keyword: "x-colour"');
  });

  it('may have a list whose length is open, without a word on it', () => {
    const warn = vi.spyOn(console, 'warn');
    const schema = { type: 'array', prefixItems: [{ type: 'number' }] };
    expect(findFaults(schema, ['a', 1], options)).toEqual(
      Array.from({ length: 2 }, () => [{ instancePath: '/0', keyword: 'type', params: { type: 'number' } }]),
    );
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });
});

it('a schema may state types that its rules do not need', () => {
  expect(findFaults({ minimum: 1 }, 2)).toEqual([[], []]);
  expect(findFaults({ type: ['number', 'null'], minimum: 1 }, null)).toEqual([[], []]);
});
