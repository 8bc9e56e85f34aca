import { describe, expect, it } from 'vitest';
import { kind as turbine } from '#generated/kinds/wind.ts';
import type { SourceCell, SourceRecord, SourceValue } from '#model/imports/ImportedRow.ts';
import { placeText } from '#model/imports/placeText.ts';
import { toSources } from '#model/imports/toSources.ts';

function cell(heading: string | undefined, text: string, row = 7): SourceCell {
  return { file: 'units.csv', row, text, ...(heading === undefined ? {} : { heading }) };
}

function value(given: Partial<SourceValue>): SourceValue {
  return { field: 'rated_power', how: 'as written', cells: [cell('Paco [W]', '3800')], value: 3.8, ...given };
}

describe('the place of a value', () => {
  it.each<[words: string, given: Partial<SourceValue>]>([
    ['units.csv, row 7, Paco [W]: 3800', {}],
    ['Converted from units.csv, row 7, Paco [W]: 3800', { how: 'converted' }],
    ['Calculated from units.csv, row 7, Paco [W]: 3800', { how: 'calculated' }],
    ['Resampled from units.csv, row 7, Paco [W]: 3800', { how: 'resampled' }],
    ['units.csv, row 7, Paco [W]: 3800', { how: 'choice' }],
    ['units.csv, row 7, Paco [W]: 3800. At 25 °C', { note: 'At 25 °C' }],
    ['units.csv, row 7, Paco [W]: 3800', { note: '' }],
    ['units.csv, row 7, the document: {}', { cells: [cell(undefined, '{}')] }],
    ['The same for every row', { how: 'constant', cells: [] }],
    ['Assumed', { how: 'constant', cells: [], note: 'Assumed' }],
  ])('%s', (words, given) => {
    expect(placeText(value(given))).toBe(words);
  });

  it('names three cells at most and counts the others', () => {
    const cells = ['a', 'b', 'c', 'd', 'e'].map((heading, index) => cell(heading, String(index)));
    expect(placeText(value({ cells: cells.slice(0, 3) }))).toBe('units.csv, row 7, a: 0; b: 1; c: 2');
    expect(placeText(value({ cells }))).toBe('units.csv, row 7, a: 0; b: 1; c: 2 and 2 more');
  });

  it('has 500 characters at most', () => {
    const long = placeText(value({ cells: [cell('a', 'x'.repeat(600))] }));
    expect(long).toHaveLength(500);
    expect(long).toMatch(/^units\.csv, row 7, a: x+…$/);
    expect(placeText(value({ cells: [], note: 'y'.repeat(501) }))).toBe(`${'y'.repeat(499)}…`);
  });
});

describe('the sources of an imported component', () => {
  function record(given: Partial<SourceRecord>): SourceRecord {
    return {
      ...{ mapping: 'small', title: 'Turbine library', licence: 'CC0-1.0', url: 'https://example.org/t' },
      ...{ file: 'units.csv', row: 7, values: [value({ field: 'hub_height' })] },
      ...given,
    };
  }
  const createSource = (given: Partial<SourceRecord>) => toSources(record(given), turbine.definition);

  it('are the published table with its version and address, and the place of each value', () => {
    const page = 'units.csv, row 7, Paco [W]: 3800';
    expect(createSource({})).toEqual({ hub_height: { source: 'Turbine library, https://example.org/t', page } });
    expect(createSource({ version: '2026-01' })).toEqual({
      hub_height: { source: 'Turbine library, 2026-01, https://example.org/t', page },
    });
    expect(createSource({ version: '', url: '' })).toEqual({ hub_height: { source: 'Turbine library', page } });
  });

  it('leave out the name, and fields that the kind does not have', () => {
    const values = ['name', 'mast', 'id', 'hub_height'].map((field) => value({ field }));
    expect(Object.keys(createSource({ values }))).toEqual(['hub_height']);
  });

  it('drop the address, then the end of the title, where a source would have over 250 characters', () => {
    const [fits, tooLong] = ['t'.repeat(250 - ', https://example.org/t'.length), 't'.repeat(251)];
    expect(createSource({ title: fits }).hub_height?.source).toBe(`${fits}, https://example.org/t`);
    expect(createSource({ title: `${fits}t` }).hub_height?.source).toBe(`${fits}t`);
    expect(createSource({ title: tooLong }).hub_height?.source).toBe(`${'t'.repeat(249)}…`);
  });
});
