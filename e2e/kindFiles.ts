import { readdirSync } from 'node:fs';
import { basename } from 'node:path';

/** The subclasses of all kinds, from the names of the kind files, so that new kinds are tested without an edit. */
export const subclasses = readdirSync(new URL('../schemas/kinds', import.meta.url))
  .filter((file) => file.endsWith('.json'))
  .map((file) => basename(file, '.json'));
