/** The id of a page's element in the protocol. */
export type Element = string;

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A session of a browser, using the part of the W3C WebDriver protocol that the journeys need. */
export class WebDriver {
  readonly #session: string;

  private constructor(session: string) {
    this.#session = session;
  }

  static async start(url: string, capabilities: object): Promise<WebDriver> {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = await call<{ sessionId: string }>('POST', `${url}/session`, body);
    return new WebDriver(`${url}/session/${sessionId}`);
  }

  open(url: string): Promise<null> {
    return call('POST', `${this.#session}/url`, { url });
  }

  resize(size: { width: number; height: number }): Promise<unknown> {
    return call('POST', `${this.#session}/window/rect`, size);
  }

  /** Runs the body of a function in the page and returns its result. */
  run<T>(script: string, ...args: unknown[]): Promise<T> {
    return call('POST', `${this.#session}/execute/sync`, { script, args });
  }

  async find(selector: string): Promise<Element[]> {
    const body = { using: 'css selector', value: selector };
    const found = await call<Record<string, Element>[]>('POST', `${this.#session}/elements`, body);
    return found.flatMap((reference) => reference[ELEMENT] ?? []);
  }

  /** Returns the element's accessible name. */
  label(element: Element): Promise<string> {
    return call('GET', `${this.#session}/element/${element}/computedlabel`);
  }

  isDisplayed(element: Element): Promise<boolean> {
    return call('GET', `${this.#session}/element/${element}/displayed`);
  }

  property(element: Element, name: string): Promise<unknown> {
    return call('GET', `${this.#session}/element/${element}/property/${name}`);
  }

  click(element: Element): Promise<null> {
    return call('POST', `${this.#session}/element/${element}/click`, {});
  }

  /** Presses keys in order and releases them in reverse: a chord's keys together, a text's one by one. */
  async press(keys: readonly string[], { isChord = false } = {}): Promise<void> {
    const down = (value: string) => ({ type: 'keyDown', value });
    const up = (value: string) => ({ type: 'keyUp', value });
    const actions = isChord
      ? [...keys.map(down), ...keys.toReversed().map(up)]
      : keys.flatMap((key) => [down(key), up(key)]);
    await call('POST', `${this.#session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await call<string>('GET', `${this.#session}/screenshot`), 'base64');
  }

  close(): Promise<null> {
    return call('DELETE', this.#session);
  }
}

async function call<T>(method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = Object(await response.json());
  if (!response.ok) throw new Error(`${method} ${url}: ${Object(value).error}: ${Object(value).message}`);
  // The protocol specifies the result of each call.
  return value as T;
}
