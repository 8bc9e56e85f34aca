import type { ImportFault } from '#model/imports/ImportedRow.ts';
import type { MappingDraft } from '#model/imports/MappingDraft.ts';
import type { PlannedRow } from '#model/imports/PlannedRow.ts';
import type { TableSample } from '#model/imports/TableSample.ts';

/** More rows than these are not reviewed at once. */
export const MOST_ROWS = 20_000;

/** What a worker is asked to do with files. */
export type ImportJob =
  /** Finds the mappings that the files fit. */
  | { type: 'recognise'; files: readonly File[] }
  /** Reads every row by a mapping; a file for each of its tables. */
  | { type: 'read'; mapping: string | MappingDraft; files: ReadonlyMap<string, File> };

/** What the worker says while it works; the last one is 'done' or 'failed'. */
export type JobReport =
  | { type: 'recognised'; found: FoundMapping[]; own: OwnFiles | undefined; proposal: Proposal | undefined }
  /** Of what there is to read, in bytes. */
  | { type: 'progress'; done: number; total: number }
  | { type: 'rows'; rows: PlannedRow[] }
  | { type: 'notice'; fault: ImportFault }
  | { type: 'done' }
  /** A file could not be read, or no further. */
  | { type: 'failed'; fault: ImportFault };

/** A mapping that files fit, with the file of each of its tables. */
export interface FoundMapping {
  id: string;
  /** Where a person made it. */
  draft?: MappingDraft;
  files: ReadonlyMap<string, File>;
  /** The names of chosen files that it does not read. */
  unread: readonly string[];
}

/** The mapping that a table needs which none fits. */
export interface Proposal {
  sample: TableSample;
  draft: MappingDraft;
  file: File;
  /** The names of the other chosen files. */
  unread: readonly string[];
}

/** Files that the product exported, which other pages import. */
export type OwnFiles = 'components' | 'project';
