import { analyse } from 'scslre';
import { findManyWays } from './findManyWays.ts';

/** The part of a regular expression that makes it take ever longer on long texts; undefined where none does. */
export function findSlowPart(pattern: string): string | undefined {
  const [report] = analyse({ source: pattern, flags: 'u' }, { maxReports: 1 }).reports;
  if (!report) return findManyWays(pattern);
  return ('quant' in report ? report.quant : report.startQuant).raw;
}
