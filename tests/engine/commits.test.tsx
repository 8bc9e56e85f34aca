// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SchemaForm } from '#engine/SchemaForm.tsx';
import { DraftStore } from '#model/DraftStore.ts';
import type { Issue } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import '../widgets/setup.ts';
import { createField } from './createField.ts';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe.each([5, 48, 200])('on a form of %i fields', (count) => {
  it('a key renders nothing while the state of the field stays the same', () => {
    const { input, commits } = show(count);
    key(input, '2');
    const before = commits();
    for (const text of ['23', '234', '2345']) key(input, text);
    expect(commits() - before).toBe(0);
  });

  it('a key renders one field when it becomes modified', () => {
    const { input, commits, fields } = show(count);
    key(input, '2');
    expect(commits()).toBe(1);
    expect(fields()).toBe(1);
  });

  it('the check after 300 ms renders one field when an error appears, and none otherwise', () => {
    const { input, commits } = show(count);
    key(input, '2');
    act(() => void vi.advanceTimersByTime(300));
    const before = commits();
    key(input, '-');
    expect(commits() - before).toBe(0);
    const written = watchFields();
    act(() => void vi.advanceTimersByTime(300));
    expect(document.body.textContent).toContain('Please enter a valid number');
    expect(written()).toEqual(['n0']);
    const shown = commits();
    key(input, '-2');
    act(() => void vi.advanceTimersByTime(300));
    expect(document.body.textContent).toContain('Value must be non-negative');
    expect(written()).toEqual(['n0']);
    const again = commits();
    key(input, '-3');
    act(() => void vi.advanceTimersByTime(300));
    expect([shown > before, again > shown, commits()]).toEqual([true, true, again]);
  });

  it('undoing writes the text back into the input', () => {
    const { input, store } = show(count);
    key(input, '23');
    act(() => store.undo());
    expect(input.value).toBe('1');
  });
});

/** A form in a profiler, with the input of its first field. */
function show(count: number) {
  const store = new DraftStore({
    kind: createKind(count),
    mode: 'edit',
    values: Object.fromEntries(names(count).map((name) => [name, 1])),
  });
  let commits = 0;
  render(
    <Profiler id="form" onRender={() => void commits++}>
      <SchemaForm store={store} tab="form" />
    </Profiler>,
  );
  const input = document.querySelector('input');
  if (!input) throw new Error('The form shows no input');
  act(() => void vi.advanceTimersByTime(400));
  const before = commits;
  const marked = () => document.querySelectorAll('[data-field][data-modified]').length;
  return { store, input, commits: () => commits - before, fields: marked };
}

function key(input: HTMLInputElement, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  act(() => {
    // React tracks writes to `value`, so a typed text must bypass React's setter.
    setter?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Names of the fields in which React has written since the last call. */
function watchFields(): () => string[] {
  const observer = new MutationObserver(() => {});
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  return () => {
    const fields = observer.takeRecords().map(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return element?.closest('[data-field]')?.getAttribute('data-field') ?? 'outside';
    });
    return [...new Set(fields)];
  };
}

function names(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `n${index}`);
}

function createKind(count: number): Kind {
  const field = (name: string) => ({ ...createField(name), minimum: 0 });
  return {
    definition: {
      id: `form${count}`,
      title: 'Form',
      description: '',
      version: '1',
      fields: Object.fromEntries(names(count).map((name) => [name, field(name)])),
      curves: {},
      rules: [],
      tabs: [{ id: 'form', title: 'Form', groups: [{ title: 'Group', items: names(count) }] }],
    },
    validate: (values): Issue[] =>
      Object.entries(values).flatMap(([name, value]) =>
        typeof value === 'number' && value < 0 ? [{ field: name, code: 'minimum', params: { limit: 0 } }] : [],
      ),
  };
}
