import { type ImportFile, SLICE } from './ImportFile.ts';

/**
 * Detects the encoding of a file: by its byte order mark, by zero bytes (UTF-16), by whether it is valid UTF-8;
 * otherwise Windows-1252.
 */
export async function detectEncoding(file: ImportFile): Promise<string> {
  const first = await file.read(0, Math.min(SLICE, file.size));
  const marked = MARKS.find(({ bytes }) => bytes.every((byte, index) => first[index] === byte));
  if (marked) return marked.encoding;
  const zeros = countZeros(first.subarray(0, PROBED));
  if (zeros.odd + zeros.even > 0) return zeros.odd >= zeros.even ? 'utf-16le' : 'utf-16be';
  return (await isUtf8(file)) ? 'utf-8' : 'windows-1252';
}

const MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

const PROBED = 4096;

// Latin text in UTF-16 has a zero in every second byte; other text has none.
function countZeros(bytes: Uint8Array): { odd: number; even: number } {
  const zeros = { odd: 0, even: 0 };
  for (const [index, byte] of bytes.entries()) if (byte === 0) zeros[index % 2 === 0 ? 'even' : 'odd']++;
  return zeros;
}

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
