import type { ImportFile } from './ImportFile.ts';
import { TableFault } from './TableFault.ts';

/** Throws a TableFault if the first bytes of a file are those of a known format that can't be read. */
export function refuseOtherFormats({ name }: Pick<ImportFile, 'name'>, first: Uint8Array): void {
  const found = FORMATS.find(({ signs, from = 0 }) => signs.every((sign, index) => first[from + index] === sign));
  if (found) throw new TableFault({ file: name }, found.reason, found.fix);
}

interface Format {
  signs: readonly number[];
  /** Where the signs begin. */
  from?: number;
  reason: string;
  fix: string;
}

const PICTURE = { reason: 'is a picture, not a table.', fix: 'Choose the table itself, as .xlsx or CSV.' };
const PACKED = { reason: 'is a packed file.', fix: 'Unpack it, and choose the table in it.' };

const FORMATS: readonly Format[] = [
  {
    // Workbooks with a password are in the container of old ones.
    signs: [0xd0, 0xcf, 0x11, 0xe0],
    reason: 'is an old Excel file (.xls), or has a password.',
    fix: 'Save it as .xlsx without a password, or as CSV.',
  },
  {
    signs: toBytes('%PDF'),
    reason: 'is a PDF, not a table.',
    fix: 'Copy the table into a spreadsheet, and save that as .xlsx.',
  },
  {
    signs: toBytes('mimetypeapplication/vnd.oasis'),
    from: 30,
    reason: 'is an OpenDocument file (.ods).',
    fix: 'Save it as .xlsx, or as CSV.',
  },
  { signs: [0x89, ...toBytes('PNG')], ...PICTURE },
  { signs: [0xff, 0xd8, 0xff], ...PICTURE },
  { signs: toBytes('GIF8'), ...PICTURE },
  { signs: [0x1f, 0x8b], ...PACKED },
  { signs: [...toBytes('7z'), 0xbc, 0xaf], ...PACKED },
];

function toBytes(text: string): number[] {
  return [...text].map((sign) => sign.charCodeAt(0));
}
