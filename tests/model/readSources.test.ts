import { describe, expect, it } from 'vitest';
import { checkPaths, readOrigin, readSources } from '#model/readSources.ts';

const CONFIRMED = { by: 'planner@example.com', at: '2026-03-01T10:00:00.000Z' };
const SHEET = { source: 'Data sheet' };
const ORIGIN = { set: 'catalogue', entry: 'E-82', version: '2024' };

/** The faults of one source, as 'field: message', after 'sources.hub_height'. */
function listFaults(source: unknown): string[] {
  const { value, faults } = readSources({ hub_height: source });
  expect(Object.keys(value)).toEqual(faults.length > 0 ? [] : ['hub_height']);
  return faults.map(({ field, message }) => `${field.replace('sources.hub_height', '')}: ${message}`);
}

describe('the sources of a record', () => {
  it('are read with everything that they say', () => {
    const full = {
      ...SHEET,
      page: 'p. 4',
      note: 'at 15 °C',
      low: 0,
      high: 100,
      changed: false,
      confirmed: CONFIRMED,
    };
    expect(readSources({ hub_height: full, power: SHEET })).toEqual({
      value: { hub_height: full, power: SHEET },
      faults: [],
    });
    expect(readSources({})).toEqual({ value: {}, faults: [] });
  });

  it('are trimmed, and leave out what is empty', () => {
    const sent = {
      source: '  Data sheet ',
      page: ' ',
      note: '',
      low: null,
      high: undefined,
      changed: null,
      confirmed: null,
    };
    expect(readSources({ hub_height: sent }).value).toStrictEqual({ hub_height: SHEET });
    expect(readSources({ hub_height: { ...sent, page: null, note: ' x ' } }).value).toEqual({
      hub_height: { ...SHEET, note: 'x' },
    });
  });

  it.each([true, false])('are confirmed or changed by a flag: %s', (flag) => {
    const sent = { ...SHEET, changed: flag, confirmed: flag };
    expect(readSources({ power: sent })).toEqual({ value: { power: sent }, faults: [] });
  });

  it.each([null, undefined, 'Data sheet', 5, [SHEET]])('have to be an object, unlike %j', (sent) => {
    expect(readSources(sent)).toEqual({
      value: {},
      faults: [{ field: 'sources', value: sent, message: 'Must be an object' }],
    });
  });

  it('are left out alone where they have a fault, with its place and value', () => {
    expect(readSources({ hub_height: { ...SHEET, low: 'x' }, power: SHEET })).toEqual({
      value: { power: SHEET },
      faults: [{ field: 'sources.hub_height.low', value: 'x', message: 'Please enter a valid number' }],
    });
  });

  it.each<[string, unknown, string[]]>([
    ['no object', 'Data sheet', [': Must be an object', '.source: This field is required']],
    ['no source', { page: 'p. 4' }, ['.source: This field is required']],
    ['a source that is null', { source: null }, ['.source: This field is required']],
    ['a blank source', { source: '  ' }, ['.source: This field is required']],
    ['a source that is a number', { source: 5 }, ['.source: Must be a text']],
    ['a page that is a number', { ...SHEET, page: 5 }, ['.page: Must be a text']],
    ['a note that is a flag', { ...SHEET, note: false }, ['.note: Must be a text']],
    ['a character that no store takes', { source: 'a\u0000' }, ['.source: Text must not contain invalid characters']],
    ['the longest texts', { source: 's'.repeat(250), page: 'p'.repeat(500), note: 'n'.repeat(1000) }, []],
    ['long texts between blanks', { source: ` ${'s'.repeat(250)} ` }, []],
    [
      'longer texts',
      { source: 's'.repeat(251), page: 'p'.repeat(501), note: 'n'.repeat(1001) },
      [
        '.page: Must be 500 characters or less',
        '.note: Must be 1000 characters or less',
        '.source: Must be 250 characters or less',
      ],
    ],
    [
      'limits that are texts',
      { ...SHEET, low: '1', high: 'x' },
      ['.low: Please enter a valid number', '.high: Please enter a valid number'],
    ],
    ['an endless limit', { ...SHEET, high: Number.POSITIVE_INFINITY }, ['.high: Please enter a valid number']],
    ['limits in the wrong order', { ...SHEET, low: 2, high: 1 }, ['.high: Must not be below the low value']],
    ['equal limits', { ...SHEET, low: 2, high: 2 }, []],
    ['one limit', { ...SHEET, low: 2 }, []],
    ['the other limit', { ...SHEET, high: -2 }, []],
    [
      'flags that are texts',
      { ...SHEET, changed: 'true', confirmed: 'yes' },
      ['.changed: Invalid value', '.confirmed: Invalid value'],
    ],
    ['something unknown', { ...SHEET, url: 'x', by: 'y' }, ['.url: Unknown field', '.by: Unknown field']],
    ['a confirmation', { ...SHEET, confirmed: CONFIRMED }, []],
    [
      'an empty confirmation',
      { ...SHEET, confirmed: {} },
      ['.confirmed.at: This field is required', '.confirmed.by: This field is required'],
    ],
    [
      'a confirmation at no time',
      { ...SHEET, confirmed: { ...CONFIRMED, at: 'soon' } },
      ['.confirmed.at: Invalid value'],
    ],
    [
      'a confirmation with more',
      { ...SHEET, confirmed: { ...CONFIRMED, why: 'x' } },
      ['.confirmed.why: Unknown field'],
    ],
    [
      'a confirmation with long texts',
      { ...SHEET, confirmed: { by: 'b'.repeat(251), at: ' '.repeat(121) } },
      ['.confirmed.at: This field is required', '.confirmed.by: Must be 250 characters or less'],
    ],
  ])('with %s have these faults', (_what, source, faults) => {
    expect(listFaults(source)).toEqual(faults);
  });
});

it('sources at paths that a record lacks are named', () => {
  expect(checkPaths({ hub_height: SHEET, colour: SHEET }, (path) => path === 'hub_height')).toEqual({
    value: { hub_height: SHEET },
    faults: [{ field: 'sources.colour', value: SHEET, message: 'Unknown field' }],
  });
});

describe('the origin of a record', () => {
  it('is read, trimmed', () => {
    expect(readOrigin({ ...ORIGIN, entry: ' E-82 ' })).toEqual({ value: ORIGIN, faults: [] });
    expect(readOrigin({ ...ORIGIN, set: 's'.repeat(120) }).faults).toEqual([]);
  });

  it('may be none', () => {
    expect(readOrigin(null)).toEqual({ value: null, faults: [] });
  });

  it.each<[string, unknown, string[]]>([
    [
      'undefined',
      undefined,
      [
        'origin: Must be an object',
        'origin.set: This field is required',
        'origin.entry: This field is required',
        'origin.version: This field is required',
      ],
    ],
    ['without a version', { set: 'catalogue', entry: 'E-82' }, ['origin.version: This field is required']],
    ['with more', { ...ORIGIN, page: 4 }, ['origin.page: Unknown field']],
    ['with a version that is a number', { ...ORIGIN, version: 2024 }, ['origin.version: Must be a text']],
    [
      'with long texts',
      { set: 's'.repeat(121), entry: 'e'.repeat(121), version: 'v'.repeat(121) },
      [
        'origin.set: Must be 120 characters or less',
        'origin.entry: Must be 120 characters or less',
        'origin.version: Must be 120 characters or less',
      ],
    ],
  ])('is refused as %s', (_what, sent, messages) => {
    const { value, faults } = readOrigin(sent);
    expect(value).toBeNull();
    expect(faults.map(({ field, message }) => `${field}: ${message}`)).toEqual(messages);
  });
});
