import { describe, expect, it } from 'vitest';
import type { DraftSource } from '#model/DraftSources.ts';
import { originText, rangeText, sourceRange, sourceText } from '#model/sourceText.ts';
import { createDefinition } from './createDefinition.ts';
import { createField } from './nestedDefinition.ts';

describe('the range of a source', () => {
  it.each<[range: { low?: number; high?: number }, unit: string | undefined, text: string]>([
    [{ low: 80, high: 120 }, 'm', '80 to 120 m'],
    [{ low: 80, high: 120 }, undefined, '80 to 120'],
    [{ low: 80 }, 'm', 'at least 80 m'],
    [{ high: 120 }, 'm', 'at most 120 m'],
    [{ low: 0, high: 0 }, '%', '0 to 0 %'],
    [{ low: 0 }, '', 'at least 0'],
    [{}, 'm', ''],
    [{}, undefined, ''],
  ])('%j in %j reads as %j', (range, unit, text) => {
    expect(rangeText(range, unit)).toBe(text);
  });

  it.each<[path: string, currency: string | undefined, range: { unit: string } | undefined]>([
    ['hub_height', 'GBP', { unit: 'm' }],
    ['count', 'GBP', { unit: '' }],
    ['costs', 'GBP', { unit: 'GBP/kW' }],
    ['costs', undefined, { unit: 'EUR/kW' }],
    ['charging.power', 'GBP', { unit: 'kW' }],
    ['note', 'GBP', undefined],
    ['levels', 'GBP', undefined],
    ['power', 'GBP', undefined],
    ['gone', 'GBP', undefined],
  ])('of %s in %s has the unit %j', (path, currency, range) => {
    const definition = createDefinition(
      [
        createField('hub_height', { unit: 'm' }),
        createField('count', { type: 'integer' }),
        createField('costs', { unit: '{currency}/kW' }),
        createField('charging/power', { unit: 'kW' }),
        createField('note', { type: 'text' }),
        createField('levels', { type: 'list' }),
        createField('pc0', { unit: 'kW', curve: 'power' }),
      ],
      {
        objects: { charging: { title: 'Charging' } },
        curves: {
          power: {
            id: 'power',
            title: 'Power',
            help: '',
            x: { title: 'Wind speed', source: { from: 0, to: 0 } },
            y: [{ title: 'Power', source: { fields: ['pc0'] } }],
            rising: true,
            outside: 'zero',
          },
        },
      },
    );
    expect(sourceRange(definition, path, currency)).toEqual(range);
  });
});

it.each<[source: DraftSource, unit: string | undefined, text: string]>([
  [{ source: 'Data sheet' }, 'm', 'Data sheet'],
  [{ source: 'Data sheet', page: 'p. 4' }, 'm', 'Data sheet, p. 4'],
  [{ source: 'Data sheet', note: 'Rev. 3' }, 'm', 'Data sheet, Rev. 3'],
  [
    { source: 'Data sheet', page: 'p. 4', note: 'Rev. 3', low: 80, high: 120 },
    'm',
    'Data sheet, p. 4, Rev. 3 (80 to 120 m)',
  ],
  [{ source: 'Data sheet', page: '', high: 120 }, undefined, 'Data sheet (at most 120)'],
  [{ source: 'Data sheet', confirmed: true }, 'm', 'Data sheet; confirmed'],
  [{ source: 'Data sheet', low: 0, changed: true }, 'm', 'Data sheet (at least 0 m); the value has changed since'],
])('the source %j of a value in %s reads as %j', (source, unit, text) => {
  expect(sourceText(source, unit)).toBe(text);
});

it.each([
  [{ set: 'oedb_turbines', entry: 'E-82/2000', version: '3' }, 'oedb_turbines, E-82/2000, version 3'],
  [null, 'none'],
])('the origin %j reads as %j', (origin, text) => {
  expect(originText(origin)).toBe(text);
});
