import { divide } from '#model/exactNumber.ts';
import { parseUnit } from '#model/parseUnit.ts';
import { isConvertible, type Measure, measureUnit, readTypedUnit } from '#model/typedUnit.ts';
import { convertUnit, isLevel, NO_UNIT, type Unit } from '#model/Unit.ts';
import type { Ratio } from './ImportMapping.ts';

/**
 * Returns the exact ratio from `from` to `to`. `from` may be in the notation of kind files or another common one ('ft',
 * 'hp'), but without currency codes; undefined if the two don't convert or are not units.
 */
export function unitRatio({ from, to }: { from: string | undefined; to: string | undefined }): Ratio | undefined {
  const [own, wanted] = [readUnit(from), readUnit(to)];
  if (!wanted) return undefined;
  const ratio = (own && convertOwn(own, wanted)) ?? convertForeign(readForeign(from ?? ''), measureUnit(wanted));
  return ratio && [String(ratio.numerator), String(ratio.denominator)];
}

/** Whether a text is a unit that kind files don't use but that converts to theirs: 'ft'. */
export function isForeignUnit(text: string): boolean {
  return 'fault' in parseUnit(text) && readForeign(text) !== undefined;
}

function convertOwn(own: Unit, wanted: Unit) {
  return isLevel(own) === isLevel(wanted) ? convertUnit(own, wanted) : undefined;
}

function convertForeign(own: Measure | undefined, wanted: Measure) {
  return own && isConvertible(own, wanted) ? divide(own.size, wanted.size) : undefined;
}

/** Temperature levels have different zeros, so no ratio converts them. */
function readForeign(text: string): Measure | undefined {
  const read = readTypedUnit(text, { currency: '', counted: new Set() });
  return read && 'size' in read && !read.zero ? read : undefined;
}

function readUnit(text: string | undefined): Unit | undefined {
  if (text === undefined || text === '') return NO_UNIT;
  // Kinds may name what they count ('modules'); such a word is a unit itself.
  const counted = new Set(text.split(/[^\p{L}]+/u).filter((word) => word.length > 2));
  const parsed = parseUnit(text, counted);
  return 'fault' in parsed ? undefined : parsed.unit;
}
