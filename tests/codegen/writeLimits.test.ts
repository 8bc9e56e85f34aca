import { describe, expect, it } from 'vitest';
import { writeLimits } from '#codegen/writeLimits.ts';

const LIMITS = { minimum: 1, maximum: 9 };

/** The text of a kind file of these properties after a field got limits. */
function written(text: string, name = 'power', limits: Parameters<typeof writeLimits>[1][number]['limits'] = LIMITS) {
  return writeLimits(text, [{ name, limits }]);
}

describe('the limits of a field', () => {
  it.each<[title: string, before: string, after: string]>([
    [
      'replace those that it has',
      '{"properties":{"power":{"x-warn":{"maximum":5},"type":"number"}}}',
      '{"properties":{"power":{"x-warn":{ "minimum": 1, "maximum": 9 },"type":"number"}}}',
    ],
    [
      'follow its last keyword on one line',
      '{ "properties": { "power": { "title": "Power", "type": "number" } } }',
      '{ "properties": { "power": { "title": "Power", "type": "number", "x-warn": { "minimum": 1, "maximum": 9 } } } }',
    ],
    [
      'follow its last keyword on a separate line',
      '{ "properties": {\n  "power": {\n    "title": "Power",\n    "type": "number"\n  }\n} }\n',
      '{ "properties": {\n  "power": {\n    "title": "Power",\n    "type": "number",\n    "x-warn": { "minimum": 1, "maximum": 9 }\n  }\n} }\n',
    ],
    [
      'are indented with the tabs of its last keyword',
      '{"properties":{"power":{\n\t\t"type":"number"\n}}}',
      '{"properties":{"power":{\n\t\t"type":"number",\n\t\t"x-warn": { "minimum": 1, "maximum": 9 }\n}}}',
    ],
    [
      'follow the last of several keywords of a line',
      '{"properties":{"power":{\n  "title": "P", "type": "number"\n}}}',
      '{"properties":{"power":{\n  "title": "P", "type": "number", "x-warn": { "minimum": 1, "maximum": 9 }\n}}}',
    ],
    [
      'follow a keyword that begins its line without an indent',
      '{"properties":{"power":{\n"type":"number"\n}}}',
      '{"properties":{"power":{\n"type":"number",\n"x-warn": { "minimum": 1, "maximum": 9 }\n}}}',
    ],
    [
      'are the only keyword of an empty field',
      '{"properties":{"power":{ },"speed":{}}}',
      '{"properties":{"power":{ "x-warn": { "minimum": 1, "maximum": 9 } },"speed":{}}}',
    ],
  ])('%s', (_title, before, after) => {
    expect(written(before)).toEqual({ text: after, missing: [] });
  });

  it('may hold messages', () => {
    const limits = { exclusiveMinimum: 0, message: { exclusiveMinimum: 'It is "low"' } };
    expect(written('{"properties":{"power":{}}}', 'power', limits).text).toBe(
      '{"properties":{"power":{ "x-warn": { "exclusiveMinimum": 0, "message": { "exclusiveMinimum": "It is \\"low\\"" } } }}}',
    );
  });

  it('may be those of a part of an object', () => {
    const text = '{"properties":{"site":{"properties":{"power":{}}},"power":{}}}';
    expect(written(text, 'site/power').text).toBe(
      '{"properties":{"site":{"properties":{"power":{ "x-warn": { "minimum": 1, "maximum": 9 } }}},"power":{}}}',
    );
  });
});

describe('a field that is missing', () => {
  it.each([
    ['a file without properties', '{}'],
    ['a file of other fields', '{"properties":{"speed":{}}}'],
    ['a field that is not an object', '{"properties":{"power":["x"]}}'],
    ['an empty file', ''],
  ])('is reported for %s, which stays as it is', (_title, text) => {
    expect(written(text)).toEqual({ text, missing: ['power'] });
  });

  it('does not keep the others from getting limits', () => {
    const names = ['power', 'height', 'speed', 'width'];
    const text = '{"properties":{"power":{},"speed":{}}}';
    expect(
      writeLimits(
        text,
        names.map((name, minimum) => ({ name, limits: { minimum } })),
      ),
    ).toEqual({
      text: '{"properties":{"power":{ "x-warn": { "minimum": 0 } },"speed":{ "x-warn": { "minimum": 2 } }}}',
      missing: ['height', 'width'],
    });
  });
});

it('a file without changes stays as it is', () => {
  expect(writeLimits('{}', [])).toEqual({ text: '{}', missing: [] });
});
