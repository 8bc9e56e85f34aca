import type { MapLimits } from '#model/mapFaults.ts';
import type { MapSchema } from './KindFile.ts';

/** Returns the limits of a map by axis, without its other keywords. */
export function mapLimits(map: MapSchema | undefined): MapLimits {
  return { x: axisLimits(map?.x), y: axisLimits(map?.y), z: axisLimits(map?.z) };
}

function axisLimits({ minimum, maximum }: Partial<MapSchema['x']> = {}) {
  return { ...(minimum === undefined ? {} : { minimum }), ...(maximum === undefined ? {} : { maximum }) };
}
