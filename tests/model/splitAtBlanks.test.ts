import { describe, expect, it, test } from 'vitest';
import { splitAtBlanks } from '#model/splitAtBlanks.ts';

/** Each row with bars between its cells, and the first joined number. */
function split(...lines: string[]) {
  const table = splitAtBlanks(lines);
  return table && [table.cells.map((cells) => cells.join('|')), table.joined];
}

describe('lines of numbers with blanks between', () => {
  test.each<[lines: string[], cells: string[]]>([
    [
      ['3 22', '4 90'],
      ['3|22', '4|90'],
    ],
    [
      ['  3   22  ', '', '4 90', ' '],
      ['3|22', '4|90'],
    ],
    [
      ['3 22 0.8', '4 90 0.9'],
      ['3|22|0.8', '4|90|0.9'],
    ],
    [
      ['-3,5 22', '−4 +90'],
      ['-3,5|22', '−4|+90'],
    ],
    [
      ['1e3 22%', '–1.5E-4 9e+12'],
      ['1e3|22%', '–1.5E-4|9e+12'],
    ],
    [
      ['.5 22', ',5 90 x5,7'],
      ['.5|22', ',5|90 x5,7'],
    ],
    [
      ["1'000 22", '2’000,5 1.234.567'],
      ["1'000|22", '2’000,5|1.234.567'],
    ],
    [
      ['1\u00A0200 22', '12\u202f345\u00A0678 90'],
      ['1\u00A0200|22', '12\u202f345\u00A0678|90'],
    ],
    [
      ['3 m/s 22 kW', '4 m/s 90 kW net'],
      ['3 m/s|22 kW', '4 m/s|90 kW net'],
    ],
    [
      ['3 22 -', '4 90 n/a'],
      ['3|22|-', '4|90|n/a'],
    ],
    [
      ['v P', '3 -', '4 22', '5 90', '6'],
      ['v|P', '3|-', '4|22', '5|90', '6'],
    ],
    [
      ['2350 kW turbine', '3 22', '4 90'],
      ['2350 kW turbine', '3|22', '4|90'],
    ],
    [
      ['v [m/s] 3 4 5', 'P [kW] 25 82 174'],
      ['v [m/s]|3|4|5', 'P [kW]|25|82|174'],
    ],
    [
      ['3 22', '4 90', 'Source: maker of 2'],
      ['3|22', '4|90', 'Source: maker of 2'],
    ],
    [
      ['3 22', '5, mean 7', '4 90'],
      ['3|22', '5, mean 7', '4|90'],
    ],
    [
      ['3 22', '4 90 x5, 7', '5 100'],
      ['3|22', '4 90 x5, 7', '5|100'],
    ],
  ])('%j are its cells', (lines, cells) => {
    expect(split(...lines)).toEqual([cells, undefined]);
  });

  it('may have thousands behind single digits, as a group of zeros is not a number', () => {
    expect(split('v [m/s] P [W]', '3 25 000', '4 82 000', '9 1 180 000')).toEqual([
      ['v [m/s]|P [W]', '3|25 000', '4|82 000', '9|1 180 000'],
      '25 000',
    ]);
  });

  test.each<[why: string, lines: string[]]>([
    ['nothing', []],
    ['one line', ['3 22']],
    ['one line below titles', ['v P', '3 22']],
    ['one column', ['3', '4', '5']],
    ['lines that have not as many numbers', ['3 22', '4 90 5']],
    ['dots behind the numbers', ['3. 22', '4. 90']],
    ['a blank before two digits', ['3 1\u00A020', '4 90']],
    ['commas between', ['3, 22', '4, 90']],
    ['semicolons between', ['3; 22', '4; 90']],
    ['words', ['v P', 'x y']],
    ['a word in front of each number', ['P1 22', 'P2 90']],
  ])('%s makes no table', (_, lines) => {
    expect(split(...lines)).toBeUndefined();
  });
});

