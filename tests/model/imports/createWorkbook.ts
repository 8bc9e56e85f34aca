import { strToU8, zipSync } from 'fflate';

type Value = string | number | boolean;

/** The smallest workbook with these sheets. */
export function createWorkbook(sheets: Record<string, (Value | null)[][]>): Uint8Array {
  const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`);
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  const names = Object.keys(sheets);
  const cell = (value: Value | null, at: string) => {
    if (value === null) return '';
    if (typeof value === 'string') return `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
    return `<c r="${at}"${typeof value === 'boolean' ? ' t="b"' : ''}><v>${Number(value)}</v></c>`;
  };
  const row = (cells: (Value | null)[], index: number) =>
    `<row r="${index + 1}">${cells.map((value, column) => cell(value, `${'ABCD'[column]}${index + 1}`)).join('')}</row>`;
  const entries = names.map((name, index): [string, Uint8Array] => [
    `xl/worksheets/sheet${index + 1}.xml`,
    xml(`<worksheet xmlns="${main}"><sheetData>${sheets[name]?.map(row).join('')}</sheetData></worksheet>`),
  ]);
  return zipSync({
    '[Content_Types].xml': xml(
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    ),
    '_rels/.rels': xml(
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="${packages}/relationships">${names.map((_name, index) => `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}</Relationships>`,
    ),
    ...Object.fromEntries(entries),
  });
}
