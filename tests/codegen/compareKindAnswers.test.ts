import { expect, it } from 'vitest';
import { compareKindAnswers } from '#codegen/contracts/compareKindAnswers.ts';
import { viewSchema } from '#codegen/contracts/viewSchema.ts';

const OURS = {
  components: {
    schemas: {
      HeatPump: {
        type: 'object',
        required: ['power'],
        properties: { power: { type: 'number' }, note: { type: 'string' }, model: { type: 'string', maxLength: 9 } },
      },
    },
  },
};

function compare(schema: object) {
  const kind = { read: viewSchema({}, schema) };
  return compareKindAnswers({ ours: OURS, theirs: {}, subclass: 'heat_pump', kind });
}

it('says by field what the answers of two servers differ in', () => {
  expect(
    compare({ properties: { power: { type: ['number', 'null'] }, model: { type: 'string' }, extra: {} } }),
  ).toEqual([
    ['power', 'in answers, heat_pump.power: required: yes here, no there.'],
    ['power', 'in answers, heat_pump.power: may be null: no here, yes there.'],
    ['note', 'in answers, heat_pump.note is only here.'],
    ['extra', 'in answers, heat_pump.extra is only there.'],
  ]);
});

it('the same fields have no differences, even with other limits', () => {
  expect(compare(OURS.components.schemas.HeatPump)).toEqual([]);
});

it.each([
  ['without fields', { type: 'object' }],
  ['of any entries', { properties: { power: {} }, additionalProperties: { type: 'number' } }],
])('an answer %s is not compared', (_what, schema) => {
  expect(compare(schema)).toEqual([]);
});

it('a kind without an answer is not compared', () => {
  expect(compareKindAnswers({ ours: OURS, theirs: {}, subclass: 'heat_pump', kind: {} })).toEqual([]);
});

it('a component that differs as a whole has no field', () => {
  const kind = { read: { ...viewSchema({}, { properties: { power: { type: 'number' } } }) } };
  const ours = { components: { schemas: { HeatPump: { type: 'string' } } } };
  expect(compareKindAnswers({ ours, theirs: {}, subclass: 'heat_pump', kind })).toEqual([
    ['', 'in answers, heat_pump: type: string here, object there.'],
  ]);
});
