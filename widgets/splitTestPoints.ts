import type { MapDefinition } from '#model/FormDefinition.ts';
import { createConverter } from '#model/readQuantity.ts';

/** A list whose test points were split into two columns. */
interface SplitPoints {
  text: string;
  /** The first test point. */
  point: string;
  /** Whether the list has titles. */
  hasTitles: boolean;
}

/**
 * Splits test points of heat pumps (EN 14511) in the first column of a list into their temperatures: 'A7/W35' is a
 * source of air at 7 °C and a sink of water at 35 °C. Undefined for any other text.
 */
export function splitTestPoints(text: string, map: MapDefinition): SplitPoints | undefined {
  if (!isOfTemperatures(map)) return undefined;
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const first = lines.findIndex((line) => POINT.test(line));
  const points = lines
    .slice(first)
    .map((line) => POINT.exec(line)?.groups)
    .filter((groups) => groups !== undefined);
  const [{ point, separator = '' } = {}] = points;
  if (point === undefined || first > 1 || points.length < lines.length - first) return undefined;
  const isTurned = SINK.test(map.x.title) || SOURCE.test(map.y.title);
  const titles = (isTurned ? [map.y, map.x] : [map.x, map.y]).map(({ title }) => `${title} [°C]`);
  // Without titles, only one further column can be the value.
  const isValue = points.every(({ values = '' }) => !/[\t;]/.test(values));
  const own = lines.slice(0, first).flatMap((line) => line.split(separator).slice(1));
  const above = first === 0 && isValue ? [map.z.title] : own;
  const rows = points.map(({ source, sink, values }) => [source, sink, values]);
  return {
    text: [[...titles, ...above], ...rows].map((cells) => cells.join(separator)).join('\n'),
    point,
    hasTitles: first === 1,
  };
}

/** Whether both axes of a map are temperatures. */
function isOfTemperatures({ x, y }: MapDefinition): boolean {
  return [x, y].every(({ unit = '' }) => createConverter('°C', unit) !== undefined);
}

/** Air, brine or water, and water: 'A-7/W35', 'B0W35', and what follows. */
const POINT =
  /^\s*(?<point>[ABW]\s?(?<source>[-−–]?\d+)\s?\/?\s?W\s?(?<sink>\d+))[^\S\t]*(?<separator>[\t;])(?<values>.*)$/;
/** Words in the titles of the axes by which x is the sink. */
const SINK = /sink|flow|supply|senke|vorlauf/i;
const SOURCE = /source|outdoor|ambient|quelle|außen/i;
