import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { KEEP_DELETED_DAYS } from '#model/retention.ts';

it('is the time that the contract states', () => {
  const contract = readFileSync('schemas/openapi.yaml', 'utf8');
  const stated = [...contract.matchAll(/(?:kept|restored)\s+for\s+(\d+)\s+days/g)].map(([, days]) => Number(days));
  expect(stated.length).toBeGreaterThan(2);
  expect(new Set(stated)).toEqual(new Set([KEEP_DELETED_DAYS]));
});
