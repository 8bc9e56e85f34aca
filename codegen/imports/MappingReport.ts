import type { JSONPath } from 'jsonc-parser';
import type { Problem } from '#codegen/Problem.ts';
import type { Fault } from '#codegen/parseExpression.ts';
import type { SourceFile } from '#codegen/SourceFile.ts';

/** Collects the problems of a mapping file, and the columns that are used. */
export class MappingReport {
  readonly problems: Problem[] = [];
  readonly used = new Set<string>();
  readonly #source: SourceFile;

  constructor(source: SourceFile) {
    this.#source = source;
  }

  at(path: JSONPath, message: string, suggestion?: string): void {
    this.problems.push(this.#source.problemAt(path, message, suggestion));
  }

  /** Reports a fault of an expression or text, whose names are columns. */
  inText(path: JSONPath, { at, message, suggestion }: Fault): void {
    const worded = message.replace(/^there is no field /, 'there is no column ');
    this.problems.push(this.#source.problemInText(path, at, worded, suggestion));
  }

  use(columns: Iterable<string>): void {
    for (const column of columns) this.used.add(column);
  }
}