describe('titles above numbers with blanks between', () => {
  test.each<[titles: string, cells: string]>([
    ['v P', 'v|P'],
    ['v   P', 'v|P'],
    ['Wind speed  Rated power', 'Wind speed|Rated power'],
    ['Wind speed  [m/s]  Power  [kW]', 'Wind speed  [m/s]|Power  [kW]'],
    ['Wind speed [m/s] Rated power [kW]', 'Wind speed [m/s]|Rated power [kW]'],
    ['Wind speed (m/s)  Rated power (kW)', 'Wind speed (m/s)|Rated power (kW)'],
    ['Speed (m/s) Power', 'Speed (m/s)|Power'],
    ['Speed Power [kW]', 'Speed|Power [kW]'],
    ['Wind speed Power', 'Wind speed Power'],
    ['Power', 'Power'],
    ['Wind speed [m/s] Rated power', 'Wind speed [m/s]|Rated power'],
  ])('%j', (titles, cells) => {
    expect(split(titles, '3 22', '4 90')).toEqual([[cells, '3|22', '4|90'], undefined]);
    expect(split('Curve of a turbine', '', `  ${titles} `, '', '3 22', '4 90')).toEqual([
      ['Curve of a turbine', cells, '3|22', '4|90'],
      undefined,
    ]);
  });

  it('may have several blanks before some of them', () => {
    expect(split('v  t [s] P Ct', '3 22 1 2', '4 90 2 3')?.[0]).toContain('v|t [s]|P|Ct');
    expect(split('v  P (net) (gross)', '3 22 1 2', '4 90 2 3')?.[0]).toContain('v|P|(net)|(gross)');
  });

  it('may be one less than the numbers, where a console puts the number of the row in front', () => {
    expect(split('v P', '0 3 22', '1 4 90')).toEqual([['|v|P', '0|3|22', '1|4|90'], undefined]);
    expect(split('  v  P', '1  300  222', '2  400  900')).toEqual([['|v|P', '1|300|222', '2|400|900'], undefined]);
    expect(split('Wind speed  Power', '1 300 222', '2 400 900')).toEqual([
      ['|Wind speed|Power', '1|300|222', '2|400|900'],
      undefined,
    ]);
    expect(split('v [m/s] P [kW]', '1 30 222', '2 40 900')?.[0]).toContain('1|30|222');
    expect(split('v [m/s] P [kW]', '0 950', '1 1 200')?.[0]).toContain('1|1 200');
    expect(split('Power', '0 22', '1 90')).toEqual([['Power', '0|22', '1|90'], undefined]);
  });

  it('say how many columns there are, before words that can be cut otherwise', () => {
    const apart = ['5  200  1 300', '6  400  1 400'];
    expect(split('v  Power  Ct', ...apart)?.[0]).toContain('5|200|1 300');
    expect(split('v Power Ct', ...apart)?.[0]).toContain('5|200|1 300');
    expect(split('v Power Ct Cp', ...apart)?.[0]).toContain('5|200|1|300');
    expect(split('v [m/s] Power [kW] Ct [-]', ...apart)?.[0]).toContain('5|200|1 300');
    const lines = ['5 200 1 300', '6 400 1 400'];
    expect(split('v [m/s] Power [kW] Ct [-]', ...lines)?.[0]).toContain('5|200|1|300');
    expect(split('v [m/s] Power', '10 1 200', '11 1 300')?.[0]).toContain('10|1|200');
    expect(split('v [m/s] Power', '10 1 200', '11 12 045 678')?.[0]).toContain('11|12 045 678');
    expect(split('v [m/s] Power [kW]', '10 1 200 300', '11 1 300 400')?.[0]).toContain('10|1 200 300');
    expect(split('v  Power', ...lines)?.[0]).toContain('5 200|1 300');
    expect(split('v  Power', ...lines, 'v  P  Ct')?.[0]).toContain('5 200|1 300');
    expect(split('v Power', ...lines)?.[0]).toContain('5 200|1 300');
    expect(split('State of charge Power', ...lines)?.[0]).toContain('5|200|1|300');
    expect(split('State of charge  Power', ...lines)?.[0]).toContain('5 200|1 300');
    expect(split('a b c d e', ...lines)?.[0]).toContain('5|200|1|300');
    expect(split('Power', ...lines)?.[0]).toContain('5|200|1|300');
    expect(split('Power', '5 200', '6 400')?.[0]).toContain('5|200');
  });
});

describe('blanks between thousands', () => {
  it('need no titles where some lines have fewer numbers', () => {
    expect(split('10 950', '11 1 500')).toEqual([['10|950', '11|1 500'], '1 500']);
    expect(split('10 1 500', '11 950')).toEqual([['10|1 500', '11|950'], '1 500']);
  });

  test.each<[lines: string[], cells: string[], joined: string]>([
    [['10 1 200', '11 1 500,5'], ['10|1 200', '11|1 500,5'], '1 200'],
    [['10 950', '11 1 500.25'], ['10|950', '11|1 500.25'], '1 500.25'],
    [
      ['10 -1 200', '11 −12 345 678', '12 +1 000', '13 –9 999'],
      ['10|-1 200', '11|−12 345 678', '12|+1 000', '13|–9 999'],
      '-1 200',
    ],
    [['10 1 200', '12 1 500', '13 12 345'], ['10|1 200', '12|1 500', '13|12 345'], '1 200'],
    [['1 1 200', '3 1 500', '4 2 000'], ['1|1 200', '3|1 500', '4|2 000'], '1 200'],
  ])('%j', (lines, cells, joined) => {
    expect(split('v [m/s] P [kW]', ...lines)).toEqual([['v [m/s]|P [kW]', ...cells], joined]);
  });

  it('are not where the numbers are set apart, are not groups of three, or are joined in several ways', () => {
    const rest = ['11 1 500', '12 1 600'];
    expect(split('v [m/s] P [kW]', '10 1  200', ...rest)?.[0]).toContain('10|1|200');
    expect(split('v [m/s] P [kW]', '10 1  200 300', ...rest)?.[0]).toContain('10|1|200 300');
    expect(split('v [m/s] P [kW]', '10 1 20', ...rest)?.[0]).toContain('10|1|20');
    expect(split('v [m/s] P [kW]', '10 0 200', ...rest)?.[0]).toContain('10|0|200');
    expect(split('v [m/s] P [kW]', '10 1 2000', ...rest)?.[0]).toContain('10|1|2000');
    expect(split('v [m/s] P [kW]', '10 1 200 300', '11 200 300')).toBeUndefined();
    expect(split('v [m/s] P [kW]', '10 200 300', ...rest)?.[0]).toContain('10|200|300');
  });

  it('are joined in lines of at most twelve numbers', () => {
    expect(split('v [m/s] P [kW]', `5 1${' 200'.repeat(10)}`, '6 1 200')?.[1]).toBe(`1${' 200'.repeat(10)}`);
    const many = `5 1${' 200'.repeat(11)}`;
    expect(split('v [m/s] P [kW]', many, '6 1 200')).toBeUndefined();
    expect(split(many, many)).toEqual([[many, many].map((line) => line.replaceAll(' ', '|')), undefined]);
  });
});
