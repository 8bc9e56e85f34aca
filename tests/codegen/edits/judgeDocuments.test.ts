import { describe, expect, it } from 'vitest';
import { judgeDocuments } from '#codegen/edits/judgeDocuments.ts';

const FILE = 'schemas/documents/sheet.json';

const SHEET = {
  type: 'object',
  required: ['serial'],
  properties: {
    serial: { type: 'string' },
    points: { type: 'array', items: { $ref: '#/$defs/curves/point' } },
    corners: { type: 'array', items: { $ref: '#/$defs/maps/point' } },
  },
  $defs: {
    curves: { point: { type: 'number', minimum: 0 } },
    maps: { point: { type: 'number', minimum: 0 } },
  },
};

type Sheet = typeof SHEET & Record<string, unknown>;

/** The findings of an edit: 'error 5 edit/code what'. */
function judge(edit: (sheet: Sheet) => void): string[] {
  const now = structuredClone(SHEET);
  edit(now);
  return judgeTexts(JSON.stringify(SHEET, null, 1), JSON.stringify(now, null, 1));
}

function judgeTexts(before: string | undefined, after: string | undefined): string[] {
  const texts = (text: string | undefined) => new Map(text === undefined ? [] : [[FILE, text]]);
  return judgeDocuments({ ref: 'v1', old: texts(before), now: texts(after) }).map(
    ({ severity = 'error', file, line, rule, message }) =>
      `${severity} ${file.replace(FILE, '')}${line} ${rule.replace('edit/', '')} ${message.split(/: |, /).slice(0, 2).join(': ')}`,
  );
}

describe('an edit of the schema of a document', () => {
  it.each<[string, (sheet: Sheet) => void, string[]]>([
    ['nothing', () => {}, []],
    ['a title', (sheet) => Object.assign(sheet, { title: 'Sheet' }), ['note 37 words-changed sheet.json: "title"']],
    [
      'a title of a part that is referred to',
      ({ $defs }) => Object.assign($defs.curves.point, { title: 'Point' }),
      ['note 28 words-changed sheet.json: point'],
    ],
    [
      'a limit of a part that is referred to, of two with one name',
      ({ $defs }) => Object.assign($defs.maps.point, { minimum: 1 }),
      ['error 33 fewer-values-taken sheet.json: point'],
    ],
    ['a part that nothing refers to', ({ $defs }) => Object.assign($defs, { unused: { type: 'number' } }), []],
    [
      'a value that has to be there, and is not described',
      ({ required }) => required.push('maker'),
      [
        'error 3 property-demanded sheet.json.maker: property demanded; calls without it are refused. Stored data breaking',
      ],
    ],
    [
      'a value that is gone',
      ({ properties }) => Reflect.deleteProperty(properties, 'corners'),
      [
        'error v1:16 sent-property-removed sheet.json.corners: sent property removed; calls with it are refused. Breaking.',
      ],
    ],
  ])('%s', (_title, edit, expected) => {
    expect(judge(edit)).toEqual(expected);
  });

  const FEWER_VALUES = 'fewer-values-taken';
  const MORE_VALUES = 'more-values-answered';
  const limits = (...parts: unknown[]) => ({ allOf: parts });

  it.each<[string, before: unknown, after: unknown, codes: string[]]>([
    ['a value of which none is accepted any longer', { type: 'string' }, false, [FEWER_VALUES]],
    ['any value of which none is accepted any longer', {}, false, [FEWER_VALUES]],
    ['a value that was refused before', false, { type: 'string' }, [MORE_VALUES]],
    ['a value that is refused in other words', false, { enum: [] }, []],
    ['a value that may only be null', { type: ['string', 'null'] }, { type: 'null' }, [FEWER_VALUES]],
    [
      'types of which no value has all',
      { type: 'string' },
      limits({ type: 'string' }, { type: 'number' }),
      [FEWER_VALUES],
    ],
    [
      'a limit above another one of the same value',
      limits({ minimum: 5 }, { minimum: 0 }),
      limits({ minimum: 3 }, { minimum: 0 }),
      [MORE_VALUES],
    ],
    ['a limit below another one', limits({ maximum: 5 }, { maximum: 9 }), limits({ maximum: 5 }, { maximum: 8 }), []],
    [
      'values of which one is no longer in both lists',
      limits({ enum: ['a', 'b', 'c'] }, { enum: ['b', 'c', 'd'] }),
      limits({ enum: ['a', 'c'] }, { enum: ['b', 'c', 'd'] }),
      [FEWER_VALUES],
    ],
    ['one value among others', { enum: ['a', 'b'] }, { enum: ['a', 'b'], const: 'a' }, [FEWER_VALUES]],
    [
      'the first of two patterns',
      limits({ pattern: '^a' }, { pattern: 'b$' }),
      limits({ pattern: '^x' }, { pattern: 'b$' }),
      ['other-values-taken'],
    ],
    [
      'the first of two lists of alternatives',
      limits({ anyOf: [{ minimum: 1 }, { maximum: -1 }] }, { anyOf: [{ type: 'string' }, { type: 'number' }] }),
      limits({ anyOf: [{ minimum: 2 }, { maximum: -1 }] }, { anyOf: [{ type: 'string' }, { type: 'number' }] }),
      ['other-values-taken'],
    ],
    ['another document that is referred to', { $ref: 'one.json' }, { $ref: 'other.json' }, ['other-values-taken']],
  ])('%s', (_title, before, after, codes) => {
    const found = judgeTexts(
      JSON.stringify({ type: 'object', properties: { own: before } }),
      JSON.stringify({ type: 'object', properties: { own: after } }),
    );
    expect(found.map((line) => line.split(' ')[2])).toEqual(codes);
  });

  it('is judged where a part is named by an anchor, or refers to the whole', () => {
    const sheet = (minimum: number) =>
      JSON.stringify({
        type: 'object',
        properties: { own: { $ref: '#size' }, inner: { $ref: '#' } },
        $defs: { size: { $anchor: 'size', type: 'number', minimum } },
      });
    expect(judgeTexts(sheet(0), sheet(1))).toEqual(['error 1 fewer-values-taken sheet.json: size']);
  });

  it('may refuse a value that was not described, or no longer', () => {
    const sheet = (properties: unknown) => JSON.stringify({ type: 'object', properties });
    const codes = (before: unknown, after: unknown) =>
      judgeTexts(sheet(before), sheet(after)).map((line) => line.split(' ')[2]);
    expect(codes({}, { own: false })).toEqual([FEWER_VALUES]);
    expect(codes({ own: false }, {})).toEqual([]);
  });

  it('may add or remove a document, which the edits of its fields cover', () => {
    const text = JSON.stringify(SHEET);
    expect(judgeTexts(undefined, text)).toEqual([expect.stringMatching(/^note 1 document\.added sheet\.json: /)]);
    expect(judgeTexts(text, undefined)).toEqual([expect.stringMatching(/^note v1:1 document\.removed sheet\.json: /)]);
  });

  it('is not judged where one of the two is broken; a broken present one is reported elsewhere', () => {
    const text = JSON.stringify(SHEET);
    expect(judgeTexts(text, '{')).toEqual([]);
    expect(judgeTexts('{', text)).toEqual([expect.stringMatching(/^error v1:1 unchecked v1:schemas/)]);
  });
});
