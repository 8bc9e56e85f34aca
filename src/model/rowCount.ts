import { counted } from './counted.ts';
import type { TableDefinition } from './FormDefinition.ts';

/** '3 periods'; with the limit where it is near: '60 periods, at most 96', '0 periods, at least 1'. */
export function rowCount(count: number, { row, least, most }: TableDefinition): string {
  const limits = [count < least && `at least ${least}`, count >= most * NEAR && `at most ${most}`];
  return [counted(count, row), ...limits.filter((limit) => limit !== false)].join(', ');
}

/** The share of the allowed rows from which the limit is shown. */
const NEAR = 0.5;
