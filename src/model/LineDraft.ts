import type { Texts } from './draftHistory.ts';
import type { FieldDefinition, Issue } from './FormDefinition.ts';
import type { Kind } from './Kind.ts';
import { keepsSpaces } from './keepsSpaces.ts';
import { lineMessage, ownMessage } from './lineMessage.ts';
import { MESSAGES } from './messages.ts';
import { translate } from './shownWording.ts';

/** What a form of lines shows. */
export interface LineSnapshot {
  /** The messages that are shown, by the name of the field. */
  errors: Readonly<Record<string, string>>;
  /** Whether every required field has text. */
  isComplete: boolean;
}

/**
 * The texts of a small form whose fields are single lines of text, without conditions and rules between fields; an error
 * is shown by a submit, until its field changes. It is for a form that a page waits for: `DraftStore`, which is for all
 * others, is many times as large.
 */
export class LineDraft {
  readonly fields: readonly FieldDefinition[];
  readonly #validate: Kind['validate'];
  readonly #listeners = new Set<() => void>();
  /** Errors that the server found, until the field changes. */
  #foreign = new Map<string, string>();
  /** Names of the fields that have not changed since the last submit. */
  readonly #touched = new Set<string>();
  #texts: Texts;
  #snapshot: LineSnapshot;

  constructor({ definition, validate }: Kind, texts: Texts = {}) {
    this.fields = Object.values(definition.fields);
    this.#validate = validate;
    this.#texts = texts;
    this.#snapshot = this.#judge();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The same object until something changes. */
  readonly getSnapshot = (): LineSnapshot => this.#snapshot;

  text(name: string): string {
    return this.#texts[name] ?? '';
  }

  /** The values by field name, without spaces around them where those don't count. */
  values(): Record<string, string> {
    return Object.fromEntries(
      this.fields.map((field) => {
        const text = this.text(field.name);
        return [field.name, keepsSpaces(field) ? text : text.trim()];
      }),
    );
  }

  type(name: string, text: string): void {
    if (text === this.text(name)) return;
    this.#texts = { ...this.#texts, [name]: text };
    this.#foreign.delete(name);
    this.#touched.delete(name);
    this.#publish();
  }

  /** Shows all errors, as a submit does; returns the first field at fault. */
  attempt(): string | undefined {
    for (const { name } of this.fields) this.#touched.add(name);
    this.#publish();
    return this.#findFirst(this.#snapshot.errors);
  }

  /** Shows the server's errors at their fields until those change; returns the first field of the form among them. */
  setForeignErrors(errors: Readonly<Record<string, string>>): string | undefined {
    this.#foreign = new Map(Object.entries(errors).map(([name, message]) => [name, translate(message)]));
    for (const name of this.#foreign.keys()) this.#touched.add(name);
    this.#publish();
    return this.#findFirst(errors);
  }

  /** Removes all texts and errors. */
  clear(): void {
    this.#texts = {};
    this.#foreign.clear();
    this.#touched.clear();
    this.#publish();
  }

  #publish(): void {
    this.#snapshot = this.#judge();
    for (const listener of this.#listeners) listener();
  }

  #judge(): LineSnapshot {
    const issues = this.#validate(this.values());
    const errors = this.fields.flatMap((field): [string, string][] => {
      const message = this.#foreign.get(field.name) ?? this.#messageOf(field, issues);
      return message !== undefined && this.#touched.has(field.name) ? [[field.name, message]] : [];
    });
    const isComplete = this.fields.every(({ name, required }) => !required || this.text(name).trim() !== '');
    return { errors: Object.fromEntries(errors), isComplete };
  }

  #messageOf(field: FieldDefinition, issues: readonly Issue[]): string | undefined {
    const own = issues.filter((issue) => issue.field === field.name);
    // That a field is empty says more than that it is too short.
    const issue = own.find(({ code }) => code === 'isFilled') ?? own[0];
    if (!issue) return undefined;
    return ownMessage(issue, field) ?? lineMessage(issue, field, this.text(field.name)) ?? translate(MESSAGES.invalid);
  }

  #findFirst(errors: Readonly<Record<string, string>>): string | undefined {
    return this.fields.find(({ name }) => Object.hasOwn(errors, name))?.name;
  }
}
