import { describe, expect, it } from 'vitest';
import type { FieldDefinition, RecordShape } from '#model/FormDefinition.ts';
import { type RecordPart, toRecordParts } from '#model/recordParts.ts';
import { createFields } from '../fixtures/nestedKind.ts';

const CHOICES = [
  { value: 1, label: 'Fixed price' },
  { value: 2, label: 'Flexible price' },
];

/** The parts in short: a field by property and name; an object with its title, its parts, its choice and its cases. */
function listParts(parts: readonly RecordPart[]): unknown[] {
  return parts.map((part) => {
    if ('field' in part) return [part.property, part.name, part.field.name];
    const { property, name, object, parts: inside, choice, cases } = part;
    return {
      of: [property, name, object.title],
      parts: listParts(inside),
      ...(choice && { choice: listParts([choice]) }),
      cases: Object.fromEntries([...cases].map(([value, ofCase]) => [value, listParts(ofCase)])),
    };
  });
}

function createParts(names: Record<string, Partial<FieldDefinition>>, objects?: RecordShape['objects'], rest?: string) {
  return listParts(toRecordParts({ fields: createFields(names), ...(objects && { objects }) }, rest));
}

const own = (name: string, property = name) => [property, name, name];

describe('the parts of a record', () => {
  it('are its fields', () => {
    expect(createParts({ name: {}, power: {} })).toEqual([own('name'), own('power')]);
  });

  it('are objects at the place of their first field, with all their fields', () => {
    const objects = { charging: { title: 'Charging' } };
    expect(createParts({ name: {}, 'charging/power': {}, note: {}, 'charging/mode': {} }, objects)).toEqual([
      own('name'),
      {
        of: ['charging', 'charging', 'Charging'],
        parts: [own('charging/power', 'power'), own('charging/mode', 'mode')],
        cases: {},
      },
      own('note'),
    ]);
  });

  it('are objects in objects, titled by their property where nothing else is said', () => {
    expect(createParts({ 'charging/plug/type': {}, 'charging/plug/power': {} })).toEqual([
      {
        of: ['charging', 'charging', 'charging'],
        parts: [
          {
            of: ['plug', 'charging/plug', 'plug'],
            parts: [own('charging/plug/type', 'type'), own('charging/plug/power', 'power')],
            cases: {},
          },
        ],
        cases: {},
      },
    ]);
  });

  it('are the cases of a variant, apart from its choice and what they share', () => {
    const fields = {
      'tariff/type': { type: 'choice', choices: CHOICES },
      'tariff/fee': {},
      'tariff/=1/price': {},
      'tariff/=2/source/name': {},
      'tariff/=3/discount': {},
    } as const;
    const objects = { tariff: { title: 'Tariff', variant: 'type' }, 'tariff/=2/source': { title: 'Source' } };
    expect(createParts(fields, objects)).toEqual([
      {
        of: ['tariff', 'tariff', 'Tariff'],
        parts: [own('tariff/fee', 'fee'), own('tariff/=3/discount', 'discount')],
        choice: [own('tariff/type', 'type')],
        cases: {
          1: [own('tariff/=1/price', 'price')],
          2: [
            {
              of: ['source', 'tariff/=2/source', 'Source'],
              parts: [own('tariff/=2/source/name', 'name')],
              cases: {},
            },
          ],
        },
      },
    ]);
  });

  it('are the choice of an object alone, not a field of the same name in a case or beside it', () => {
    const fields = { type: {}, 'tariff/type': { type: 'choice', choices: CHOICES }, 'tariff/=1/type': {} } as const;
    expect(createParts(fields, { tariff: { title: 'Tariff', variant: 'type' } })).toEqual([
      own('type'),
      {
        of: ['tariff', 'tariff', 'Tariff'],
        parts: [],
        choice: [own('tariff/type', 'type')],
        cases: { 1: [own('tariff/=1/type', 'type')], 2: [] },
      },
    ]);
  });

  it('are the alternatives of a property, one by one', () => {
    expect(createParts({ 'power/?0': {}, 'power/?1': {}, 'motor/?0/poles': {} })).toEqual([
      own('power/?0', 'power'),
      own('power/?1', 'power'),
      { of: ['motor', 'motor/?0', 'motor'], parts: [own('motor/?0/poles', 'poles')], cases: {} },
    ]);
  });

  it('are all properties without a field of their own, by the name that is given for them', () => {
    expect(createParts({ name: {}, '*': {} })).toEqual([own('name'), own('*')]);
    expect(createParts({ name: {}, '*': {}, 'pv/*': {} }, undefined, 'others')).toEqual([
      own('name'),
      own('*', 'others'),
      { of: ['pv', 'pv', 'pv'], parts: [own('pv/*', 'others')], cases: {} },
    ]);
  });
});
