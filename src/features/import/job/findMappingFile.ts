import { isMappingFile, type MappingFile } from '#model/imports/openMapping.ts';
import { TableFault } from '#model/imports/TableFault.ts';
import { parseJsonFile } from './parseJsonFile.ts';

/** In bytes; larger files are not checked, as no mapping has so many columns. */
const LARGEST = 1024 * 1024;

/** Returns the mapping among the chosen files and the other files; throws a TableFault for several, or for one alone. */
export async function findMappingFile(
  files: readonly File[],
): Promise<{ name: string; mapping: MappingFile; others: readonly [File, ...File[]] } | undefined> {
  const read = await Promise.all(files.map(async (file) => ({ file, value: await parseJsonFile(file, LARGEST) })));
  const found = read.flatMap(({ file, value }) => (isMappingFile(value) ? [{ file, mapping: value }] : []));
  const [first, second] = found;
  if (!first) return undefined;
  const { name } = first.file;
  if (second) throw new TableFault({ file: name }, `and ${second.file.name} are both mappings.`, 'Choose one of them.');
  const [table, ...others] = files.filter((file) => file !== first.file);
  if (!table)
    throw new TableFault(
      { file: name },
      'is a mapping, not a table.',
      'Choose it together with the table that it is for.',
    );
  return { name, mapping: first.mapping, others: [table, ...others] };
}
