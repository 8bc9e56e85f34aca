import type { ImportFault } from '#model/imports/ImportedRow.ts';
import type { MappingDraft } from '#model/imports/MappingDraft.ts';
import type { OpenedMapping } from '#model/imports/openMapping.ts';
import type { PlannedRow } from '#model/imports/PlannedRow.ts';
import type { SheetView, TableSample } from '#model/imports/TableSample.ts';

/** The most rows that are reviewed at once; later rows are not read. */
export const MOST_ROWS = 25_000;

/** A job that the page sends to the import worker. */
export type ImportJob =
  /** Finds the mappings that the files fit; with a view of the first one, only proposes a mapping for that. */
  | { type: 'recognise'; files: readonly File[]; view?: SheetView }
  /** Reads all rows with a mapping; `files` has one file per table of it, `further` the other files of the main table. */
  | {
      type: 'read';
      mapping: string | MappingDraft;
      files: ReadonlyMap<string, File>;
      further?: readonly File[] | undefined;
    };

/** A job with the number by which its reports are recognised. */
export interface JobMessage {
  id: number;
  job: ImportJob;
}

export interface ReportMessage {
  id: number;
  report: JobReport;
}

/** A report of a job; the last one is 'recognised', 'done' or 'failed'. */
export type JobReport =
  | { type: 'recognised'; found: FoundMapping[]; own: OwnFiles | undefined; proposal: Proposal | undefined }
  /** Bytes read so far, and bytes to read in all. */
  | { type: 'progress'; done: number; total: number }
  | { type: 'rows'; rows: PlannedRow[] }
  | { type: 'notice'; fault: ImportFault }
  | { type: 'done' }
  /** A file could not be read, or not to its end. */
  | { type: 'failed'; fault: ImportFault };

/** A mapping that files fit, with the file of each of its tables. */
export interface FoundMapping {
  id: string;
  /** Present if the user made the mapping. */
  draft?: MappingDraft;
  files: ReadonlyMap<string, File>;
  /** The other files of its main table. */
  further?: readonly File[];
  /** The names of chosen files that the mapping does not read. */
  unread: readonly string[];
}

/** A proposed mapping for a table: one that was chosen with it, or one for a table that no known mapping fits. */
export interface Proposal {
  sample: TableSample;
  draft: MappingDraft;
  /** Present if a mapping file was chosen with the table. */
  opened?: { name: string } & Omit<OpenedMapping, 'draft'>;
  file: File;
  /** The names of the other chosen files. */
  unread: readonly string[];
}

/** The app's own exports, which other pages import. */
export type OwnFiles = 'components' | 'project';
