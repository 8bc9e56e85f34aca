// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SchemaForm } from '#engine/SchemaForm.tsx';
import { useFocusOnError } from '#engine/useFocusOnError.ts';
import { DraftStore } from '#model/DraftStore.ts';
import '../widgets/setup.ts';
import { createField } from './createField.ts';

/** Frames come when the test lets them. */
beforeEach(() => {
  vi.useFakeTimers();
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the focus goes to a field of the open tab at once', () => {
  const { focusError, paint } = show();
  paint();
  focusError('a3');
  expect(focused()).toBe('a3');
});

it('another tab is opened, and the focus goes to a field of its first part with it', () => {
  const { focusError, paint } = show();
  paint();
  focusError('b3');
  expect(focused()).toBe('b3');
});

it('a focus that a closing dialog returns elsewhere comes back to the field', () => {
  const { focusError, paint } = show();
  paint();
  focusError('b3');
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  paint();
  expect(focused()).toBe('b3');
});

it('a field that is rendered later gets the focus then, however long that takes', () => {
  const { focusError, paint } = show();
  paint();
  focusError(`b${COUNT - 1}`);
  expect(screen.queryByRole('textbox', { name: `b${COUNT - 1}` })).toBeNull();
  expect(focused()).toBeUndefined();
  paint();
  expect(focused()).toBe(`b${COUNT - 1}`);
});

it('the focus does not return to the field once another tab has been opened', () => {
  const { focusError, openTab, paint } = show();
  paint();
  focusError(`b${COUNT - 1}`);
  openTab('a');
  paint();
  openTab('b');
  paint();
  expect(focused()).toBeUndefined();
});

it('only the last requested field gets the focus', () => {
  const { focusError, paint } = show();
  paint();
  focusError(`b${COUNT - 1}`);
  focusError(`b${COUNT - 2}`);
  paint();
  expect(focused()).toBe(`b${COUNT - 2}`);
});

/** More fields than fit into the window. */
const COUNT = 60;

function show() {
  const store = new DraftStore({ kind: KIND, mode: 'edit', values: {} });
  let focusError = (_field: string) => {};
  let openTab = (_tab: string) => {};
  function Sample() {
    const [tab, setTab] = useState('a');
    const container = useRef<HTMLDivElement>(null);
    const focus = useFocusOnError({ container, definition: KIND.definition, onTab: setTab });
    focusError = focus.focusError;
    openTab = setTab;
    return (
      <div ref={container}>
        <SchemaForm store={store} tab={tab} onPainted={focus.onPainted} />
      </div>
    );
  }
  render(<Sample />);
  return {
    focusError: (field: string) => act(() => focusError(field)),
    openTab: (tab: string) => act(() => openTab(tab)),
    /** Lets the frame come that the rest of the form waits for. */
    paint: () => act(() => void vi.advanceTimersByTime(100)),
  };
}

function focused(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field;
}

const NAMES = ['a', 'b'].map((tab) => Array.from({ length: COUNT }, (_, index) => `${tab}${index}`));

const KIND = {
  definition: {
    id: 'long',
    title: 'Form',
    description: '',
    version: '1',
    fields: Object.fromEntries(NAMES.flat().map((name) => [name, createField(name)])),
    curves: {},
    rules: [],
    tabs: ['a', 'b'].map((id, index) => ({ id, title: id, groups: [{ title: 'Group', items: NAMES[index] ?? [] }] })),
  },
  validate: () => [],
};
