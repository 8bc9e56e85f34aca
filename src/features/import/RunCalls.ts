import type { RunPart } from '#api/importCalls.ts';

/** The calls of one import and of its undoing. A call that has failed keeps its number when the same is sent again. */
export class RunCalls {
  readonly run = createRunId();
  #next = 0;
  #failed: { key: string; part: number } | undefined;

  async send<Body extends object, Answer>(
    body: Body,
    call: (body: Body & RunPart) => Promise<Answer>,
  ): Promise<Answer> {
    const key = JSON.stringify(body);
    const part = this.#failed?.key === key ? this.#failed.part : this.#next++;
    this.#failed = { key, part };
    const answer = await call({ ...body, run: this.run, part });
    this.#failed = undefined;
    return answer;
  }
}

/** Random also on pages without TLS, where browsers make no UUIDs. */
function createRunId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
