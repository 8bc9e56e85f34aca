import type { CurveDefinition, CurveSeries } from '#model/FormDefinition.ts';
import { inputLimits } from './inputLimits.ts';
import type { CurveSchema } from './KindFile.ts';
import type { Merged, MergedKind } from './mergeKind.ts';
import type { Outcome } from './Problem.ts';
import { phrase } from './phrase.ts';
import { withPaths } from './withPaths.ts';

type Fields = MergedKind['fields'];

/** Returns the kind with the numbered fields of its curves, such as `pc{x}`, after its other fields. */
export function expandCurves(kind: MergedKind): Outcome<MergedKind> {
  const series = [...kind.curves.values()].flatMap(({ schema, origin }) =>
    schema.y.map((one, index) => ({ curve: schema, one, origin: { ...origin, path: [...origin.path, 'y', index] } })),
  );
  return series.reduce<Outcome<MergedKind>>(
    ({ value, problems }, { curve, one, origin }) => {
      const made = expandSeries(curve, one, { origin, fields: value.fields, kind });
      return {
        value: { ...value, fields: new Map([...value.fields, ...made.value]) },
        problems: [...problems, ...made.problems],
      };
    },
    { value: kind, problems: [] },
  );
}

function expandSeries(
  curve: CurveSchema,
  series: CurveSchema['y'][number],
  { origin, fields, kind }: { origin: Merged<unknown>['origin']; fields: Fields; kind: MergedKind },
): Outcome<Fields> {
  const names = numberedFields(curve, series.fields);
  const fail = (word: string, message: string, suggestion: string) => ({
    value: new Map(),
    problems: [origin.source.problemAt([...origin.path, word], message, suggestion)],
  });
  const { from = 0, to = 0 } = curve.x;
  if (to - from >= inputLimits.points) {
    const message = `the curve has ${to - from + 1} points, each of which would be a field; at most ${inputLimits.points} are allowed.`;
    const place = [...origin.path.slice(0, -2), 'x', 'to'];
    return { value: new Map(), problems: [origin.source.problemAt(place, message, 'Use two lists.')] };
  }
  const clash = names.find((name) => fields.has(name));
  if (clash)
    return fail('fields', `"${series.fields}" makes a field "${clash}", which exists already.`, 'Choose another name.');
  if (series.default && names.length && series.default.length !== names.length) {
    const message = `"default" has ${series.default.length} values, but the curve has ${names.length} points from ${curve.x.from} to ${curve.x.to}.`;
    return fail('default', message, 'Give one value per point.');
  }
  const made = names.map((name, point) => {
    // The default of a field is an entry of the series' default.
    const source = withPaths(origin.source, (path) => (path.at(-1) === 'default' ? [...path, point] : path));
    return [name, { schema: numberedField({ curve, series, point, kind }), origin: { ...origin, source } }] as const;
  });
  return { value: new Map(made), problems: [] };
}

/** Returns the names of a numbered series' fields, in the order of x; none for a series in a list field. */
function numberedFields({ x }: CurveSchema, fields: string | undefined): string[] {
  if (fields === undefined || x.from === undefined || x.to === undefined) return [];
  // Swapped limits and too many points are reported elsewhere.
  const from = Math.min(x.from, x.to);
  const count = Math.min(Math.abs(x.to - x.from) + 1, inputLimits.points);
  return Array.from({ length: count }, (_, index) => fields.replace('{x}', String(from + index)));
}

/** Returns the curve's definition for client and server. */
export function toCurve(id: string, { schema }: Merged<CurveSchema>, fields: Fields): CurveDefinition {
  const { x } = schema;
  const source = x.field === undefined ? { from: x.from ?? 0, to: x.to ?? 0 } : { field: x.field };
  return {
    id,
    title: schema.title,
    help: schema.description ?? '',
    ...(schema.axis === undefined ? {} : { axis: schema.axis }),
    x: { title: x.title, ...(x.unit === undefined ? {} : { unit: x.unit }), ...listLimit(fields, x.field), source },
    y: schema.y.map((series) => ({ ...toSeries(schema, series), ...listLimit(fields, series.field) })),
    rising: schema.rising ?? true,
    outside: schema.outside ?? 'hold',
    ...(schema.logarithmic === undefined ? {} : { logarithmic: schema.logarithmic }),
    ...(schema.cutOut === undefined ? {} : { cutOut: schema.cutOut }),
  };
}

// Limits of single numbers are shown at the cell, the other rules of a list at the list.
function listLimit(fields: Fields, name: string | undefined): { minimum?: number; maximum?: number } {
  const list = name === undefined ? undefined : fields.get(name)?.schema['x-list'];
  if (list === undefined) return {};
  return { minimum: 0, ...(list === 'percentages' ? { maximum: 100 } : {}) };
}

function toSeries(curve: CurveSchema, series: CurveSchema['y'][number]): CurveSeries {
  return {
    title: series.title,
    ...(series.unit === undefined ? {} : { unit: series.unit }),
    ...(series.minimum === undefined ? {} : { minimum: series.minimum }),
    ...(series.maximum === undefined ? {} : { maximum: series.maximum }),
    ...(series.belowMinimum === undefined ? {} : { belowMinimum: series.belowMinimum }),
    source: series.field === undefined ? { fields: numberedFields(curve, series.fields) } : { field: series.field },
  };
}

/** Returns the names of all fields that a curve edits: x first, then each series. */
export function curveFields(curve: CurveSchema): string[] {
  const series = curve.y.flatMap(({ field, fields }) =>
    field === undefined ? numberedFields(curve, fields) : [field],
  );
  return curve.x.field === undefined ? series : [curve.x.field, ...series];
}

interface NumberedPoint {
  curve: CurveSchema;
  series: CurveSchema['y'][number];
  point: number;
  kind: MergedKind;
}

function numberedField({ curve: { x }, series, point, kind }: NumberedPoint) {
  const at = `${(x.from ?? 0) + point}${x.unit ? ` ${x.unit}` : ''}`;
  const axis = kind.wording?.keepsCapitals ? x.title : x.title.toLowerCase();
  const value = series.default?.[point];
  return {
    type: 'number',
    title: phrase(kind, '{title} at {value}', { title: series.title, value: at }),
    description: phrase(kind, '{title} at {axis} {value}.', { title: series.title, axis, value: at }),
    ...(series.unit === undefined ? {} : { 'x-unit': series.unit }),
    ...(value === undefined ? {} : { default: value }),
    ...(series.minimum === undefined ? {} : { minimum: series.minimum }),
    ...(series.maximum === undefined ? {} : { maximum: series.maximum }),
  };
}
