import type { Page, Route } from '@playwright/test';

interface Taped {
  /** Method and path, including the query. */
  call: string;
  /** How many writing calls preceded it. */
  after: number;
  status: number;
  body: unknown;
}

/**
 * Records the answers of another server while a journey runs on it, and replays them where that server is not
 * available.
 */
export class AnswerTape {
  readonly #taped: Taped[];
  #writes = 0;

  constructor(taped: Taped[] = []) {
    this.#taped = taped;
  }

  toJSON(): Taped[] {
    return this.#taped;
  }

  /** Records every answer that the page gets. */
  async record(page: Page): Promise<void> {
    await page.route('**/api/v2/**', async (route) => {
      const after = this.#writes;
      if (isWrite(route)) this.#writes += 1;
      const response = await route.fetch().catch(() => undefined);
      if (!response) return route.abort().catch(() => {});
      const text = await response.text();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      this.#taped.push({ call: nameCall(route), after, status: response.status(), body: withoutTokens(body) });
      return route.fulfill({ response });
    });
  }

  /** Records what the server answers to a path that it does not have: which of them a page asks for depends on its pace. */
  async recordElsewhere(page: Page): Promise<void> {
    await page.evaluate((path) => fetch(path), `/api/v2${ELSEWHERE}`);
  }

  /**
   * Replays the recorded answers, taking into account how many writing calls preceded each; to other reading calls, the
   * answer to a path that the server does not have.
   */
  async replay(page: Page): Promise<void> {
    await page.route('**/api/v2/**', (route) => {
      const call = nameCall(route);
      const after = this.#writes;
      if (isWrite(route)) this.#writes += 1;
      const same = this.#taped.filter((taped) => taped.call === call);
      const answer = isWrite(route)
        ? same.find((taped) => taped.after === after)
        : (same.findLast((taped) => taped.after <= after) ?? same[0] ?? this.#findElsewhere());
      if (!answer) throw new Error(`There is no answer to ${call} after ${after} changes`);
      const { status, body } = answer;
      return body === undefined ? route.fulfill({ status }) : route.fulfill({ status, json: withTokens(body) });
    });
  }

  #findElsewhere(): Taped | undefined {
    return this.#taped.find(({ call }) => call === `GET ${ELSEWHERE}`);
  }
}

const ELSEWHERE = '/no/such/path/';

function nameCall(route: Route): string {
  const { pathname, searchParams } = new URL(route.request().url());
  // Other servers don't know this parameter.
  searchParams.delete('whole_below');
  const query = searchParams.size > 0 ? `?${searchParams}`.replaceAll('+', '%20') : '';
  return `${route.request().method()} ${pathname.replace('/api/v2', '')}${query}`;
}

function isWrite(route: Route): boolean {
  return route.request().method() !== 'GET' && !route.request().url().includes('/token/');
}

const TOKENS = ['access', 'refresh'];

function withoutTokens(body: unknown): unknown {
  return mapTokens(body, () => '');
}

/** Replaces the tokens of an answer by ones that are valid for an hour from now. */
function withTokens(body: unknown): unknown {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return mapTokens(body, () => `${part({ alg: 'none' })}.${part({ exp: Math.floor(Date.now() / 1000) + 3600 })}.none`);
}

function mapTokens(body: unknown, change: () => string): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, TOKENS.includes(key) ? change() : value]));
}
