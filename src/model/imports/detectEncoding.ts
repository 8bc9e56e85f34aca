import { type ImportFile, SLICE } from './ImportFile.ts';
import { refuseOtherFormats } from './refuseOtherFormats.ts';
import { TableFault } from './TableFault.ts';

/**
 * Detects the encoding of a file: by its byte order mark, by regular zero bytes (UTF-16), by whether it is valid UTF-8;
 * otherwise Windows-1252. Throws a TableFault if it is not text.
 */
export async function detectEncoding(file: ImportFile): Promise<string> {
  const first = await file.read(0, Math.min(SLICE, file.size));
  if (UTF8_MARK.every((byte, index) => first[index] === byte)) return 'utf-8';
  refuseOtherFormats(file, first);
  const probed = first.subarray(0, PROBED);
  const found = findUtf16(probed);
  if (found) return found;
  if (isBinary(probed)) throw new TableFault({ file: file.name }, 'holds no text.', 'Save the table as .xlsx or CSV.');
  return (await isUtf8(file)) ? 'utf-8' : 'windows-1252';
}

const UTF8_MARK = [0xef, 0xbb, 0xbf];

const PROBED = 4096;

/** Whether more bytes than a few stray ones are control characters that no text has. */
function isBinary(bytes: Uint8Array): boolean {
  const others = bytes.filter((byte) => byte < 0x20 && !TEXT_CONTROLS.has(byte));
  return others.length * MOST_OTHERS > bytes.length;
}

/** One in so many bytes of a text may be a stray one. */
const MOST_OTHERS = 10;

/** Tab, the ends of lines and pages, and the escape of terminals. */
const TEXT_CONTROLS = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1b]);

/** Returns the encoding of UTF-16 by its byte order mark, or by zeros that are regularly beside the Latin letters. */
function findUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = { odd: 0, even: 0 };
  for (const [index, byte] of bytes.entries()) if (byte === 0) zeros[index % 2 === 0 ? 'even' : 'odd']++;
  const isRegular = Math.min(zeros.odd, zeros.even) === 0 && (zeros.odd + zeros.even) * FEWEST_ZEROS > bytes.length;
  if (!isRegular) return undefined;
  return zeros.odd > 0 ? 'utf-16le' : 'utf-16be';
}

/** Of so many bytes of UTF-16, at least one is the zero of a Latin letter, digit or delimiter. */
const FEWEST_ZEROS = 8;

async function isUtf8(file: ImportFile): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let from = 0; from < file.size; from += SLICE)
      decoder.decode(await file.read(from, Math.min(from + SLICE, file.size)), { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
