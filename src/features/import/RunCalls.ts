import type { RunPart } from '#api/importCalls.ts';

/**
 * The calls of one import and of its undoing. A call that has failed keeps its number when the same is sent again; the
 * table's title, by which the activity calls them, is said once by each sort of call.
 */
export class RunCalls {
  readonly run = createRunId();
  readonly #title: string;
  readonly #titled = new Set<unknown>();
  #next = 0;
  #failed: { key: string; part: number } | undefined;

  constructor(title: string) {
    this.#title = title;
  }

  async send<Body extends object, Answer>(
    body: Body,
    call: (body: Body & RunPart & { title?: string }) => Promise<Answer>,
  ): Promise<Answer> {
    // Which of the calls says the title is none of what they do.
    const key = JSON.stringify(body);
    const part = this.#failed?.key === key ? this.#failed.part : this.#next++;
    this.#failed = { key, part };
    const title = this.#titled.has(call) ? {} : { title: this.#title };
    const answer = await call({ ...body, ...title, run: this.run, part });
    this.#failed = undefined;
    this.#titled.add(call);
    return answer;
  }

  /** Notes that the call that has failed last was carried out nevertheless. */
  confirm(call: unknown): void {
    this.#titled.add(call);
  }

  /** Notes that all was taken back that could be: what follows is said in the activity anew. */
  restart(): void {
    this.#titled.clear();
  }
}

/** Random also on pages without TLS, where browsers make no UUIDs. */
function createRunId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
