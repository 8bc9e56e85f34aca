import { describe, expect, it, test } from 'vitest';
import { expandCurves } from '#codegen/expandCurves.ts';
import type { CurveSchema, FieldSchema, KindFile } from '#codegen/KindFile.ts';
import { mergeKind } from '#codegen/mergeKind.ts';
import { toDefinition } from '#codegen/toDefinition.ts';
import { mergedKind, toSource, toTexts } from './mergedKind.ts';

const LISTS: Record<string, FieldSchema> = {
  loads: { type: 'string', title: 'Loads', 'x-list': 'numbers' },
  losses: { type: 'string', title: 'Losses', 'x-list': 'percentages' },
  heat: { type: 'string', title: 'Heat', 'x-list': 'numbers' },
};

function define(curve: CurveSchema, properties: Record<string, FieldSchema> = LISTS) {
  return toDefinition(mergedKind({ properties, 'x-curves': { c: curve } }));
}

describe('a curve over lists', () => {
  it('takes limits of its numbers from the lists', () => {
    const y = [
      { title: 'Losses', field: 'losses', unit: '%' },
      { title: 'Heat', field: 'heat' },
    ];
    expect(define({ title: 'Losses', x: { title: 'Load', unit: 'kW', field: 'loads' }, y }).curves).toEqual({
      c: {
        id: 'c',
        title: 'Losses',
        help: '',
        x: { title: 'Load', unit: 'kW', minimum: 0, source: { field: 'loads' } },
        y: [
          { title: 'Losses', unit: '%', source: { field: 'losses' }, minimum: 0, maximum: 100 },
          { title: 'Heat', source: { field: 'heat' }, minimum: 0 },
        ],
        rising: true,
        outside: 'hold',
      },
    });
  });

  it('says at each list how many values it needs', () => {
    const y = [
      { title: 'Losses', field: 'losses' },
      { title: 'Heat', field: 'heat' },
    ];
    const lists = { ...LISTS, losses: { ...LISTS.losses, description: 'Of the load.' } };
    const { fields } = define({ title: 'Losses', x: { title: 'Load', field: 'loads' }, y }, lists);
    expect(fields.loads?.help).toBe("Needs as many values as 'Losses' and 'Heat'.");
    expect(fields.losses?.help).toBe("Of the load. Needs as many values as 'Loads' and 'Heat'.");
    expect(fields.losses?.curve).toBe('c');
  });
});

describe('a curve of numbered fields', () => {
  const curve: CurveSchema = {
    title: 'Power curve',
    description: 'Power by speed.',
    axis: 'Power',
    rising: false,
    outside: 'zero',
    logarithmic: ['x'],
    cutOut: 'stop',
    x: { title: 'Wind Speed', unit: 'm/s', from: 3, to: 5 },
    y: [
      { title: 'Power', fields: 'p{x}', unit: 'kW', default: [1, 0, 3], minimum: 0, maximum: 9, belowMinimum: 'clip' },
      { title: 'Heat', fields: 'h{x}' },
    ],
  };
  const { curves, fields } = define(curve, { stop: { type: 'number', title: 'Stop' } });

  it('names its fields in the order of x', () => {
    expect(curves.c).toEqual({
      id: 'c',
      title: 'Power curve',
      help: 'Power by speed.',
      axis: 'Power',
      x: { title: 'Wind Speed', unit: 'm/s', source: { from: 3, to: 5 } },
      y: [
        {
          ...{ title: 'Power', unit: 'kW', minimum: 0, maximum: 9, belowMinimum: 'clip' },
          source: { fields: ['p3', 'p4', 'p5'] },
        },
        { title: 'Heat', source: { fields: ['h3', 'h4', 'h5'] } },
      ],
      rising: false,
      outside: 'zero',
      logarithmic: ['x'],
      cutOut: 'stop',
    });
  });

  it('makes a field per point, with its default, limits and place', () => {
    expect(fields.p4).toEqual({
      name: 'p4',
      type: 'number',
      title: 'Power at 4 m/s',
      help: 'Power at wind speed 4 m/s.',
      required: false,
      nullable: true,
      readOnly: false,
      hidden: false,
      system: false,
      default: 0,
      minimum: 0,
      maximum: 9,
      unit: 'kW',
      curve: 'c',
    });
    expect(fields.h3).toEqual({
      name: 'h3',
      type: 'number',
      title: 'Heat at 3 m/s',
      help: 'Heat at wind speed 3 m/s.',
      required: false,
      nullable: true,
      readOnly: false,
      hidden: false,
      system: false,
      curve: 'c',
    });
  });

  it('leaves out the unit that x lacks', () => {
    const plain = define({ title: 'C', x: { title: 'Step', from: 0, to: 1 }, y: [{ title: 'Power', fields: 'p{x}' }] });
    expect(plain.fields.p1?.title).toBe('Power at 1');
    expect(plain.fields.p0?.help).toBe('Power at step 0.');
  });
});

test('numbered fields of two curves can clash with each other', () => {
  const curve = { title: 'C', x: { title: 'X', from: 0, to: 1 }, y: [{ title: 'Y', fields: 'p{x}' }] };
  const file: KindFile = {
    $id: 'probe',
    title: 'Probe',
    'x-kind': { plural: 'Probes', icon: 'fan', order: 1 },
    'x-curves': { a: curve, b: { ...curve, x: { title: 'X', from: 1, to: 2 } }, c: curve },
  };
  const { value } = mergeKind(toSource('kinds/probe.json', file), file, new Map());
  if (!value) throw new Error('The probe names no shared file.');
  expect(toTexts(expandCurves(value).problems)).toEqual([
    '"p{x}" makes a field "p1", which exists already. Choose another name.',
    '"p{x}" makes a field "p0", which exists already. Choose another name.',
  ]);
});
