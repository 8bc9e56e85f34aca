import type { Locator, Page } from '@playwright/test';

type Role = Parameters<Page['getByRole']>[0];

/** What a task has cost: presses of mouse and keys, and texts or files entered. */
export interface Effort {
  clicks: number;
  keys: number;
  entries: number;
}

interface Press {
  /** What lies around it, where the page has several of its name. */
  in?: Locator;
  /** What the list of steps calls it; its name otherwise. */
  as?: string;
  modifiers?: ('Control' | 'Shift')[];
}

/** Mouse and keyboard of a planner, which count and write down what is done with them. */
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

  /** What was done, in one sentence. */
  get how(): string {
    return this.#steps.join(', ');
  }

  /** One click on what has the role and the name. */
  async click(role: Role, name: string | RegExp, { in: scope, as, modifiers }: Press = {}): Promise<void> {
    const target = (scope ?? this.#page).getByRole(role, { name, exact: true }).first();
    await this.clickOn(target, as ?? `**${String(name).replace(/\.+$/, '')}**`, modifiers);
  }

  /** One click on the place. */
  async clickOn(target: Locator, as: string, modifiers: ('Control' | 'Shift')[] = []): Promise<void> {
    await target.click({ modifiers });
    this.#effort.clicks += 1;
    this.#steps.push([...modifiers.map(nameKeys), as].join(' and '));
  }

  /** Keys, one after the other; those pressed at once count as one. */
  async key(...chords: string[]): Promise<void> {
    for (const chord of chords) {
      await this.#page.keyboard.press(chord);
      this.#effort.keys += 1;
      this.#steps.push(nameKeys(chord));
    }
  }

  /** Types a text where the focus is. */
  async type(text: string, as = text): Promise<void> {
    await this.#page.keyboard.type(text);
    this.#effort.entries += 1;
    this.#steps.push(as === text ? `type _${text}_` : `type ${as}`);
  }

  /** An option of a list: a click that opens it, and one that chooses. */
  async choose(list: Locator, option: string): Promise<void> {
    await list.selectOption({ label: option });
    this.#effort.clicks += 2;
    this.#steps.push(`choose **${option}**`);
  }

  /** A file in the dialog of the system, which counts as one entry. */
  async chooseFile(role: Role, name: string, file: { name: string; mimeType: string; text: string }): Promise<void> {
    const opened = this.#page.waitForEvent('filechooser');
    await this.click(role, name);
    const { text, ...rest } = file;
    await (await opened).setFiles({ ...rest, buffer: Buffer.from(text) });
    this.#effort.entries += 1;
    this.#steps.push('choose the file');
  }
}

/** As keys are named in the docs: `Ctrl+K`. */
function nameKeys(chord: string): string {
  const named = chord.replace('Control', 'Ctrl').replace(/\+[a-z]$/, (end) => end.toUpperCase());
  return `\`${named}\``;
}
