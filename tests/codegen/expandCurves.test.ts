import { describe, expect, it } from 'vitest';
import { curveFields, expandCurves, toCurve } from '#codegen/expandCurves.ts';
import type { CurveSchema, FieldSchema } from '#codegen/KindFile.ts';
import type { Wording } from '#model/Wording.ts';
import { unexpandedKind } from './mergedKind.ts';

type Series = CurveSchema['y'];

/** Expands one curve; places are what the file says from there. */
function expand(
  x: Omit<CurveSchema['x'], 'title'>,
  y: Series,
  {
    properties = {},
    wording,
    ...words
  }: Partial<CurveSchema> & { properties?: Record<string, FieldSchema>; wording?: Wording } = {},
) {
  const schema: CurveSchema = { title: 'Curve', x: { title: 'Wind Speed', ...x }, y, ...words };
  const kind = unexpandedKind({ properties, 'x-curves': { c: schema } });
  const { value, problems } = expandCurves({ ...kind, ...(wording ? { wording } : {}) });
  const curve = value.curves.get('c');
  if (!curve) throw new Error('The curve is lost.');
  const text = JSON.stringify(kind.file);
  return {
    ...{ kind, value, curve: toCurve('c', curve, value.fields), names: curveFields(schema) },
    fields: Object.fromEntries([...value.fields].map(([name, field]) => [name, field.schema])),
    said: problems.map(({ column, message, suggestion }) => [
      text.slice(column - 1).match(/^"\w+":[^,{}]*/)?.[0],
      `${message} ${suggestion}`,
    ]),
  };
}

const POWER = { title: 'Power', fields: 'p{x}' };

describe('numbered fields', () => {
  it('have the words of their series', () => {
    const series: Series = [
      { ...POWER, unit: 'kW', default: [1, 2, 3], minimum: 0, maximum: 9, belowMinimum: 'zero' as never },
    ];
    const { fields, curve, names, said } = expand({ unit: 'm/s', from: 2, to: 4 }, series);
    const words = { type: 'number', 'x-unit': 'kW', minimum: 0, maximum: 9 };
    const point = (at: number, value: number) => ({
      ...{ ...words, title: `Power at ${at} m/s`, description: `Power at wind speed ${at} m/s.`, default: value },
    });
    expect(said).toEqual([]);
    expect(fields).toStrictEqual({ p2: point(2, 1), p3: point(3, 2), p4: point(4, 3) });
    expect(names).toEqual(['p2', 'p3', 'p4']);
    expect(curve).toStrictEqual({
      ...{ id: 'c', title: 'Curve', help: '', rising: true, outside: 'hold' },
      x: { title: 'Wind Speed', unit: 'm/s', source: { from: 2, to: 4 } },
      y: [
        {
          ...{ title: 'Power', unit: 'kW', minimum: 0, maximum: 9, belowMinimum: 'zero' },
          source: { fields: ['p2', 'p3', 'p4'] },
        },
      ],
    });
  });

  it('have few words if their series has few', () => {
    const words = { description: 'Help', axis: 'Axis', rising: false, logarithmic: ['x'], cutOut: 'q' } as const;
    const { fields, curve, names } = expand({ from: 0, to: 1 }, [POWER, { title: 'Heat', fields: 'h{x}' }], {
      ...{ ...words, logarithmic: ['x'], outside: 'zero' as never },
    });
    const point = (title: string, at: number) => ({
      ...{ type: 'number', title: `${title} at ${at}`, description: `${title} at wind speed ${at}.` },
    });
    expect(fields).toStrictEqual({
      p0: point('Power', 0),
      p1: point('Power', 1),
      h0: point('Heat', 0),
      h1: point('Heat', 1),
    });
    expect(names).toEqual(['p0', 'p1', 'h0', 'h1']);
    expect(curve).toStrictEqual({
      ...{ id: 'c', title: 'Curve', help: 'Help', axis: 'Axis', rising: false, outside: 'zero' },
      ...{ logarithmic: ['x'], cutOut: 'q', x: { title: 'Wind Speed', source: { from: 0, to: 1 } } },
      y: [
        { title: 'Power', source: { fields: ['p0', 'p1'] } },
        { title: 'Heat', source: { fields: ['h0', 'h1'] } },
      ],
    });
  });

  it('come after the other fields', () => {
    const { fields } = expand({ from: 0, to: 0 }, [POWER], { properties: { own: { type: 'string', title: 'Own' } } });
    expect(Object.keys(fields)).toEqual(['own', 'p0']);
  });

  it('are placed at their series, and a default at its entry', () => {
    const { value } = expand({ from: 0, to: 1 }, [{ ...POWER, default: [7, 8] }]);
    const origin = value.fields.get('p1')?.origin;
    if (!origin) throw new Error('The field is lost.');
    expect(origin.path).toEqual(['x-curves', 'c', 'y', 0]);
    const place = (path: (string | number)[]) => value.source.placeAt([...origin.path, ...path]);
    expect(origin.source.placeAt([...origin.path, 'default'])).toEqual(place(['default', 1]));
    expect(origin.source.placeAt([...origin.path, 'title'])).toEqual(place(['title']));
  });

  it('keep capitals in languages that do', () => {
    const wording = { keepsCapitals: true, phrases: new Map([['{title} at {value}', '{title} bei {value}']]) };
    const { fields } = expand({ from: 3, to: 3 }, [POWER], { wording });
    expect(fields).toStrictEqual({
      p3: { type: 'number', title: 'Power bei 3', description: 'Power at Wind Speed 3.' },
    });
    const lower = expand({ from: 3, to: 3 }, [POWER], { wording: { ...wording, keepsCapitals: false } });
    expect(lower.fields.p3).toMatchObject({ description: 'Power at wind speed 3.' });
  });

  it('of swapped limits are those between them', () => {
    const { fields, names, curve, said } = expand({ from: 4, to: 2 }, [POWER]);
    expect(Object.keys(fields)).toEqual(['p2', 'p3', 'p4']);
    expect(names).toEqual(['p2', 'p3', 'p4']);
    expect(curve.x.source).toEqual({ from: 4, to: 2 });
    expect(said).toEqual([]);
  });

  it.each([
    [{ from: 1 }, { from: 1, to: 0 }],
    [{ to: 1 }, { from: 0, to: 1 }],
  ])('need both limits: %j', (x, source) => {
    const { fields, names, curve, said } = expand(x, [{ ...POWER, default: [1] }]);
    expect({ fields, names, said }).toEqual({ fields: {}, names: [], said: [] });
    expect(curve.x.source).toEqual(source);
  });
});

