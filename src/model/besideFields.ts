import { KIND_VERSION } from './kindVersion.ts';

/** What every record can have beside the fields of its kind. */
export const BESIDE_FIELDS: ReadonlySet<string> = new Set([KIND_VERSION, 'origin', 'sources']);
