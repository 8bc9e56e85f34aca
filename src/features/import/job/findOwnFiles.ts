import { isRecord } from '#model/isRecord.ts';
import type { OwnFiles } from './ImportJob.ts';
import { parseJsonFile } from './parseJsonFile.ts';

/** In bytes; larger files are not checked, as they can't be the app's own exports. */
const LARGEST = 20 * 1024 * 1024;

/** Returns whether the files are the app's own exports: components or a project; undefined for anything else. */
export async function findOwnFiles(files: readonly File[]): Promise<OwnFiles | undefined> {
  const [first] = files;
  if (!first || files.some(({ name, size }) => !/\.json$/i.test(name) || size > LARGEST)) return undefined;
  const value = await parseJsonFile(first, LARGEST);
  if (isRecord(value) && 'project' in value && 'components' in value) return 'project';
  const record = Array.isArray(value) ? value[0] : value;
  return isRecord(record) && typeof record.subclass === 'string' ? 'components' : undefined;
}
