import type { SchemaTexts } from './makeModules.ts';
import { SchemaFolder } from './SchemaFolder.ts';

/**
 * Reads the schema files of the working folder, with the example kinds if asked, and the names of the installed icons.
 */
export function readSchemas(wanted: { folder?: string; examples?: boolean } = {}): Promise<SchemaTexts> {
  return new SchemaFolder(wanted).read();
}
