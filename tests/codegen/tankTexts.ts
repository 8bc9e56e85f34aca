import { readFileSync } from 'node:fs';
import { smallTexts } from './schemaTexts.ts';

const tank = readFileSync(new URL('./fixtures/tank.json', import.meta.url), 'utf8');

export const TANK = 'schemas/kinds/tank.json';

/** The small texts with fixtures/tank.json, in which each of these texts, which occurs once, is replaced. */
export function tankTexts(...edits: [before: string, after: string][]): Map<string, string> {
  const text = edits.reduce((before, [old, now]) => {
    if (before.split(old).length !== 2) throw new Error(`Occurs ${before.split(old).length - 1} times: ${old}`);
    return before.replace(old, () => now);
  }, tank);
  return smallTexts({ [TANK]: text });
}

/** The tank with another derived value, whose expression begins in line 42 and column 26. */
export function withValue(value: string, rest = '"unit": "kW"'): Map<string, string> {
  return tankTexts([
    '"twice": { "title": "Twice", "unit": "kW", "value": "2 * power" }',
    `"twice": { "value": ${JSON.stringify(value)}, "title": "Twice"${rest && `, ${rest}`} }`,
  ]);
}
