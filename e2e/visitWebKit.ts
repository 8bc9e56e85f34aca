import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { findWebKit } from './findWebKit.ts';
import { PATIENCE, type Role, type Visitor } from './Visitor.ts';
import { type Element, WebDriver } from './WebDriver.ts';

const SELECTORS: Readonly<Record<Role, string>> = {
  button: 'button, [role="button"]',
  link: 'a[href]',
  tab: '[role="tab"]',
  textbox: 'textarea, input:not([type="checkbox"], [type="search"], [type="file"])',
  searchbox: 'input[type="search"]',
  checkbox: 'input[type="checkbox"], [role="checkbox"]',
};
const KEYS: Readonly<Record<string, string>> = {
  Control: '\uE009',
  Shift: '\uE008',
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
};
const VIEWPORT = { width: 1440, height: 900 };

/** Starts Debian's WebKitGTK on a separate display, controlled by its WebDriver. */
export async function visitWebKit(url: string): Promise<Visitor> {
  const { driver, browser, display } = findWebKit();
  const screen = spawn(display, ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const port = await findFreePort();
  // A locale such as C.UTF-8 would give pages a language that does not exist.
  const env = { ...process.env, DISPLAY: `:${await readLine(screen.stdout)}`, LC_ALL: 'C' };
  const server = spawn(driver, ['--host=127.0.0.1', `--port=${port}`], { env, stdio: 'ignore' });
  const stop = async () => {
    for (const child of [server, screen]) await end(child);
  };
  const web = await connect(`http://127.0.0.1:${port}`, browser).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  await web.resize(VIEWPORT);

  const earlier: string[] = [];
  const readComplaints = () => web.run<string[]>('return window.complaints ?? []');

  /** Finds the topmost visible element with this role and name. */
  async function find(role: Role, name: string): Promise<Element> {
    for (const element of (await web.find(SELECTORS[role])).toReversed())
      if ((await web.label(element)) === name && (await web.isDisplayed(element))) return element;
    throw new Error(`No ${role} '${name}' is shown.`);
  }
  const click = (role: Role, name: string) => expect(async () => web.click(await find(role, name))).toPass(PATIENCE);
  return {
    open: async (path) => {
      earlier.push(...(await readComplaints()));
      await web.open(new URL(path, url).href);
      await web.run(LISTEN);
    },
    click,
    fill: async (role, name, text) => {
      await click(role, name);
      await web.press(toKeys('Control+a'), { isChord: true });
      await web.press(toTyped(text));
    },
    type: (text) => web.press(toTyped(text)),
    press: (chord) => web.press(toKeys(chord), { isChord: true }),
    see: (text) => expect.poll(() => web.run<string>('return document.body.innerText'), PATIENCE).toContain(text),
    expectValue: (role, name, value) =>
      expect(async () => expect(await web.property(await find(role, name), 'value')).toBe(value)).toPass(PATIENCE),
    picture: async (file) => writeFile(file, await web.picture()),
    complaints: async () => [...earlier, ...(await readComplaints())],
    close: async () => {
      await web.close();
      await stop();
    },
  };
}

/** From now on, collects the errors that the page logs and throws. */
const LISTEN = `
  const kept = (window.complaints = []);
  const log = console.error;
  console.error = (...words) => { kept.push(words.join(' ')); log(...words); };
  addEventListener('error', ({ message }) => kept.push(message));
  addEventListener('unhandledrejection', ({ reason }) => kept.push(String(reason)));
`;

/** Begins a session once the driver listens. */
async function connect(url: string, binary: string): Promise<WebDriver> {
  let started: WebDriver | undefined;
  await expect(async () => {
    started = await WebDriver.start(url, { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } });
  }).toPass(PATIENCE);
  if (!started) throw new Error('The driver of WebKit does not answer.');
  return started;
}

function toKeys(chord: string): string[] {
  return chord.split('+').map((key) => KEYS[key] ?? key);
}

/** Returns the keys that type a text. */
function toTyped(text: string): string[] {
  return [...text].map((letter) => (letter === '\n' ? (KEYS.Enter ?? '') : letter));
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

async function readLine(output: Readable): Promise<string> {
  for await (const line of createInterface({ input: output })) return line;
  throw new Error('The display ended before it was ready.');
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  if (child.kill('SIGTERM')) await ended;
}
