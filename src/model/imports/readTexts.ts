import { detectEncoding } from './detectEncoding.ts';
import { type ImportFile, SLICE } from './ImportFile.ts';

/** Yields the text of a file in slices, without its byte order mark; the encoding is detected unless it is given. */
export async function* readTexts(file: ImportFile, encoding?: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding ?? (await readEncoding(file)));
  for (let from = 0; from < file.size; from += SLICE)
    yield decoder.decode(await file.read(from, Math.min(from + SLICE, file.size)), { stream: true });
  yield decoder.decode();
}

/** Detects the encoding once, as the whole file is read for it. */
function readEncoding(file: ImportFile): Promise<string> {
  file.encoding ??= detectEncoding(file);
  return file.encoding;
}
