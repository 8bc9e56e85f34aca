import { describe, expect, it } from 'vitest';
import { readSheet } from '#model/imports/readSheet.ts';
import { sampleTable } from '#model/imports/sampleTable.ts';
import { createFile } from './createFile.ts';
import { readAll } from './readAll.ts';

const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const TABLE = { format: 'csv', headings: ['Model'], header: 1 } as const;

describe.each<[content: string, text: string]>([
  [
    '\xD0\xCF\x11\xE0\xA1\xB1',
    'is an old Excel file (.xls), or has a password. Save it as .xlsx without a password, or as CSV.',
  ],
  ['%PDF-1.4\nModel,Power\n1,2\n', 'is a PDF, not a table. Copy the table into a spreadsheet, and save that as .xlsx.'],
  [
    `PK\x03\x04${'\0'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.spreadsheet`,
    'is an OpenDocument file (.ods). Save it as .xlsx, or as CSV.',
  ],
  ['\x89PNG\r\n', 'is a picture, not a table. Choose the table itself, as .xlsx or CSV.'],
  ['\xFF\xD8\xFF\xE0', 'is a picture, not a table. Choose the table itself, as .xlsx or CSV.'],
  ['GIF89a', 'is a picture, not a table. Choose the table itself, as .xlsx or CSV.'],
  ['\x1F\x8B\x08', 'is a packed file. Unpack it, and choose the table in it.'],
  ['7z\xBC\xAF', 'is a packed file. Unpack it, and choose the table in it.'],
])('a file that begins with %j', (content, text) => {
  it.each(['a.csv', 'a.json'])('is refused as %s by the page', async (name) => {
    await expect(sampleTable(createFile(latin1(content), name))).rejects.toThrow(`${name} ${text}`);
  });

  it('is refused by a mapping', async () => {
    await expect(readAll(readSheet(createFile(latin1(content), 'a.csv'), TABLE))).rejects.toThrow(`a.csv ${text}`);
  });

  it('is refused by a mapping that states an encoding', async () => {
    const reading = readAll(readSheet(createFile(latin1(content), 'a.csv'), { ...TABLE, encoding: 'utf-8' }));
    await expect(reading).rejects.toThrow(`a.csv ${text}`);
  });
});
