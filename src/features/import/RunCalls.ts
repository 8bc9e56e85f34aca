import type { RunPart } from '#api/importCalls.ts';

/**
 * Sends the calls of one import and of its undo. A failed call keeps its number if the same body is sent again. The
 * table's title, which names the run in the activity log, is sent only until a call of each type has succeeded.
 */
export class RunCalls {
  readonly run: string;
  readonly #title: string;
  readonly #titled = new Set<unknown>();
  #next: number;
  #failed: { key: string; part: number } | undefined;

  /** Continues a run from its next call on, or begins a new one. */
  constructor(title: string, { run = createRunId(), next = 0 }: { run?: string; next?: number } = {}) {
    this.#title = title;
    this.run = run;
    this.#next = next;
  }

  /** The number of the next call. */
  get next(): number {
    return this.#next;
  }

  async send<Body extends object, Answer>(
    body: Body,
    call: (body: Body & RunPart & { title?: string }) => Promise<Answer>,
  ): Promise<Answer> {
    // The title is not part of the key, since it does not change what a call does.
    const key = JSON.stringify(body);
    const part = this.#failed?.key === key ? this.#failed.part : this.#next++;
    this.#failed = { key, part };
    const title = this.#titled.has(call) ? {} : { title: this.#title };
    const answer = await call({ ...body, ...title, run: this.run, part });
    this.#failed = undefined;
    this.#titled.add(call);
    return answer;
  }

  /** Records that the last failed call was carried out after all. */
  confirm(call: unknown): void {
    this.#titled.add(call);
  }

  /**
   * Records that everything possible was undone; later calls send the title again, as a new entry of the activity log.
   */
  restart(): void {
    this.#titled.clear();
  }
}

/** A random id that also works without TLS, where browsers lack `randomUUID`. */
function createRunId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
