import { KIND_VERSION } from './kindVersion.ts';

/** The properties that every record may have in addition to the fields of its kind. */
export const BESIDE_FIELDS: ReadonlySet<string> = new Set([KIND_VERSION, 'origin', 'sources']);
