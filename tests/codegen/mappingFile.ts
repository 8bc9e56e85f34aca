import type { MappingFile } from '#codegen/imports/MappingFile.ts';

/** A mapping file with these parts, which otherwise has no columns and fills no fields. */
export function mappingFile(own: Partial<MappingFile>): MappingFile {
  return {
    $id: 'probe',
    title: 'Probe',
    kind: 'probe',
    source: { title: 'Source', url: 'https://example.org', licence: 'MIT' },
    table: { format: 'csv' },
    columns: {},
    name: { text: 'Probe' },
    fields: {},
    ...own,
  };
}
