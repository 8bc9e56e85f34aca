import type { Locator, Page } from '@playwright/test';

type Role = Parameters<Page['getByRole']>[0];

/** The effort of a task: presses of mouse and keys, and texts or files entered. */
export interface Effort {
  clicks: number;
  keys: number;
  entries: number;
}

interface Press {
  /** The enclosing element, if the page has several elements of this name. */
  in?: Locator;
  /** The name in the list of steps; by default the element's name. */
  as?: string;
  modifiers?: ('Control' | 'Shift')[];
}

/** The planner's mouse and keyboard, which count and record every action. */
export class Hands {
  readonly #page: Page;
  readonly #effort: Effort = { clicks: 0, keys: 0, entries: 0 };
  readonly #steps: string[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  get effort(): Effort {
    return { ...this.#effort };
  }

  /** All steps in one sentence. */
  get how(): string {
    return this.#steps.join(', ');
  }

  /** Clicks the element with this role and name once. */
  async click(role: Role, name: string | RegExp, { in: scope, as, modifiers }: Press = {}): Promise<void> {
    const target = (scope ?? this.#page).getByRole(role, { name, exact: true }).first();
    await this.clickOn(target, as ?? `**${String(name).replace(/\.+$/, '')}**`, modifiers);
  }

  /** Clicks the element once. */
  async clickOn(target: Locator, as: string, modifiers: ('Control' | 'Shift')[] = []): Promise<void> {
    await target.click({ modifiers });
    this.#effort.clicks += 1;
    this.#steps.push([...modifiers.map(nameKeys), as].join(' and '));
  }

  /** Presses keys one after another; keys pressed together count as one. */
  async key(...chords: string[]): Promise<void> {
    for (const chord of chords) {
      await this.#page.keyboard.press(chord);
      this.#effort.keys += 1;
      this.#steps.push(nameKeys(chord));
    }
  }

  /** Types a text into the focused element. */
  async type(text: string, as = text): Promise<void> {
    await this.#page.keyboard.type(text);
    this.#effort.entries += 1;
    this.#steps.push(as === text ? `type _${text}_` : `type ${as}`);
  }

  /** Chooses an option of a list: one click to open it, and one to choose. */
  async choose(list: Locator, option: string): Promise<void> {
    await list.selectOption({ label: option });
    this.#effort.clicks += 2;
    this.#steps.push(`choose **${option}**`);
  }

  /** Chooses a file in the system's dialog, which counts as one entry. */
  async chooseFile(role: Role, name: string, file: { name: string; mimeType: string; text: string }): Promise<void> {
    const opened = this.#page.waitForEvent('filechooser');
    await this.click(role, name);
    const { text, ...rest } = file;
    await (await opened).setFiles({ ...rest, buffer: Buffer.from(text) });
    this.#effort.entries += 1;
    this.#steps.push('choose the file');
  }
}

/** Names keys as the docs do: `Ctrl+K`. */
function nameKeys(chord: string): string {
  const named = chord.replace('Control', 'Ctrl').replace(/\+[a-z]$/, (end) => end.toUpperCase());
  return `\`${named}\``;
}
