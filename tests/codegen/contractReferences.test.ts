import { describe, expect, it } from 'vitest';
import { findDeadReferences, follow, objectAt, resolve } from '#codegen/contractReferences.ts';
import type { Json } from '#codegen/readContract.ts';

describe('dead references', () => {
  const find = (document: Json, promised: string[] = []) =>
    findDeadReferences(
      {
        document,
        problemAt: (path, message, suggestion) => ({ file: path.join('.'), line: 1, column: 1, message, suggestion }),
      },
      promised,
    ).map(({ file, message, suggestion }) => ({ path: file, message, suggestion }));
  const PART = '#/components/schemas/Wind';

  it('are reported at their places, with the part that was probably meant', () => {
    const document = {
      paths: { '/a': [{ schema: { $ref: '#/components/schemas/Wnd' } }, { $ref: PART }] },
      components: { schemas: { Wind: {}, Gas: { items: { $ref: '#/nowhere' } } }, responses: { Gone: {} } },
    };
    expect(find(document)).toEqual([
      {
        path: 'paths./a.0.schema.$ref',
        message: '"#/components/schemas/Wnd" leads nowhere, so nothing could be checked against it.',
        suggestion: `Did you mean "${PART}"?`,
      },
      {
        path: 'components.schemas.Gas.items.$ref',
        message: '"#/nowhere" leads nowhere, so nothing could be checked against it.',
        suggestion: undefined,
      },
    ]);
  });

  it('do not lead to a part, to anything else in the document or to what is promised', () => {
    const refs = [PART, '#/components/responses/Gone', '#/paths/~1a', '#/info/title', '#/components/schemas/New'];
    const document = {
      ...{ info: { title: 'A' }, paths: { '/a': {} }, components: { schemas: { Wind: null }, responses: { Gone: 5 } } },
      all: refs.map(($ref) => ({ $ref })),
    };
    expect(find(document, ['#/components/schemas/New'])).toEqual([]);
    expect(find(document)).toMatchObject([{ path: 'all.4.$ref', suggestion: expect.any(String) }]);
  });

  it('are not looked for where "$ref" is no text', () => {
    const $ref = { type: 'string', items: { $ref: '#/dead' } };
    expect(find({ properties: { $ref } }).map(({ path }) => path)).toEqual(['properties.$ref.items.$ref']);
    expect(find({ $ref: 5, a: null, b: 'text' })).toEqual([]);
  });

  it('may lead out of the document', () => {
    expect(find({ a: { $ref: 'other.yaml#/paths' }, paths: {} })).toMatchObject([
      { message: '"other.yaml#/paths" leads nowhere, so nothing could be checked against it.' },
    ]);
    expect(find({ a: { $ref: '/paths' }, paths: {} })).toHaveLength(1);
  });
});

describe('a reference is followed', () => {
  const document = {
    end: { type: 'string' },
    start: { $ref: '#/middle' },
    middle: { $ref: '#/end' },
    circle: { $ref: '#/back' },
    back: { $ref: '#/circle' },
    text: 'a',
  };

  it('to its end', () => {
    expect(follow(document, { $ref: '#/start' })).toBe(document.end);
    expect(follow(document, document.end)).toBe(document.end);
    expect(follow(document, { $ref: 5 })).toEqual({ $ref: 5 });
  });

  it.each([
    [{ $ref: '#/circle' }],
    [{ $ref: '#/nowhere' }],
    [{ $ref: '#/text' }],
    [{ $ref: 'end' }],
    ['a'],
    [undefined],
    [[]],
  ])('to an empty object from %j', (value) => {
    expect(follow(document, value)).toEqual({});
  });
});

describe('references are replaced by their targets', () => {
  it('wherever they are', () => {
    const document: Json = {
      a: { items: { $ref: '#/b' } },
      b: { type: 'string' },
      'c/d': { anyOf: [{ $ref: '#/a' }, 5] },
    };
    expect(resolve(document, { x: { $ref: '#/c~1d' }, y: [{ $ref: '#/b' }], z: 'z', $ref: 5 })).toEqual({
      x: { anyOf: [{ items: { type: 'string' } }, 5] },
      ...{ y: [{ type: 'string' }], z: 'z', $ref: 5 },
    });
    expect(resolve(document, { $ref: '#/a' })).toEqual({ items: { type: 'string' } });
  });

  it('which are made once', () => {
    const document: Json = { a: { items: { $ref: '#/b' } }, b: { type: 'string' } };
    const first = resolve(document, { $ref: '#/a' });
    expect(resolve(document, { $ref: '#/a' })).toBe(first);
    expect(resolve(document, { x: { $ref: '#/a' } }).x).toBe(first);
    expect(resolve({ ...document }, { $ref: '#/a' })).not.toBe(first);
  });

  it('and by an empty object if there is none', () => {
    const document: Json = { text: 'a', list: [{ $ref: '#/text' }] };
    expect(resolve(document, { x: { $ref: '#/nowhere' } })).toEqual({ x: {} });
    expect(resolve(document, { $ref: '#/text' })).toEqual({});
    expect(resolve(document, 'text')).toEqual({});
    expect(resolve(document, { $ref: '#/list' })).toEqual({});
    expect(resolve(document, { x: { $ref: '#/list' } })).toEqual({ x: ['a'] });
  });

  it('up to where they lead in a circle, which depends on where it is entered', () => {
    const document: Json = {
      a: { name: 'a', next: { $ref: '#/b' } },
      b: { name: 'b', next: { $ref: '#/a' }, leaf: { $ref: '#/c' } },
      c: { name: 'c' },
    };
    const leaf = { name: 'c' };
    expect(resolve(document, { $ref: '#/a' })).toEqual({ name: 'a', next: { name: 'b', next: {}, leaf } });
    expect(resolve(document, { $ref: '#/b' })).toEqual({ name: 'b', next: { name: 'a', next: {} }, leaf });
    const both = resolve(document, { x: { $ref: '#/b' }, y: { $ref: '#/a' } });
    expect(both).toEqual({
      x: { name: 'b', next: { name: 'a', next: {} }, leaf },
      y: { name: 'a', next: { name: 'b', next: {}, leaf } },
    });
  });
});

it('an object is found by its keys', () => {
  const root = { a: { b: { c: 1 } }, list: [] };
  expect(objectAt(root, 'a', 'b')).toBe(root.a.b);
  expect(objectAt(root)).toBe(root);
  expect(objectAt(root, 'a', 'x', 'y')).toEqual({});
  expect(objectAt(root, 'list')).toEqual({});
  expect(objectAt(null, 'a')).toEqual({});
});
