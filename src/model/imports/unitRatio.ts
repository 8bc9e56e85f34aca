import { parseUnit } from '#model/parseUnit.ts';
import { convertUnit, isLevel, NO_UNIT, type Unit } from '#model/Unit.ts';
import type { Ratio } from './ImportMapping.ts';

/**
 * How many of `to` one of `from` is, as kind files write units; undefined where they don't convert or are not units.
 */
export function unitRatio({ from, to }: { from: string | undefined; to: string | undefined }): Ratio | undefined {
  const [own, wanted] = [readUnit(from), readUnit(to)];
  if (!own || !wanted || isLevel(own) !== isLevel(wanted)) return undefined;
  const ratio = convertUnit(own, wanted);
  return ratio && [String(ratio.numerator), String(ratio.denominator)];
}

function readUnit(text: string | undefined): Unit | undefined {
  if (text === undefined || text === '') return NO_UNIT;
  // Kinds name what they count: such a symbol is its own unit.
  const counted = new Set(text.split(/[^\p{L}]+/u).filter((word) => word.length > 2));
  const parsed = parseUnit(text, counted);
  return 'fault' in parsed ? undefined : parsed.unit;
}
