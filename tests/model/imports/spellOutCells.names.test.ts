import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { spellOutCells } from '#model/imports/spellOutCells.ts';

const STYLES = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/></cellXfs></styleSheet>';
const CELL = '<c r="A1" s="1"><v>0.5</v></c>';
const SPELT = '<c r="A1" t="inlineStr"><is><t>50 %</t></is></c>';

/** The text of a file after a workbook of these files is spelt out; undefined if the workbook stays as it is. */
function spell(files: Record<string, string>, path = 'xl/worksheets/sheet1.xml'): string | undefined {
  const book = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
  const spelt = spellOutCells(book);
  return spelt === book ? undefined : strFromU8(unzipSync(spelt)[path] ?? new Uint8Array());
}
const spellCell = (cell: string, styles = STYLES) =>
  spell({ 'xl/styles.xml': styles, 'xl/worksheets/sheet1.xml': cell });

describe('the files of a workbook', () => {
  it.each<[sheet: string, styles: string]>([
    ['xl/worksheets/sheet1.xml', 'xl/styles.xml'],
    ['worksheets/sheet1.xml', 'styles.xml'],
  ])('are found where they are %s and %s', (sheet, styles) => {
    expect(spell({ [sheet]: CELL, [styles]: STYLES }, sheet)).toBe(SPELT);
  });

  it.each<[sheet: string, styles: string]>([
    ['xl/chartsheets/sheet1.xml', 'xl/styles.xml'],
    ['xl/myworksheets/sheet1.xml', 'xl/styles.xml'],
    ['xl/worksheets/a/sheet1.xml', 'xl/styles.xml'],
    ['xl/worksheets/sheet1.xml.rels', 'xl/styles.xml'],
    ['xl/worksheets/sheet1.xml', 'xl/mystyles.xml'],
    ['xl/worksheets/sheet1.xml', 'xl/styles.xml.rels'],
  ])('are not %s and %s', (sheet, styles) => {
    expect(spell({ [sheet]: CELL, [styles]: STYLES }, sheet)).toBeUndefined();
  });

  it('are kept but for pictures', () => {
    const files = { 'xl/worksheets/sheet1.xml': CELL, 'xl/styles.xml': STYLES, '_rels/.rels': '<a/>' };
    const pictures = { 'xl/media/a.png': 'png', 'xl/media/b.xml.png': 'png' };
    expect(spell({ ...files, ...pictures }, '_rels/.rels')).toBe('<a/>');
    expect(spell({ ...files, ...pictures }, 'xl/media/a.png')).toBe('');
    expect(spell({ ...files, ...pictures }, 'xl/media/b.xml.png')).toBe('');
  });
});

describe('the styles of a workbook', () => {
  it.each([
    ['prefixes of several letters', '<main:cellXfs><main:xf numFmtId="0"/><main:xf numFmtId="9"/></main:cellXfs>'],
    ['their attributes in single quotes', "<cellXfs><xf numFmtId='0'/><xf fontId='1' numFmtId='9'/></cellXfs>"],
    ['a style without a format', '<cellXfs><xf fontId="9"/><xf numFmtId="9"/></cellXfs>'],
    [
      'an own format',
      '<main:numFmt numFmtId="170" formatCode="0.0%"/><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs>',
    ],
    [
      'a format with a text and a percent sign',
      '<numFmt numFmtId="170" formatCode="&quot;ab&quot;0%"/><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs>',
    ],
  ])('may have %s', (_, styles) => {
    expect(spellCell(CELL, styles)).toBe(SPELT);
  });

  it.each([
    [
      'has its percent sign in a longer text',
      '<numFmt numFmtId="170" formatCode="0&quot;ab%&quot;"/><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs>',
    ],
    [
      'has its percent sign in plain quotes',
      `<numFmt numFmtId="170" formatCode='0"ab%"'/><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs>`,
    ],
    ['has no code', '<numFmt numFmtId="170"/><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs>'],
    ['is that of others', '<cellStyleXfs><xf numFmtId="9"/><xf numFmtId="9"/></cellStyleXfs>'],
    ['does not exist', '<cellXfs><xf numFmtId="0"/></cellXfs>'],
  ])('are not of percent where the format %s', (_, styles) => {
    expect(spellCell(CELL, styles)).toBeUndefined();
  });

  it('count for cells without a style of their own', () => {
    expect(spellCell('<c r="A1"><v>0.5</v></c>', '<cellXfs><xf numFmtId="9"/></cellXfs>')).toBe(SPELT);
  });
});

describe('a cell', () => {
  it.each([
    [
      'in prefixes of several letters',
      '<main:c r="A1" s="1"><main:v>0.5</main:v></main:c>',
      '<main:c r="A1" t="inlineStr"><main:is><main:t>50 %</main:t></main:is></main:c>',
    ],
    ['without a place', '<c s="1"><v>0.5</v></c>', '<c t="inlineStr"><is><t>50 %</t></is></c>'],
    ['whose value has attributes', '<c r="A1" s="1"><v xml:space="preserve">0.5</v></c>', SPELT],
    ['whose attributes are in single quotes', "<c r='A1' s='1'><v>0.5</v></c>", SPELT.replace('"A1"', "'A1'")],
    ['of an error', '<c r="A1" t="e"><v>#N/A</v></c>', SPELT.replace('50 %', '#N/A')],
    ['of an error in single quotes', '<c r="A1" t=\'e\'><v>#N/A</v></c>', SPELT.replace('50 %', '#N/A')],
    ['of a formula', '<c r="A1"><f>B1</f></c>', SPELT.replace('50 %', '=B1')],
    ['of a formula with attributes', '<c r="A1"><f t="array">B1</f></c>', SPELT.replace('50 %', '=B1')],
    ['of an empty formula', '<c r="A1"><f/></c>', SPELT.replace('50 %', '=')],
    [
      'of a formula with a prefix',
      '<main:c r="A1"><main:f>B1</main:f></main:c>',
      '<main:c r="A1" t="inlineStr"><main:is><main:t>=B1</main:t></main:is></main:c>',
    ],
  ])('is spelt out %s', (_, cell, spelt) => {
    expect(spellCell(cell)).toBe(spelt);
    if (!cell.includes('0.5')) expect(spell({ 'xl/worksheets/sheet1.xml': cell })).toBe(spelt);
  });

  it.each([
    ['an error without a text', '<c r="A1" t="e"><v></v></c>'],
    ['a percentage that is no number', '<c r="A1" s="1"><v>x</v></c>'],
    ['a percentage without a value', '<c r="A1" s="1"><v/></c>'],
    ['a text', '<c r="A1" s="1" t="s"><v>0</v></c>'],
    ['a computed formula', '<c r="A1"><f>B1</f><v>1</v></c>'],
  ])('stays as it is with %s', (_, cell) => {
    expect(spellCell(cell)).toBeUndefined();
  });
});