describe('a series is refused', () => {
  it('if a field has the name of one of its points', () => {
    const { fields, said } = expand({ from: 0, to: 1 }, [POWER], {
      properties: { p1: { type: 'string', title: 'P' } },
    });
    const message = '"p{x}" makes a field "p1", which exists already. Choose another name.';
    expect(said).toEqual([['"fields":"p{x}"'.slice(0, 11), message]]);
    expect(fields).toStrictEqual({ p1: { type: 'string', title: 'P' } });
  });

  it('if another series has the same names', () => {
    const { fields, said } = expand({ from: 0, to: 1 }, [POWER, { title: 'Heat', fields: 'p{x}' }]);
    expect(said).toEqual([
      [expect.any(String), '"p{x}" makes a field "p0", which exists already. Choose another name.'],
    ]);
    expect(fields.p0).toMatchObject({ title: 'Power at 0' });
  });

  it.each([[[1]], [[1, 2, 3]]])('if its default is %j, but there are two points', (values) => {
    const { fields, said } = expand({ from: 0, to: 1 }, [{ ...POWER, default: values }]);
    const message = `"default" has ${values.length} values, but the curve has 2 points from 0 to 1. Give one value per point.`;
    expect(said).toEqual([[expect.stringMatching(/^"default":/), message]]);
    expect(fields).toStrictEqual({});
  });

  it('if it has more than 1000 points', () => {
    const many = expand({ from: 1, to: 1001 }, [POWER]);
    const message =
      'the curve has 1001 points, each of which would be a field; at most 1000 are allowed. Use two lists.';
    expect(many.said).toEqual([['"to":1001', message]]);
    expect(many.fields).toEqual({});
    expect(many.names).toHaveLength(1000);
    const most = expand({ from: 1, to: 1000 }, [POWER]);
    expect(most.said).toEqual([]);
    expect(Object.keys(most.fields)).toHaveLength(1000);
  });
});

describe('a curve of lists', () => {
  it('makes no fields, even over numbered values', () => {
    const { fields, names, said } = expand({ from: 0, to: 1 }, [{ title: 'Load', field: 'l' }]);
    expect({ fields, names, said }).toEqual({ fields: {}, names: ['l'], said: [] });
  });

  it('has the limits of its lists', () => {
    const list = (sort?: FieldSchema['x-list']): FieldSchema => ({
      ...{ type: 'string', title: 'List', ...(sort ? { 'x-list': sort } : {}) },
    });
    const properties = { l: list('percentages'), m: list('numbers'), n: list() };
    const series = ['m', 'n', 'missing'].map((field) => ({ title: field, field }));
    const { fields, curve, names, said } = expand({ field: 'l' }, series, { properties });
    expect(said).toEqual([]);
    expect(fields).toStrictEqual(properties);
    expect(names).toEqual(['l', 'm', 'n', 'missing']);
    expect(curve.x).toStrictEqual({ title: 'Wind Speed', minimum: 0, maximum: 100, source: { field: 'l' } });
    expect(curve.y).toStrictEqual([
      { title: 'm', minimum: 0, source: { field: 'm' } },
      { title: 'n', source: { field: 'n' } },
      { title: 'missing', source: { field: 'missing' } },
    ]);
  });
});
