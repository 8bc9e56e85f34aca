import type { Readable } from 'node:stream';

/** An answer that is already JSON, or that is written as JSON while it is sent. */
export class WrittenJson {
  constructor(readonly content: string | Buffer | Readable) {}
}
