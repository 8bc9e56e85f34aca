import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type FileScore, toScore } from './score.ts';

/** The score of a file, which holds as long as the file and the tests that judge it first have these texts. */
interface KeptScore {
  hash: string;
  mutants: number;
  found: number;
}

/** The scores of earlier runs, kept in a file, so that a run judges only what has changed since. */
export class ScoreRecord {
  readonly #file: string;
  readonly #kept: Map<string, KeptScore>;
  readonly #hashes: ReadonlyMap<string, string>;

  /** @param tests The tests that judge each file first; other files are forgotten. */
  constructor(file: string, tests: ReadonlyMap<string, readonly string[]>) {
    this.#file = file;
    this.#hashes = new Map([...tests].map(([source, own]) => [source, hashFiles([source, ...own])]));
    const kept: [string, KeptScore][] = existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) : [];
    this.#kept = new Map(kept.filter(([source]) => this.#hashes.has(source)));
  }

  /** Returns the score of a file; undefined if it or its tests have changed since it was judged. */
  get(source: string): FileScore | undefined {
    const kept = this.#kept.get(source);
    if (kept === undefined || kept.hash !== this.#hashes.get(source)) return undefined;
    const counts = { count: kept.mutants, found: kept.found };
    return { file: source, ...counts, score: toScore([counts]), survivors: [] };
  }

  /** Keeps the scores of files and writes all to the record's file, one line each. */
  keep(scores: readonly FileScore[]): void {
    for (const { file, count, found } of scores) {
      this.#kept.set(file, { hash: this.#hashes.get(file) ?? '', mutants: count, found });
    }
    const lines = [...this.#kept].sort(([a], [b]) => (a < b ? -1 : 1));
    const texts = lines.map(
      ([file, { hash, mutants, found }]) =>
        `  ${JSON.stringify(file)}: { "hash": "${hash}", "mutants": ${mutants}, "found": ${found} }`,
    );
    writeFileSync(this.#file, `{\n${texts.join(',\n')}\n}\n`);
  }
}

function hashFiles(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n${readFileSync(file, 'utf8')}\n`);
  return hash.digest('hex').slice(0, 16);
}
