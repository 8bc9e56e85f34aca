// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FlatForm } from '#engine/FlatForm.tsx';
import { LineForm } from '#engine/LineForm.tsx';
import { form } from '#generated/forms/sign-in.ts';
import { DraftStore } from '#model/DraftStore.ts';
import { LineDraft } from '#model/LineDraft.ts';

afterEach(cleanup);

const TEXTS = { username: 'ada', password: 'abc' };

describe('a form of lines', () => {
  it.each([
    ['at first', false],
    ['with errors', true],
  ])('renders the same elements as the form engine %s', (_, isTried) => {
    const lines = new LineDraft(form, TEXTS);
    const store = new DraftStore({ kind: form, mode: 'edit', values: TEXTS });
    if (isTried) {
      lines.attempt();
      store.attempt();
    }
    const ours = render(<LineForm draft={lines} autoFocus="password" />).container;
    const theirs = render(<FlatForm store={store} plain marksChanges={false} autoFocus="password" />).container;
    const fields = [...ours.querySelectorAll('[data-field]')].map(describeElement);
    expect(fields).toHaveLength(2);
    expect(fields).toEqual([...theirs.querySelectorAll('[data-field]')].map(describeElement));
  });

  it('writes what is typed into its draft, and empties its inputs with it', () => {
    const draft = new LineDraft(form);
    render(<LineForm draft={draft} />);
    const email = screen.getByLabelText<HTMLInputElement>(/Email/);
    fireEvent.input(email, { target: { value: 'ada' } });
    expect(draft.text('username')).toBe('ada');
    act(() => draft.clear());
    expect(email.value).toBe('');
  });

  it('reads what a browser has filled in without an event', async () => {
    const draft = new LineDraft(form);
    render(<LineForm draft={draft} />);
    screen.getByLabelText<HTMLInputElement>(/Password/).value = 'from the browser';
    await expect.poll(() => draft.text('password')).toBe('from the browser');
  });
});

/** Describes an element with all that it holds, by tags, attributes and texts; ids are numbered. */
function describeElement(root: Element): unknown {
  const ids: string[] = [];
  const number = (value: string) => {
    const base = value.replace(/-message$/, '');
    if (!ids.includes(base)) ids.push(base);
    return value.replace(base, `#${ids.indexOf(base)}`);
  };
  const describe = (element: Element): unknown => ({
    tag: element.tagName,
    attributes: Object.fromEntries(
      [...element.attributes]
        .map(({ name, value }) => [name, REFERENCES.has(name) ? number(value) : value] as const)
        .toSorted(([a], [b]) => a.localeCompare(b)),
    ),
    children: [...element.childNodes].map((node) => (node instanceof Element ? describe(node) : node.textContent)),
  });
  return describe(root);
}

const REFERENCES = new Set(['id', 'for', 'aria-describedby', 'aria-controls']);
