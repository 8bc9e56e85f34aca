import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

/** In bytes, compressed. */
const MOST_BYTES = 6 * 1024;

it('reading and converting numbers with units stays small', async () => {
  // A whole program, as the white space of a module's code is kept.
  const lib = { entry: 'src/model/readQuantity.ts', formats: ['iife' as const], name: 'quantities' };
  const built = await build({ configFile: false, logLevel: 'silent', build: { write: false, lib } });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const code = outputs.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
  expect(code).toContain('malformed');
  expect(gzipSync(code).length).toBeLessThan(MOST_BYTES);
});
