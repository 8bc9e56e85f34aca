import { describe, expect, it } from 'vitest';
import { readValueQuery } from '#server/components/readValueQuery.ts';
import { Invalid } from '#server/Failure.ts';
import { createFields } from '../fixtures/nestedKind.ts';
import { TURBINE } from '../fixtures/turbineDefinition.ts';

const BATTERY = {
  ...TURBINE,
  id: 'battery',
  title: 'Battery',
  fields: createFields({
    name: { type: 'text' },
    rated_power: {},
    capacity: {},
    'cut-off': {},
    maker: { type: 'choice', choices: [{ value: 'x', label: 'X' }] },
  }),
};

const validate = () => [];
const KINDS = new Map([
  ['wind', { definition: TURBINE, validate }],
  ['battery', { definition: BATTERY, validate }],
]);

type Asked = Parameters<typeof readValueQuery>[0];

const read = (asked: Asked) => readValueQuery(asked, KINDS);

function findFaults(asked: Asked) {
  try {
    read(asked);
    return [];
  } catch (error) {
    if (error instanceof Invalid) return error.faults;
    throw error;
  }
}

describe('a list', () => {
  it('without these parameters shows no values', () => {
    expect(read({ subclass: 'wind' })).toBeUndefined();
    expect(read({ fields: '', where: '', sort_field: '' })).toBeUndefined();
  });

  it.each<[asked: Asked, query: ReturnType<typeof read>]>([
    [
      { subclass: 'wind', fields: 'hub_height,maker,hub_height' },
      { fields: ['hub_height', 'maker'], filters: [], sort: undefined },
    ],
    [
      { subclass: 'wind', where: 'hub_height:80..120;maker:~ener' },
      {
        fields: [],
        filters: [
          { field: 'hub_height', type: 'range', from: 80, to: 120 },
          { field: 'maker', type: 'text', text: 'ener' },
        ],
        sort: undefined,
      },
    ],
    [
      { subclass: 'wind', sort_field: 'hub_height' },
      { fields: [], filters: [], sort: { field: 'hub_height', isDescending: false } },
    ],
    [
      { subclass: 'wind', sort_field: '-hub_height' },
      { fields: [], filters: [], sort: { field: 'hub_height', isDescending: true } },
    ],
    [
      { subclass: 'battery', sort_field: 'cut-off' },
      { fields: [], filters: [], sort: { field: 'cut-off', isDescending: false } },
    ],
    [{ fields: 'rated_power' }, { fields: ['rated_power'], filters: [], sort: undefined }],
    [
      { subclass: 'wind,lost', fields: 'hub_height' },
      { fields: ['hub_height'], filters: [], sort: undefined },
    ],
    [
      { subclass: 'lost', fields: 'anything' },
      { fields: ['anything'], filters: [], sort: undefined },
    ],
  ])('by %j is read', (asked, query) => {
    expect(read(asked)).toEqual(query);
  });
});

const MALFORMED = 'Must be conditions such as hub_height:80..120, separated by semicolons';

describe('a list is refused', () => {
  it.each<[asked: Asked, faults: [field: string, value: string, message: string][]]>([
    [{ subclass: 'wind', fields: 'rotor' }, [['fields', 'rotor', 'Wind turbine has no field rotor to list']]],
    [{ subclass: 'wind', fields: 'name' }, [['fields', 'name', 'Wind turbine has no field name to list']]],
    [
      { subclass: 'wind', sort_field: '-toString' },
      [['sort_field', 'toString', 'Wind turbine has no field toString to list']],
    ],
    [
      { fields: 'hub_height' },
      [['fields', 'hub_height', 'Not every kind of this list has a field hub_height to list']],
    ],
    [
      { subclass: 'wind,battery', where: 'capacity:1..' },
      [['where', 'capacity', 'Not every kind of this list has a field capacity to list']],
    ],
    [{ subclass: 'wind', where: 'hub_height:~8' }, [['where', 'hub_height', "hub_height can't be filtered like this"]]],
    [{ where: 'maker:~ener' }, [['where', 'maker', "maker can't be filtered like this"]]],
    [{ subclass: 'wind', fields: '%' }, [['fields', '%', 'Must be names of fields separated by commas']]],
    [{ subclass: 'wind', where: 'hub_height' }, [['where', 'hub_height', MALFORMED]]],
    [
      { subclass: 'wind', fields: '%', where: ';x', sort_field: 'rotor' },
      [
        ['sort_field', 'rotor', 'Wind turbine has no field rotor to list'],
        ['fields', '%', 'Must be names of fields separated by commas'],
        ['where', ';x', MALFORMED],
      ],
    ],
  ])('by %j', (asked, faults) => {
    expect(findFaults(asked)).toEqual(faults.map(([field, value, message]) => ({ field, value, message })));
  });
});
