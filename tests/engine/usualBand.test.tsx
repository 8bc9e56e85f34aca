// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Profiler, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { SchemaForm } from '#engine/SchemaForm.tsx';
import { UsualContext, type UsualSource } from '#engine/usualContext.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { UsualRange } from '#model/UsualRange.ts';
import '../widgets/setup.ts';
import { createField } from './createField.ts';
import { createKind } from './nestedForms.ts';
import { typeInto } from './openForm.tsx';

afterEach(cleanup);

const POWER: UsualRange = { count: 34, p5: 100, median: 125, p95: 200 };
const TEXT = 'Usual: 100 to 200 kW, median 125, among 34 components';

/** A form of two numbers, and what sets the ranges that are known. */
async function open(ranges?: Record<string, UsualRange>) {
  const fields = { power: createField('power'), weight: { ...createField('weight'), help: '' } };
  const tabs = [{ id: 'general', title: 'General', groups: [{ title: 'Size', items: ['power', 'weight'] }] }];
  const definition = { id: 'unit', title: 'Unit', description: '', version: '1', fields, curves: {}, rules: [], tabs };
  const store = new DraftStore({ kind: createKind(definition), mode: 'edit', values: { power: 150, weight: 3 } });
  let commits = 0;
  let asked = 0;
  let setRanges: (ranges: Record<string, UsualRange>) => void = () => {};
  const onWanted = () => void asked++;
  const toSource = (known?: Record<string, UsualRange>): UsualSource => ({
    ranges: known && new Map(Object.entries(known)),
    onWanted,
  });
  const form = (
    <Profiler id="form" onRender={() => void commits++}>
      <SchemaForm store={store} tab="general" />
    </Profiler>
  );
  function Provider() {
    const [source, setSource] = useState(() => toSource(ranges));
    setRanges = (known) => setSource(toSource(known));
    return <UsualContext value={source}>{form}</UsualContext>;
  }
  const { container } = render(<Provider />);
  await waitFor(() => expect(asked).toBe(2));
  const input = (name: string) => container.querySelector(`[data-field="${name}"] input`) as HTMLInputElement;
  const arrive = (known: Record<string, UsualRange>) => act(async () => setRanges(known));
  return { store, container, input, arrive, commits: () => commits };
}

function readMark() {
  const band = screen.getByRole('img', { name: TEXT });
  return [band.dataset.value, band.style.getPropertyValue('--value'), band.style.getPropertyValue('--median')];
}

describe('the band of usual values', () => {
  it('shows the median and the value of a field with usual values', async () => {
    await open({ power: POWER });
    expect(readMark()).toEqual(['inside', '50%', '35%']);
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.getByRole('img').title).toBe(TEXT);
  });

  it('appears in a form that is already there, and is in the help of the field', async () => {
    const { arrive, input } = await open();
    expect(screen.queryByRole('img')).toBeNull();
    await arrive({ power: POWER });
    expect(readMark()[0]).toBe('inside');
    const described = input('power').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(`${TEXT}.`);
  });

  it.each([
    ['1500', ['above', '100%']],
    ['15', ['below', '0%']],
    ['0.2 MW', ['inside', '80%']],
    ['', ['none', '0%']],
    ['many', ['none', '0%']],
  ])('moves its mark for %s, and renders nothing for it', async (text, expected) => {
    const { input, store, commits } = await open({ power: POWER });
    // The field is modified already, so that a key flips none of its marks.
    act(() => store.type('power', '151'));
    const before = commits();
    act(() => store.type('power', text));
    expect(readMark().slice(0, 2)).toEqual(expected);
    expect(commits()).toBe(before);
    expect(input('power').value).toBe(text);
  });

  it('follows what is undone', async () => {
    const { input, store } = await open({ power: POWER });
    typeInto(input('power'), '1500');
    expect(readMark()[0]).toBe('above');
    act(() => store.undo());
    expect(readMark().slice(0, 2)).toEqual(['inside', '50%']);
  });

  it('is not a stop of the Tab key', async () => {
    await open({ power: POWER });
    expect(screen.getByRole('img').tabIndex).toBe(-1);
    expect(screen.getByRole('img').querySelector('*')).toBeNull();
  });

  it.each([
    ['few values', { ...POWER, count: 7 }],
    ['equal values', { ...POWER, p5: 125, p95: 125 }],
  ])('is not shown for %s', async (_what, range) => {
    const { container } = await open({ power: range });
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.textContent).not.toContain('Usual:');
  });
});
