import { describe, expect, it } from 'vitest';
import { entryFields } from '#server/reference/entryFields.ts';
import { TURBINE } from '../fixtures/turbineDefinition.ts';

const FIELDS = entryFields(TURBINE);

function read(name: string, values: Record<string, unknown>) {
  const field = FIELDS.get(name);
  return field?.read(values);
}

it('entries are found and sorted by what a user sees that is one value, and by the curve', () => {
  expect([...FIELDS].map(([name, { isNumber }]) => [name, isNumber])).toEqual([
    ['name', false],
    ['rated_power', true],
    ['hub_height', true],
    ['blades', true],
    ['class', false],
    ['offshore', false],
    ['maker', false],
    ['generator.voltage', true],
    ['power_curve', true],
  ]);
});

it('a part of a document has no values of its own', () => {
  const { generator } = TURBINE.objects ?? {};
  const objects = { generator: { title: 'Generator', ...generator, isDocument: true } };
  expect(entryFields({ ...TURBINE, objects }).has('generator.voltage')).toBe(false);
});

describe('the value of a field', () => {
  it('is that of the record, or null', () => {
    expect(read('rated_power', { rated_power: 3000 })).toBe(3000);
    expect(read('generator.voltage', { 'generator/voltage': 690 })).toBe(690);
    expect(read('offshore', { offshore: false })).toBe(false);
    expect(read('rated_power', {})).toBeNull();
  });

  it.each([
    ['class', 2, 'Medium wind'],
    ['class', '2', 'Medium wind'],
    ['class', 3, undefined],
    ['maker', 'Enercon', 'Enercon'],
    ['maker', null, undefined],
    ['rated_power', 3000, undefined],
    ['rated_power', '3000', undefined],
    ['power_curve', 3000, undefined],
  ])('of %s, %j, is searched as %j', (name, value, text) => {
    expect(FIELDS.get(name)?.toText(value)).toBe(text);
  });
});

describe('the value of a curve', () => {
  it('is the highest of its first series', () => {
    expect(read('power_curve', { speeds: '3, 12, 25', powers: '40, 3050, 3000' })).toBe(3050);
  });

  it('is null without points', () => {
    expect(read('power_curve', { speeds: '3', powers: '' })).toBeNull();
    expect(read('power_curve', {})).toBeNull();
  });

  it('is that of its numbers where it is numbered, without those that are missing', () => {
    const y = [{ title: 'Power', source: { fields: ['rated_power', 'hub_height', 'lost'] } }];
    const { power_curve: curve } = TURBINE.curves;
    if (!curve) throw new Error('there is no curve');
    const fields = entryFields({ ...TURBINE, curves: { own: { ...curve, y } } });
    expect(fields.get('power_curve')?.read({ rated_power: 7 })).toBe(7);
  });
});
