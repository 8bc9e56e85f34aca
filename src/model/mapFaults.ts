import type { CurveLimits } from './curvePoints.ts';
import type { MapDefinition } from './FormDefinition.ts';
import { isRecord } from './isRecord.ts';

/** What is wrong with a map, and where. */
export interface MapFault {
  /** The cell as a path in the map, 'z/1/0'; 'x', 'y' or 'z' for one of its lists, '' for the map as a whole. */
  at: string;
  /** JSON Schema's name if it has one; 'isMapSize' if z does not have a value for each x and y. */
  code: 'type' | 'additionalProperties' | 'minItems' | 'maxItems' | 'isMapSize' | 'minimum' | 'maximum' | 'isRising';
  params: MapFaultParams;
}

interface MapFaultParams {
  limit?: number;
  /** The x and y of a faulty value of z, if they are numbers. */
  x?: number;
  y?: number;
}

export type MapLimits = { [Axis in keyof MapDefinition]: CurveLimits };

/** The fewest and most values along each axis of a map. */
export const FEWEST_MAP_VALUES = 2;
export const MOST_MAP_VALUES = 100;

/** Returns all faults of a map's value, cell by cell; empty if it may be stored. */
export function findMapFaults(value: unknown, limits: MapLimits): MapFault[] {
  if (!isRecord(value)) return [{ at: '', code: 'type', params: {} }];
  const { x, y, z, ...unknown } = value;
  const faults = Object.keys(unknown).map((at): MapFault => ({ at, code: 'additionalProperties', params: {} }));
  if (!Array.isArray(x) || !Array.isArray(y) || !Array.isArray(z)) {
    const lists = Object.entries({ x, y, z });
    return [...faults, ...lists.flatMap(([at, list]) => (Array.isArray(list) ? [] : [fault(at, 'type')]))];
  }
  const inSize = [...findCountFaults('x', x), ...findCountFaults('y', y)];
  // The cells of a map that is too large are not checked.
  if (inSize.some(({ code }) => code === 'maxItems')) return [...faults, ...inSize];
  return [
    ...faults,
    ...inSize,
    ...findAxisFaults('x', x, limits.x),
    ...findAxisFaults('y', y, limits.y),
    ...findRowFaults({ x, y, z }, limits.z),
  ];
}

function findCountFaults(at: string, list: readonly unknown[]): MapFault[] {
  if (list.length < FEWEST_MAP_VALUES) return [fault(at, 'minItems', { limit: FEWEST_MAP_VALUES })];
  return list.length > MOST_MAP_VALUES ? [fault(at, 'maxItems', { limit: MOST_MAP_VALUES })] : [];
}

function findAxisFaults(axis: string, values: readonly unknown[], limits: CurveLimits): MapFault[] {
  return values.flatMap((value, index) => {
    const at = `${axis}/${index}`;
    const own = findCellFault(at, value, limits);
    if (own) return [own];
    const before = values[index - 1];
    return isNumber(before) && isNumber(value) && value <= before ? [fault(at, 'isRising')] : [];
  });
}

function findRowFaults({ x, y, z }: Lists, limits: CurveLimits): MapFault[] {
  if (z.length !== y.length) return [fault('z', 'isMapSize')];
  return z.flatMap((row: unknown, index) => {
    if (!Array.isArray(row) || row.length !== x.length) return [fault(`z/${index}`, 'isMapSize')];
    return row.flatMap((value: unknown, column) => {
      const own = findCellFault(`z/${index}/${column}`, value, limits);
      if (!own) return [];
      const place = { ...(isNumber(x[column]) && { x: x[column] }), ...(isNumber(y[index]) && { y: y[index] }) };
      return [{ ...own, params: { ...own.params, ...place } }];
    });
  });
}

interface Lists {
  x: readonly unknown[];
  y: readonly unknown[];
  z: readonly unknown[];
}

function findCellFault(at: string, value: unknown, { minimum, maximum }: CurveLimits): MapFault | undefined {
  if (!isNumber(value)) return fault(at, 'type');
  if (minimum !== undefined && value < minimum) return fault(at, 'minimum', { limit: minimum });
  return maximum !== undefined && value > maximum ? fault(at, 'maximum', { limit: maximum }) : undefined;
}

function fault(at: string, code: MapFault['code'], params: MapFaultParams = {}): MapFault {
  return { at, code, params };
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
