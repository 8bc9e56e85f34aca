import { describe, expect, it } from 'vitest';
import { checkKind } from '#codegen/checkKind.ts';
import type { FieldSchema, KindFile } from '#codegen/KindFile.ts';
import { placedProblems } from '../fixtures/placedProblems.ts';
import { mergedKind } from './mergedKind.ts';

const number: FieldSchema = { type: 'number', title: 'N' };
const list: FieldSchema = { type: 'string', title: 'L', 'x-list': 'numbers' };
const worded = (schema: FieldSchema, rule: string): FieldSchema => ({ ...schema, 'x-message': { [rule]: 'No.' } });
const table = (properties: Record<string, FieldSchema>, words: FieldSchema = {}): FieldSchema => ({
  ...{ type: 'array', title: 'T', items: { type: 'object', title: 'Row', properties } },
  ...words,
});

/** Problems of a kind whose tabs are not judged. */
function check(file: Partial<KindFile>): string[] {
  const kind = mergedKind(file);
  return placedProblems(checkKind({ ...kind, hasDoubtfulTabs: true }), kind.source);
}

const NEVER = 'to break, so this message would never be shown.';

describe('the rules of a field come from', () => {
  it.each<[what: string, file: Partial<KindFile>, problems: string[]]>([
    ['its being required', { properties: { a: worded(number, 'required') }, required: ['a'] }, []],
    [
      'nothing else where it is not required',
      { properties: { a: worded(number, 'required'), b: number }, required: ['b'] },
      [`properties.a.x-message.required: "a" has no rule "required" ${NEVER} Rules of "a": type.`],
    ],
    [
      'a rule that compares it',
      { properties: { a: worded(number, 'isBelow'), b: number }, 'x-rules': [{ field: 'a', below: 'b' }] },
      [],
    ],
    [
      'no rule that compares another with it',
      { properties: { a: worded(number, 'isBelow'), b: number }, 'x-rules': [{ field: 'b', below: 'a' }] },
      [`properties.a.x-message.isBelow: "a" has no rule "isBelow" ${NEVER} Rules of "a": type.`],
    ],
    [
      'the curve that edits it',
      {
        properties: { a: worded(list, 'isRising'), b: worded(list, 'hasLength') },
        'x-curves': { c: { title: 'C', x: { title: 'X', field: 'a' }, y: [{ title: 'Y', field: 'b' }] } },
      },
      [],
    ],
    [
      'no curve that edits others',
      {
        properties: { a: list, b: list, d: worded(list, 'isRising'), t: table({ a: worded(list, 'isRising') }) },
        'x-curves': { c: { title: 'C', x: { title: 'X', field: 'a' }, y: [{ title: 'Y', field: 'b' }] } },
      },
      [
        `properties.d.x-message.isRising: "d" has no rule "isRising" ${NEVER} Rules of "d": type, isNumberList.`,
        `properties.t.items.properties.a.x-message.isRising: "a" has no rule "isRising" ${NEVER} Rules of "a": type, isNumberList.`,
      ],
    ],
    [
      'the columns that differ from row to row',
      { properties: { t: table({ a: worded(number, 'isUnique'), b: number }, { 'x-unique': ['a'] }) } },
      [],
    ],
    [
      'no other columns that differ',
      {
        properties: {
          ...{ a: worded(number, 'isUnique') },
          t: table({ a: number, b: worded(number, 'isUnique') }, { 'x-unique': ['a'] }),
        },
      },
      [
        `properties.a.x-message.isUnique: "a" has no rule "isUnique" ${NEVER} Rules of "a": type.`,
        `properties.t.items.properties.b.x-message.isUnique: "b" has no rule "isUnique" ${NEVER} Rules of "b": type.`,
      ],
    ],
    [
      'the rows that require it',
      {
        properties: {
          t: {
            ...{ type: 'array', title: 'T' },
            items: { type: 'object', title: 'Row', properties: { a: worded(number, 'required') }, required: ['a'] },
          },
        },
      },
      [],
    ],
  ])('%s', (_what, file, problems) => {
    expect(check(file)).toEqual(problems);
  });
});

describe('all parts of a kind are judged:', () => {
  const HIDDEN = '"x-hidden" has no effect in objects and rows';

  it.each<[what: string, file: Partial<KindFile>, problems: string[]]>([
    [
      'the names of its fields',
      { properties: { cost: number, Cost: number } },
      [expect.stringMatching(/^properties\.Cost: .*"cost"/)],
    ],
    [
      'its objects',
      { properties: { o: { type: 'object', title: 'O', properties: {} } } },
      ['properties.o: object "o" has no properties, so it would be empty. Give it "properties".'],
    ],
    [
      'words in an object',
      { properties: { o: { type: 'object', title: 'O', properties: { a: { ...number, 'x-hidden': true } } } } },
      [`properties.o.properties.a.x-hidden: ${HIDDEN}, and "a" is in an object. Leave it out.`],
    ],
    [
      'words in a row',
      { properties: { a: { ...number, 'x-hidden': true }, t: table({ b: { ...number, 'x-hidden': true } }) } },
      [`properties.t.items.properties.b.x-hidden: ${HIDDEN}, and "b" is in a row. Leave it out.`],
    ],
    [
      'its rules',
      { properties: { a: number }, 'x-rules': [{ field: 'a', below: 'a' }] },
      ['x-rules.0.below: the rule compares "a" with itself. Name another field.'],
    ],
    [
      'its tables',
      { properties: { t: { type: 'array', title: 'T' } } },
      [
        'properties.t: table "t" has no "items", so its rows would hold nothing. Give it "items": { "type": "object", "properties": ... } for a table, or "items": { "type": "number" } for a list.',
      ],
    ],
    [
      'tables in its tables',
      { properties: { t: table({ u: table({ a: { ...number, minimum: 2, maximum: 1 } }, { maxItems: 9 }) }) } },
      [
        'properties.t.items.properties.u.items.properties.a.minimum: "minimum" 2 is above "maximum" 1, so no value would be accepted.',
      ],
    ],
    [
      'no fields whose $ref leads nowhere',
      { properties: { a: { $ref: '../common.json#/$defs/lost', minimum: 2, maximum: 1 }, b: number } },
      [],
    ],
  ])('%s', (_what, file, problems) => {
    expect(check(file)).toEqual(problems);
  });
});
