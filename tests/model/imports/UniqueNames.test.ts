import { describe, expect, it } from 'vitest';
import { shortenName } from '#model/imports/shortenName.ts';
import { type GivenName, UniqueNames } from '#model/imports/UniqueNames.ts';

/** The names that rows get one after the other; a mark follows a bar. */
function give(longest: number, ...rows: string[]): (GivenName | undefined)[] {
  const giver = new UniqueNames(longest);
  return rows.map((row) => {
    const [full = '', mark = ''] = row.split('|');
    return giver.give({ full, mark });
  });
}

const names = (given: (GivenName | undefined)[]) => given.map((one) => one?.name);

describe('a name that is too long', () => {
  it.each([
    ['Enercon E-82', 12, undefined, 'Enercon E-82'],
    ['Enercon E-82 E4', 14, 6, 'Enercon…-82 E4'],
    ['Enercon wind turbine E-82', 20, 5, 'Enercon wind…E-82'],
    ['Enercon wind turbine E-82', 20, 4, 'Enercon wind…E-82'],
    ['Windkraftanlagenbau E-82', 12, 4, 'Windkra…E-82'],
    ['Ab Windkraftanlagenbau E-82', 15, 4, 'Ab Windkra…E-82'],
    ['Abcde Windkraftanlagenbau E-82', 15, 4, 'Abcde…E-82'],
    ['Vestas of Denmark V90 with eighteen letters', 25, undefined, 'Vestas…h eighteen letters'],
    ['Vestas V90', 5, undefined, 'V…V90'],
    ['🌀🌀🌀🌀🌀🌀', 5, 2, '🌀🌀…🌀🌀'],
    ['🌀🌀🌀🌀🌀', 5, 2, '🌀🌀🌀🌀🌀'],
  ])('%j in %i letters with %s of its end is %j', (name, longest, tail, short) => {
    expect(shortenName(name, longest, tail)).toBe(short);
  });
});

describe('the names of an import', () => {
  it('are those of the rows where they fit and differ', () => {
    expect(give(50, 'Enercon E-82', 'Vestas V90|3 MW')).toEqual([
      { name: 'Enercon E-82', full: 'Enercon E-82', adjustments: [] },
      { name: 'Vestas V90', full: 'Vestas V90', adjustments: [] },
    ]);
  });

  it('are the short ones where the whole ones are too long, cut where these are too long as well', () => {
    const giver = new UniqueNames(12);
    const given = (full: string, short: string) => giver.give({ full, short, mark: '3' })?.name;
    expect(given('Enercon E-82', 'E-82')).toBe('Enercon E-82');
    expect(given('Vestas of Denmark V90', 'V90')).toBe('V90');
    expect(given('Vestas of Jutland V90', 'V90')).toBe('V90 (3)');
    expect(given('Nordex of Rostock N117', '')).toBe('N…stock N117');
    expect(given('Nordex of Rostock N131', 'N131 for weak wind')).toBe('N1…weak wind');
    expect(new UniqueNames(12).give({ full: 'Vestas of Denmark V90', short: 'V90', mark: '' })).toEqual({
      name: 'V90',
      full: 'Vestas of Denmark V90',
      adjustments: [
        {
          sort: 'shortened',
          text: '"Vestas of Denmark V90" is named "V90"; the description has the full name.',
        },
      ],
    });
  });

  it('are missing where a row has none', () => {
    expect(give(50, '', '|3 MW')).toEqual([undefined, undefined]);
  });

  it('are followed by what distinguishes them, else by a number, from the second on', () => {
    const given = give(50, 'Vestas V90|3 MW', 'vestas V90|2 MW', 'Vestas V90', 'Vestas V90|2 MW', 'Vestas V90');
    expect(names(given)).toEqual(['Vestas V90', 'vestas V90 (2 MW)', 'Vestas V90 2', 'Vestas V90 3', 'Vestas V90 4']);
    expect(given[1]).toEqual({
      name: 'vestas V90 (2 MW)',
      full: 'vestas V90',
      adjustments: [
        { sort: 'distinguished', text: '"vestas V90" is the name of another row, so this one is "vestas V90 (2 MW)".' },
      ],
    });
    expect(given[2]?.adjustments).toEqual([
      { sort: 'distinguished', text: '"Vestas V90" is the name of another row, so this one is "Vestas V90 2".' },
    ]);
  });

  it('pass over numbers that rows have in their own names', () => {
    expect(names(give(50, 'Park 2', 'Park', 'Park', 'Park', 'Park 2'))).toEqual([
      'Park 2',
      'Park',
      'Park 3',
      'Park 4',
      'Park 2 2',
    ]);
  });

  it('are shortened so that a mark or a number fits', () => {
    expect(names(give(12, 'Enercon E-82', 'Enercon E-82|E4', 'Enercon E-82', 'Enercon E-82|E123'))).toEqual([
      'Enercon E-82',
      'En…E-82 (E4)',
      'E…con E-82 2',
      'E…con E-82 3',
    ]);
  });

  it('have no mark that takes half of their letters', () => {
    expect(names(give(12, 'Vestas V90', 'Vestas V90|12'))).toEqual(['Vestas V90', 'V…s V90 (12)']);
    expect(names(give(12, 'Vestas V90', 'Vestas V90|123'))).toEqual(['Vestas V90', 'Vestas V90 2']);
  });

  const [A, B] = ['Inverter A on series nineteen', 'Inverter B on series nineteen'];

  it('keep more of their end where two names differ there', () => {
    const given = give(28, A, B);
    expect(given).toEqual([
      {
        name: 'Inverter…on series nineteen',
        full: A,
        adjustments: [
          {
            sort: 'shortened',
            text: `"${A}" is named "Inverter…on series nineteen"; the description has the full name.`,
          },
        ],
      },
      {
        name: 'Inv…ter B on series nineteen',
        full: B,
        adjustments: [
          {
            sort: 'shortened',
            text: `"${B}" is named "Inv…ter B on series nineteen"; the description has the full name.`,
          },
        ],
      },
    ]);
  });

  it('are numbered where little of the beginning would be left', () => {
    expect(give(25, A, B)[1]).toEqual({
      name: 'Inve…on series nineteen 2',
      full: B,
      adjustments: [
        {
          sort: 'shortened',
          text: `"${B}" is named "Invert…on series nineteen"; the description has the full name.`,
        },
        {
          sort: 'distinguished',
          text: '"Invert…on series nineteen" is the name of another row, so this one is "Inve…on series nineteen 2".',
        },
      ],
    });
  });

  it('are taken without regard to case and spaces', () => {
    const giver = new UniqueNames(50);
    giver.take('vestas v90');
    expect(['Vestas  V90 ', 'Vestas V91'].map((name) => giver.isTaken(name))).toEqual([true, false]);
  });
});
