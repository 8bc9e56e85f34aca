import { describe, expect, it } from 'vitest';
import { differenceText } from '#model/differenceText.ts';
import type { Difference } from '#model/MetaDifference.ts';
import { listText } from '#model/quoteValue.ts';
import type { StatedCurve } from '#model/StatedMeta.ts';

const text = (difference: Difference) => differenceText({ field: 'a', label: 'A', ...difference });

describe('a difference in words', () => {
  const curve = (x: StatedCurve['x'], y: string[][]): StatedCurve => ({ id: 'power', x, y });

  it.each<[string, Difference, string]>([
    ['a field of the server', { code: 'onlyOnServer' }, 'only the server knows this field; it is kept as it is'],
    ['a field of the form', { code: 'onlyInForm' }, 'the server does not know this field; it is not saved'],
    [
      'a rule of the form',
      { code: 'looserRule', rule: { rule: 'falling', field: 'a', other: 'b', otherLabel: 'Height' } },
      'only the form requires the rule falling with Height',
    ],
    [
      'a list of any text',
      { code: 'looserList', form: 'numbers', server: null },
      'looser list: numbers in the form, none on the server',
    ],
    [
      'labels of choices',
      { code: 'choiceLabels', form: ['flex: Flexible'], server: ['flex: Day-ahead', 'x: Y'] },
      'labels of the choices: flex: Flexible in the form, flex: Day-ahead, x: Y on the server',
    ],
    ['axes', { code: 'axes', form: ['x', 'y'], server: null }, 'axes: x, y in the form, none on the server'],
    [
      'columns that differ',
      { code: 'unique', form: ['from'], server: null },
      'columns that differ from row to row: from in the form, none on the server',
    ],
    ['a label', { code: 'label', form: 'Power', server: 'Load' }, 'label: Power in the form, Load on the server'],
    ['a new help', { code: 'help', form: null, server: 'Peak.' }, 'help: none in the form, Peak. on the server'],
    [
      'a help that is gone',
      { code: 'help', form: 'Peak.', server: null },
      'help: Peak. in the form, none on the server',
    ],
    [
      'a default that is a record',
      { code: 'default', form: {}, server: [1] },
      'default: {} in the form, [1] on the server',
    ],
    ['an empty text', { code: 'default', form: '', server: 'x' }, 'default: none in the form, x on the server'],
    ['zero and no', { code: 'default', form: 0, server: false }, 'default: 0 in the form, no on the server'],
    [
      'a looser maximum that is itself refused',
      { code: 'looserMaximum', form: { value: 5, exclusive: true }, server: { value: 9, exclusive: true } },
      'looser maximum: below 5 in the form, below 9 on the server',
    ],
    [
      'a curve over a list',
      {
        code: 'curve',
        form: curve({ field: 'soc', from: null, to: null }, [['charge'], ['discharge']]),
        server: curve({ field: null, from: 0, to: 2 }, [['p0', 'p1', 'p2']]),
      },
      'fields of the curve: soc with charge, discharge in the form, 0 to 2 with p0 to p2 on the server',
    ],
  ])('%s', (_what, difference, words) => {
    expect(text(difference)).toBe(words);
  });

  it.each([
    [100, 'x'.repeat(100)],
    [101, `${'x'.repeat(99)}…`],
  ])('shows a hundred characters of a pattern with %i', (length, shown) => {
    expect(text({ code: 'pattern', form: null, server: 'x'.repeat(length) })).toBe(
      `pattern: none in the form, ${shown} on the server`,
    );
  });
});

describe('words of which only the end differs', () => {
  const SAME = 'The power at rated wind speed, measured at the hub and averaged over ten minutes';

  it.each<[string, string | null, string | null, string]>([
    [
      'are quoted from shortly before it',
      `${SAME}, by the maker.${' '.repeat(20)}`,
      `${SAME}, by us.`,
      'help: …averaged over ten minutes, by the maker.                     in the form, …averaged over ten minutes, by us. on the server',
    ],
    [
      'are quoted so where one ends earlier',
      SAME,
      `${SAME}${'.'.repeat(30)}`,
      `help: … and averaged over ten minutes in the form, … and averaged over ten minutes${'.'.repeat(30)} on the server`,
    ],
    [
      'are quoted as a whole up to a hundred characters',
      `${SAME}, by`,
      `${SAME}${'.'.repeat(100 - SAME.length)}`,
      `help: ${SAME}, by in the form, ${SAME}${'.'.repeat(100 - SAME.length)} on the server`,
    ],
    [
      'are quoted so beyond a hundred characters',
      `${SAME}, by`,
      `${SAME}${'.'.repeat(101 - SAME.length)}`,
      `help: … and averaged over ten minutes, by in the form, … and averaged over ten minutes${'.'.repeat(101 - SAME.length)} on the server`,
    ],
    [
      'are quoted from their beginning where that differs',
      'x'.repeat(120),
      null,
      `help: ${'x'.repeat(99)}… in the form, none on the server`,
    ],
    [
      'are quoted from their beginning where it differs soon',
      `${'a'.repeat(30)}${'x'.repeat(80)}`,
      'a'.repeat(30),
      `help: ${'a'.repeat(30)}${'x'.repeat(69)}… in the form, ${'a'.repeat(30)} on the server`,
    ],
    [
      'are quoted without the first character that is too far away',
      `${'a'.repeat(31)}${'x'.repeat(80)}`,
      'a'.repeat(31),
      `help: …${'a'.repeat(30)}${'x'.repeat(68)}… in the form, …${'a'.repeat(30)} on the server`,
    ],
  ])('%s', (_what, form, server, words) => {
    expect(text({ code: 'help', form, server })).toBe(words);
  });
});

describe('a list of values', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const TWENTY = numbers(20).join(', ');

  it.each<[string, readonly unknown[] | null, string]>([
    ['that does not exist', null, 'none'],
    ['without values', [], 'none'],
    ['of one value', [true], 'yes'],
    ['of twenty', numbers(20), TWENTY],
    ['of more than twenty', numbers(23), `${TWENTY} and 3 more`],
  ])('%s', (_what, values, words) => {
    expect(listText(values)).toBe(words);
  });
});
