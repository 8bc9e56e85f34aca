import { createConverter } from './readQuantity.ts';

/** A word of a heading that may be the unit of its column. */
export interface PossibleUnit {
  /** As written, with a factor before it: 'hp', '1000 W'. */
  text: string;
  unit: string;
  /** Whether it can't be anything but a unit, unlike 'min'. */
  isSure: boolean;
}

/** Units that are neither words nor symbols of anything else. */
export const UNMISTAKABLE =
  /^(?:%|°[CF]|[kMGT]?Wh?|[kMG]?Wp|[kMGT](?:VA|J|Pa)|km\/h|mph|kn|kts|knots?|(?!\d)\S+\/\S+)$/;

/**
 * Lists the words of a heading that may be units. A unit behind a number is a condition, as in '25 °C' and '10 min',
 * unless the number is a factor of thousands.
 */
export function listPossibleUnits(text: string): PossibleUnit[] {
  const words = text.split(/[\s,;:()[\]{}@=]/).filter((word) => word !== '');
  return words.flatMap((unit, at) => {
    const before = words[at - 1] ?? '';
    const isFactor = THOUSANDS.test(before);
    if ((!isFactor && /^[\d.,'’]+$/.test(before)) || !createConverter(unit, unit)) return [];
    const isSure = UNMISTAKABLE.test(unit);
    return isSure || isFactor || unit.length > 1
      ? [{ text: isFactor ? `${before} ${unit}` : unit, unit, isSure: isSure && !isFactor }]
      : [];
  });
}

const THOUSANDS = /^(?:1[.'’]?000(?:[.'’]?000)?|0?['’]000)$/;
