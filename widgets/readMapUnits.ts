import type { MapDefinition } from '#model/FormDefinition.ts';
import { isOtherQuantity, matchHeading } from '#model/matchHeading.ts';
import { readHeading } from '#model/readHeading.ts';
import { createConverter } from '#model/readQuantity.ts';

/** The unit in which a table gives each axis. */
export type MapUnits = Record<keyof MapDefinition, string>;

interface Stated {
  text: string;
  title: string;
  unit: string;
}

/** Reads the units of a map's axes from the texts around a table, or why these do not belong to the map. */
export function readMapUnits(
  texts: readonly string[],
  map: MapDefinition,
): { units: MapUnits; isStated: boolean } | { refusal: string } {
  const axes = [map.x, map.y, map.z];
  const read = texts.map((text) => ({ text, ...readHeading([{ text, isUnit: false }]) }));
  const stated = read.flatMap(({ text, title, unit }): Stated[] => (unit ? [{ text, title, unit }] : []));
  const fits = (unit: string) => axes.some((axis) => createConverter(unit, axis.unit ?? ''));
  const foreign = stated.find(({ unit }) => !fits(unit));
  if (foreign) return { refusal: `“${foreign.text}” fits no axis of the map` };
  const isOwn = (title: string) => axes.some((axis) => ['named', 'related'].includes(matchHeading(title, axis).fit));
  const other = read.some(({ title }) => matchHeading(title, map.z).fit === 'named')
    ? undefined
    : read.find(({ title, unit }) => !unit && !isOwn(title) && title.split(/[^\p{L}]+/u).some(isOther));
  if (other) return { refusal: `“${other.text}” may be another quantity than ${map.z.title}` };

  const [x, y, z] = [findUnit('x', stated, map), findUnit('y', stated, map), findUnit('z', stated, map)];
  const unclear = [x, y, z].find(({ refusal }) => refusal !== undefined)?.refusal;
  if (unclear !== undefined) return { refusal: unclear };
  const units = { x: x.unit, y: y.unit, z: z.unit };
  return { units, isStated: stated.some(({ unit }) => axes.every((axis) => axis.unit !== unit)) };
}

/** Returns the chosen unit of each axis, in the order x, y, z, or the map's own. */
export function toMapUnits([x, y, z]: readonly (string | undefined)[], map: MapDefinition): MapUnits {
  return { x: x ?? map.x.unit ?? '', y: y ?? map.y.unit ?? '', z: z ?? map.z.unit ?? '' };
}

/** Finds the unit of one axis: that beside its title, or else the only one that is not beside the title of another. */
function findUnit(
  name: keyof MapDefinition,
  stated: readonly Stated[],
  map: MapDefinition,
): { unit: string; refusal?: string } {
  const { title, unit = '' } = map[name];
  const isTitled = (at: keyof MapDefinition, text: Stated) =>
    ['named', 'related'].includes(matchHeading(text.title, map[at]).fit);
  const alike = stated.filter((text) => createConverter(text.unit, unit));
  const named = alike.filter((text) => isTitled(name, text));
  const left = alike.filter((text) => AXES.every((at) => !isTitled(at, text)));
  const [first, ...more] = new Set((named.length > 0 ? named : left).map((text) => text.unit));
  if (more.length > 0) return { unit, refusal: `${title} has several units: ${[first, ...more].join(', ')}` };
  if (first === undefined && alike.some((text) => text.unit !== unit))
    return { unit, refusal: `the unit of ${title} is missing` };
  return { unit: first ?? unit };
}

const AXES = ['x', 'y', 'z'] as const;

/** Whether a word is that of a quantity which a map may be mistaken for. */
function isOther(word: string): boolean {
  return isOtherQuantity(word) || /^(?:capacity|power|eer)$|leistung|kapazität/.test(word);
}
