import type { JSONPath } from 'jsonc-parser';

/** Reports a problem at a path inside a kind's or form's file, or inside one of its fields. */
export type Report = (path: JSONPath, message: string, suggestion?: string) => void;
