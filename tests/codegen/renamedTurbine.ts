import { readFileSync } from 'node:fs';

const TURBINE = readFileSync(new URL('./fixtures/turbine.json', import.meta.url), 'utf8');

/** The kind of the small schemas under another name. */
export function renamedTurbine(id: string, order: number): string {
  return TURBINE.replace('"$id": "turbine"', `"$id": "${id}"`)
    .replace('"title": "Turbine"', `"title": "${id}"`)
    .replace('"plural": "Turbines"', `"plural": "${id}s"`)
    .replace('"order": 15', `"order": ${order}`);
}
