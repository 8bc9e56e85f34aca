import type { ShownFinding } from '#codegen/WatchReport.ts';
import styles from './faultPanel.css?inline';
import type { LiveState } from './LiveState.ts';
import { openInEditor } from './openInEditor.ts';

/** A half-written file is faulty for a moment. */
const REST_MS = 150;
const MENDED_MS = 6000;

/** Lists the faults of the last save in a panel at the bottom of a page; uses no framework, which may have crashed. */
export class FaultPanel {
  readonly #host = document.createElement('div');
  readonly #root = this.#host.attachShadow({ mode: 'open' });
  readonly #style = document.createElement('style');
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.#host.id = 'schema-faults';
    this.#style.textContent = styles;
    document.body.append(this.#host);
  }

  /** Shows the faults of a save, or which files are sound again. */
  show({ findings, corrected }: LiveState): void {
    const faults = findings.filter(({ level }) => level === 'error');
    clearTimeout(this.#timer);
    if (faults.length > 0) {
      this.#timer = setTimeout(() => this.#draw(this.#faultList(faults, corrected)), REST_MS);
    } else if (corrected.length > 0) {
      this.#draw(this.#note(corrected));
      this.#timer = setTimeout(() => this.#draw(), MENDED_MS);
    } else this.#draw();
  }

  #draw(...parts: Element[]): void {
    this.#root.replaceChildren(this.#style, ...parts);
  }

  #faultList(faults: readonly ShownFinding[], corrected: readonly string[]): Element {
    const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
    const close = element('button', { type: 'button', class: 'close', 'aria-label': 'Close the faults' }, '✕');
    close.addEventListener('click', () => this.#draw());
    return element(
      'section',
      { class: 'panel', role: 'region', 'aria-label': 'Faults in schema files' },
      element(
        'header',
        {},
        element('strong', { role: 'alert' }, count),
        element(
          'span',
          { class: 'muted' },
          ['The last valid forms stay in use.', ...corrected.map(toCorrectedText)].join(' '),
        ),
        close,
      ),
      element('ol', {}, ...faults.map((fault) => element('li', {}, ...describe(fault)))),
    );
  }

  #note(corrected: readonly string[]): Element {
    return element('p', { class: 'panel corrected', role: 'status' }, corrected.map(toCorrectedText).join(' '));
  }
}

function toCorrectedText(file: string): string {
  return `${file} has no problems any more.`;
}

function describe({ file, line, column, text, excerpt, isPlaced }: ShownFinding): Element[] {
  const place = `${file}:${line}:${column}`;
  const link = element('button', { type: 'button', class: 'place' }, place);
  link.addEventListener('click', () => void openInEditor(place));
  return [
    ...(isPlaced ? [link] : []),
    element('span', { class: 'text' }, text),
    ...(excerpt ? [element('pre', {}, excerpt.text, '\n', element('b', {}, `${' '.repeat(excerpt.caret)}^`))] : []),
  ];
}

function element(name: string, attributes: Record<string, string>, ...children: (Node | string)[]): Element {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}
