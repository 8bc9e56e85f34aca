import type { JSONPath } from 'jsonc-parser';
import { convertUnit, isLevel, NO_UNIT, type Unit, unitText } from '#model/Unit.ts';
import type { MappingReport } from './MappingReport.ts';

/**
 * Returns how many of `to` make one of `from`, as a numerator and denominator in text; undefined if they can't be
 * converted, such as a temperature level and a difference.
 */
export function findRatio(from: Unit, to: Unit): [string, string] | undefined {
  const ratio = isLevel(from) === isLevel(to) ? convertUnit(from, to) : undefined;
  return ratio && [String(ratio.numerator), String(ratio.denominator)];
}

/** Reports that a value can't be converted from one unit to another. */
export function reportUnits(at: JSONPath, from: Unit = NO_UNIT, to: Unit = NO_UNIT, report: MappingReport): void {
  report.at(
    at,
    `is in ${unitText(from)}, which can't be converted into ${unitText(to)}.`,
    'Correct the "unit" of the column.',
  );
}
