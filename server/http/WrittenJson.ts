import type { Readable } from 'node:stream';

/** An answer that is JSON already, or that becomes JSON while it is sent. */
export class WrittenJson {
  constructor(readonly content: string | Buffer | Readable) {}
}
