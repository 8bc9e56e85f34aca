import { analyse } from 'scslre';
import { findManyWays } from './findManyWays.ts';

/** Returns the part of a regular expression that makes it slow down badly on long texts; undefined if there is none. */
export function findSlowPart(pattern: string): string | undefined {
  const [report] = analyse({ source: pattern, flags: 'u' }, { maxReports: 1 }).reports;
  if (!report) return findManyWays(pattern);
  return ('quant' in report ? report.quant : report.startQuant).raw;
}
