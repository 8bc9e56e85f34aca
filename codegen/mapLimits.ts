import type { MapLimits } from '#model/mapFaults.ts';
import type { MapSchema } from './KindFile.ts';

/** The limits of a map by axis, without its words. */
export function mapLimits(map: MapSchema | undefined): MapLimits {
  return { x: axisLimits(map?.x), y: axisLimits(map?.y), z: axisLimits(map?.z) };
}

function axisLimits({ minimum, maximum }: Partial<MapSchema['x']> = {}) {
  return { ...(minimum === undefined ? {} : { minimum }), ...(maximum === undefined ? {} : { maximum }) };
}
