import { describe, expect, it } from 'vitest';
import { readSamples } from '#codegen/readSamples.ts';
import { toDefinition } from '#codegen/toDefinition.ts';
import { mergedKind } from './mergedKind.ts';

const DEFINITION = toDefinition(
  mergedKind({
    properties: {
      hub_height: { type: 'number', title: 'Height of the hub', 'x-unit': 'm' },
      power: { type: 'number', title: 'Rated power', 'x-unit': 'kW' },
      m: { type: 'number', title: 'Mass' },
      blades: { type: 'integer', title: 'Blades' },
      price: { type: 'number', title: 'Price in {currency}', 'x-unit': '{currency}/kW' },
      maker: { type: 'string', title: 'Maker' },
      site: { type: 'object', title: 'Site', properties: { slope: { type: 'number', title: 'Slope' } } },
    },
  }),
);

/** The values of each field by its name, or why there are none. */
function read(...lines: string[]) {
  const read = readSamples(lines.join('\n'), DEFINITION);
  if ('fault' in read) return read;
  return {
    samples: Object.fromEntries(
      read.samples.map(({ field, values, notes }) => [field.name, notes.length > 0 ? [values, ...notes] : values]),
    ),
    found: read.found,
  };
}

describe('records', () => {
  it('of the kind give the values of its fields', () => {
    const records = [
      { subclass: 'probe', hub_height: 80, power: '5', maker: 'A', site: { slope: 3 } },
      { hub_height: 90, blades: 3 },
    ];
    expect(read(JSON.stringify(records))).toEqual({
      samples: { hub_height: [80, 90], blades: [3], 'site/slope': [3] },
      found: ['subclass', 'hub_height', 'power', 'maker', 'site/slope'],
    });
  });

  it.each([
    '{"subclass":"wind"}',
    ' \n[{"subclass":"wind"}]',
    '\uFEFF{"subclass":"wind"}',
    '\uFEFF  [{"subclass":"wind"}]',
  ])('may be in %j', (text) => {
    expect(read(text)).toEqual({ samples: {}, found: ['wind'] });
  });

  it('of other kinds are not read, but their kinds are listed', () => {
    const others = [{ subclass: 'wind', hub_height: 1 }, { subclass: 'wind' }, { subclass: 5 }];
    expect(read(JSON.stringify(others))).toEqual({ samples: {}, found: ['wind', '5'] });
    expect(read(JSON.stringify([...others, { power: 2 }]))).toEqual({ samples: { power: [2] }, found: ['power'] });
  });

  it('that are none say which entry is wrong', () => {
    expect(read('[{"power":2}, 5]')).toEqual({ fault: 'entry 2: This entry is not a JSON object' });
    expect(read('[')).toEqual({
      fault: 'entry 1: Not JSON: line 1, column 2: expected a value, found the end of the text',
    });
  });
});

describe('a table', () => {
  it('gives values by the names and titles of fields', () => {
    expect(read('Maker\thub_height\tRated power\tBLADES\tOther', 'A\t80\t2000\t3\t1', 'B\t90\t3000\t2\t2')).toEqual({
      samples: { hub_height: [80, 90], power: [2000, 3000], blades: [3, 2] },
      found: ['Maker', 'hub_height', 'Rated power', 'BLADES', 'Other'],
    });
  });

  it.each(['Height of the hub', 'HEIGHT_OF-the.hub', ' height  of the/hub ', 'hub height', 'Hub-Height [m]'])(
    'knows a field by %j',
    (heading) => {
      expect(read(`${heading}\tother`, '80\t1', '90\t2')).toMatchObject({ samples: { hub_height: [80, 90] } });
    },
  );

  it('converts values into the unit of the field', () => {
    expect(read('Rated power [W]\tHub height (km)\tBlades', '2500\t0.08\t3', '3000\t0.09\t2')).toEqual({
      samples: { power: [[2.5, 3], 'from W'], hub_height: [[80, 90], 'from km'], blades: [3, 2] },
      found: ['Rated power [W]', 'Hub height (km)', 'Blades'],
    });
  });

  it('keeps amounts of money in any currency', () => {
    expect(read('Price in [USD/kW]\tx', '5\t1', '6\t2')).toMatchObject({ samples: { price: [[5, 6], 'from USD/kW'] } });
    expect(read('Price in [EUR/MW]\tx', '5000\t1', '6000\t2')).toMatchObject({
      samples: { price: [[5, 6], 'from EUR/MW'] },
    });
  });

  it('has the unit of a field without a note', () => {
    expect(read('Rated power [kW]\tBlades [-]', '2\t3', '4\t2')).toMatchObject({
      samples: { power: [2, 4], blades: [3, 2] },
    });
  });

  it('may have its units in a line below the titles', () => {
    expect(read('Rated power\tHub height\t', 'MW\tm\t', '2\t80\t1', '3\t90\t2')).toEqual({
      samples: { power: [[2000, 3000], 'from MW'], hub_height: [80, 90] },
      found: ['Rated power MW', 'Hub height m', ''],
    });
  });

  it('may have titles that look like units', () => {
    expect(read('m\tA', '1\t2', '3\t4')).toEqual({ samples: { m: [1, 3] }, found: ['m', 'A'] });
    expect(read('hubheight\tA', '1\t2', '3\t4')).toEqual({ samples: {}, found: ['hubheight', 'A'] });
  });

  it('may have a title above other ones', () => {
    expect(read('Turbine\tSite', 'power\tblades', '2\t3', '3\t2')).toEqual({
      samples: { power: [2, 3], blades: [3, 2] },
      found: ['Turbine power', 'Site blades'],
    });
  });

  it('leaves out cells without numbers, and says so', () => {
    expect(read('power\tblades', '2\tthree', '\t2', '3\tn/a', '4\t5')).toEqual({
      samples: { power: [2, 3, 4], blades: [[2, 5], '2 cells without a number, such as "three"'] },
      found: ['power', 'blades'],
    });
    expect(read('power\tblades', '2\tthree', '3\t2')).toMatchObject({
      samples: { blades: [[2], '1 cell without a number, such as "three"'] },
    });
  });

  it('may have rows of different lengths', () => {
    expect(read('power\tblades', '2', '3\t2\t7')).toEqual({
      samples: { power: [2, 3], blades: [2] },
      found: ['power', 'blades', ''],
    });
  });

  it.each<[title: string, lines: string[], fault: string]>([
    ['there are no numbers', ['power\tblades', 'a\tb'], 'there are no numbers in it'],
    ['there is nothing', [''], 'there are no numbers in it'],
    ['there are no headings', ['1\t2', '3\t4'], 'line 1: there are no headings above the numbers'],
    ['a unit is unknown', ['power [furlong]\tx', '1\t2', '2\t3'], 'column "power [furlong]": there is no unit furlong'],
    ['a unit does not fit', ['power [m]\tx', '1\t2', '2\t3'], `column "power [m]": m can't be converted to kW`],
    [
      'a plain number does not fit',
      ['power [-]\tx', '1\t2', '2\t3'],
      `column "power [-]": a plain number can't be converted to kW`,
    ],
    [
      'the field is a plain number',
      ['blades [m]\tx', '1\t2', '2\t3'],
      `column "blades [m]": m can't be converted to a plain number`,
    ],
  ])('is refused if %s', (_title, lines, fault) => {
    expect(read(...lines)).toEqual({ fault });
  });

  it('has no samples if no column is a field', () => {
    expect(read('a\tb', '1\t2', '2\t3')).toEqual({ samples: {}, found: ['a', 'b'] });
  });
});
