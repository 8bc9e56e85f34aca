import { describe, expect, it } from 'vitest';
import { COLLATOR } from '#model/collator.ts';
import { sortKey } from '#model/sortKey.ts';

const NAMES = [
  ...['Unit 9', 'unit 10', 'Unit 010', 'Unit', 'unit-9', 'Unit_9', 'Unit (2)', 'Unit (10)', 'Unit, large', 'Unit 9a'],
  ...['Zephyr', 'Éole', 'eole 2', 'Straße', 'strasse 1', 'Ångström', 'angler', '9 kW', '10 kW', '9.5 kW', '007', '7 b'],
  ...['#1', '@home', '[old]', '{new}', '~tmp', '+plus', '$', 'a b', 'ab', 'a-b', 'a/b', "o'brien", 'obrien', 'ΟΔΟΣ'],
];

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

describe('the key that names are sorted by', () => {
  it('puts them in the order in which every list shows them', () => {
    const pairs = NAMES.flatMap((one) => NAMES.map((other) => [one, other] as const));
    const found = pairs.filter(
      ([one, other]) => Math.sign(COLLATOR.compare(one, other)) !== compareText(sortKey(one), sortKey(other)),
    );
    expect(found).toEqual([]);
  });

  it('is short, however long the name', () => {
    expect(sortKey('ﷺ'.repeat(50)).length).toBeLessThanOrEqual(200);
    expect(sortKey('9'.repeat(50)).length).toBeLessThanOrEqual(100);
  });
});
