import { describe, expect, it } from 'vitest';
import { detectEncoding } from '#model/imports/detectEncoding.ts';
import { type ImportFile, SLICE } from '#model/imports/ImportFile.ts';
import { readTexts } from '#model/imports/readTexts.ts';
import { createFile } from './createFile.ts';
import { readAll } from './readAll.ts';

const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);
const littleEndian = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const bigEndian = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16());

const MARK = '\uFEFF';
const LINES = 'Modell;Nennleistung\nWärmepumpe °C;9\n';

describe('the encoding of a file', () => {
  it.each<[string, Uint8Array, string]>([
    ['is UTF-8 by its mark', utf8(`${MARK}${LINES}`), 'utf-8'],
    ['is UTF-8 by its mark, whatever follows', latin1('\xEF\xBB\xBFW\xE4rme'), 'utf-8'],
    ['is UTF-16 by its mark', littleEndian(`${MARK}${LINES}`), 'utf-16le'],
    ['is UTF-16 by its mark where no letter is Latin', littleEndian(`${MARK}風力`), 'utf-16le'],
    ['is UTF-16 by its mark the other way round', bigEndian(`${MARK}${LINES}`), 'utf-16be'],
    ['is UTF-16 by its mark the other way round where no letter is Latin', bigEndian(`${MARK}風力`), 'utf-16be'],
    ['is Windows-1252 with half a mark of UTF-16', latin1('\xFFx'), 'windows-1252'],
    ['is Windows-1252 with half a mark of UTF-16 the other way round', latin1('\xFEx'), 'windows-1252'],
    ['is Windows-1252 with two thirds of a mark of UTF-8', latin1('\xEF\xBBx'), 'windows-1252'],
    ['is UTF-16 by the zero behind each letter', littleEndian(LINES), 'utf-16le'],
    ['is UTF-16 by the zero before each letter', bigEndian(LINES), 'utf-16be'],
    ['is UTF-16 by a single zero behind a letter', littleEndian('a風'), 'utf-16le'],
    ['is UTF-16 by a single zero before a letter', bigEndian('風a'), 'utf-16be'],
    ['is UTF-8 with a stray zero', utf8('Modell;Leistung\nV\u000090;9\n'), 'utf-8'],
    [
      'is UTF-8 with stray zeros of both sides',
      utf8('a\u0000b\u0000\u0000cdefghijklmnopqrstuvwxyzabcdefghij'),
      'utf-8',
    ],
    ['is Windows-1252 with a stray zero', latin1('W\xE4rmepumpe;Leistung\nV\x0090;9\n'), 'windows-1252'],
    ['is UTF-8 without a mark', utf8(LINES), 'utf-8'],
    ['is UTF-8 for letters of English alone', utf8('Model;Power\n'), 'utf-8'],
    ['is UTF-8 where nothing is in it', new Uint8Array(), 'utf-8'],
    ['is Windows-1252 where it is no UTF-8', latin1('W\xE4rmepumpe'), 'windows-1252'],
    ['is Windows-1252 where UTF-8 breaks off at the end', utf8('Wä').subarray(0, 2), 'windows-1252'],
  ])('%s', async (_, bytes, encoding) => {
    expect(await detectEncoding(createFile(bytes))).toBe(encoding);
  });

  it('is detected by zeros in the first 4096 bytes alone', async () => {
    const bytes = (from: number, count: number) => {
      const letters = new Uint8Array(8192).fill(0x61);
      for (let index = 0; index < count; index++) letters[from + 2 * index + 1] = 0;
      return createFile(letters);
    };
    expect(await detectEncoding(bytes(0, 600))).toBe('utf-16le');
    expect(await detectEncoding(bytes(0, 300))).toBe('utf-8');
    expect(await detectEncoding(bytes(4096, 2000))).toBe('utf-8');
  });

  it.each([
    ['zeros alone', new Uint8Array(8)],
    ['control characters', Uint8Array.from({ length: 100 }, (_, index) => 1 + (index % 7))],
  ])('is not detected in %s', async (_, bytes) => {
    await expect(detectEncoding(createFile(bytes, 'a.csv'))).rejects.toThrow(
      'a.csv holds no text. Save the table as .xlsx or CSV.',
    );
  });

  it('is UTF-8 also where a letter is cut by the end of a slice', async () => {
    const text = `${'a'.repeat(SLICE - 1)}ä`;
    expect(await detectEncoding(createFile(text))).toBe('utf-8');
  });

  it('is Windows-1252 also where only a later slice is no UTF-8', async () => {
    const bytes = new Uint8Array(SLICE + 2).fill(0x61);
    bytes[SLICE + 1] = 0xe4;
    expect(await detectEncoding(createFile(bytes))).toBe('windows-1252');
  });

  it('is detected slice by slice, never beyond the end of the file', async () => {
    const { asked, file } = watch(new Uint8Array(SLICE + 10).fill(0x61));
    await detectEncoding(file);
    expect(asked).toEqual([
      [0, SLICE],
      [0, SLICE],
      [SLICE, SLICE + 10],
    ]);
    const small = watch(utf8('V90'));
    await detectEncoding(small.file);
    expect(small.asked).toEqual([
      [0, 3],
      [0, 3],
    ]);
  });

  it('is undefined where the file cannot be read', async () => {
    let count = 0;
    const read = async () => {
      if (count++ > 0) throw new Error('The disk is gone');
      return utf8('V90');
    };
    await expect(detectEncoding({ name: 'a.csv', size: 3, read })).rejects.toThrow('The disk is gone');
  });
});

describe('the texts of a file', () => {
  it('come in slices, with letters that were cut whole again', async () => {
    const first = 'a'.repeat(SLICE - 1);
    expect(await readAll(readTexts(createFile(`${first}äb`)))).toEqual([first, 'äb', '']);
  });

  it('have no byte order mark', async () => {
    expect((await readAll(readTexts(createFile(utf8(`${MARK}V90`))))).join('')).toBe('V90');
    expect((await readAll(readTexts(createFile(littleEndian(`${MARK}V90`))))).join('')).toBe('V90');
  });

  it('are in the encoding that is given, else in the one that is found', async () => {
    const file = createFile(latin1('To\xB6'));
    expect((await readAll(readTexts(file, 'iso-8859-2'))).join('')).toBe('Toś');
    expect((await readAll(readTexts(file))).join('')).toBe('To¶');
  });

  it('end with a replacement character for a truncated letter', async () => {
    expect((await readAll(readTexts(createFile(utf8('Wä').subarray(0, 2)), 'utf-8'))).join('')).toBe('W\uFFFD');
  });

  it('are read slice by slice, never beyond the end of the file', async () => {
    const { asked, file } = watch(new Uint8Array(SLICE + 10).fill(0x61));
    await readAll(readTexts(file, 'utf-8'));
    expect(asked).toEqual([
      [0, SLICE],
      [SLICE, SLICE + 10],
    ]);
    const whole = watch(new Uint8Array(SLICE).fill(0x61));
    await readAll(readTexts(whole.file, 'utf-8'));
    expect(whole.asked).toEqual([[0, SLICE]]);
  });
});

/** A file that notes which parts of it were read. */
function watch(bytes: Uint8Array): { asked: [from: number, to: number][]; file: ImportFile } {
  const asked: [number, number][] = [];
  const file = createFile(bytes);
  const read = (from: number, to: number) => {
    asked.push([from, to]);
    return file.read(from, to);
  };
  return { asked, file: { ...file, read } };
}
