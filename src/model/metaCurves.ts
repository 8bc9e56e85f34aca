import type { CurveDefinition, FormDefinition } from './FormDefinition.ts';

/** The titles, units and fields of a curve; null means that a unit, list or end does not exist. */
export interface CurveMeta {
  title: string;
  help_text: string;
  x: {
    title: string;
    unit: string | null;
    /** The list field that holds x; null if x counts up from `from` to `to`. */
    field: string | null;
    from: number | null;
    to: number | null;
  };
  /** Each series with its list field, or with one numeric field per x. */
  y: { title: string; unit: string | null; fields: string[] }[];
}

/** Returns the curves of a kind by id; the rules of their lists are among those of the kind. */
export function toCurveMeta({ curves }: FormDefinition): Record<string, CurveMeta> {
  return Object.fromEntries(Object.entries(curves).map(([id, curve]) => [id, curveMeta(curve)]));
}

function curveMeta({ title, help, x, y }: CurveDefinition): CurveMeta {
  const ends = 'field' in x.source ? { field: x.source.field, from: null, to: null } : { field: null, ...x.source };
  return {
    title,
    help_text: help,
    x: { title: x.title, unit: x.unit ?? null, ...ends },
    y: y.map((series) => ({
      title: series.title,
      unit: series.unit ?? null,
      fields: 'field' in series.source ? [series.source.field] : series.source.fields,
    })),
  };
}
