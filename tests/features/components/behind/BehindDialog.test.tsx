// @vitest-environment jsdom
import '../../../widgets/setup.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { unload } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const AT = '2026-01-01T00:00:00.000Z';
const NAMES = Array.from({ length: 2500 }, (_, index) => `Turbine ${index}`);
const SET = {
  ...{ name: 'made', title: 'Made', subclass: 'wind', version: '1', count: 3, edition: '1', read_at: AT },
  ...{ source: 'Makers', licence: 'CC0', url: 'https://example.com/', citation: 'Makers' },
};
const ENTRIES = ['Turbine of a maker', 'Turbine 24 of a maker', 'Nordex'];

/** Answers that are held until the test releases them, and the addresses that are. */
let held: (() => void)[];
let holds: RegExp | undefined;
/** Addresses that the server answers with 500. */
let refused: RegExp | undefined;
let names: readonly string[];
let answered: string[];
const onChoose = vi.fn();

beforeEach(() => {
  held = [];
  answered = [];
  holds = undefined;
  refused = undefined;
  names = NAMES;
  localStorage.clear();
  vi.stubEnv('VITE_API_BASE_URL', 'http://127.0.0.1:9');
  vi.resetModules();
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (holds?.test(url)) await new Promise<void>((resolve) => held.push(resolve));
    answered.push(url);
    return refused?.test(url) ? Response.json({}, { status: 500 }) : answer(new URL(url));
  });
});

afterEach(() => {
  cleanup();
  unload();
  onChoose.mockReset();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** As a server answers with many components, no template and one reference set. */
function answer({ pathname, searchParams: query }: URL): Response {
  const isFound = (name: string) => name.toLowerCase().includes((query.get('search') ?? '').toLowerCase());
  if (pathname.endsWith('/reference/')) {
    return Response.json([SET]);
  }
  if (pathname.includes('/entries/')) {
    const rows = ENTRIES.filter(isFound).map((name) => ({ key: name, name, version: '1' }));
    return Response.json(rows, { headers: { 'X-Total-Count': String(rows.length) } });
  }
  if (query.has('templates')) return Response.json([], { headers: { 'X-Total-Count': '0' } });
  if (query.has('whole_below')) return Response.json([], { headers: { 'X-Total-Count': String(NAMES.length) } });
  const found = names.filter(isFound);
  const rows = found.slice(0, Number(query.get('limit'))).map((name) => ({
    ...{ id: name, name, subclass: 'wind', is_template: false, locked: false },
    ...{ created_at: AT, updated_at: AT },
  }));
  return Response.json(rows, { headers: { 'X-Total-Count': String(found.length) } });
}

async function open() {
  const { finishSignIn } = await import('#api/sessionStore.ts');
  const { BehindDialog } = await import('#features/components/behind/BehindDialog.tsx');
  finishSignIn({ username: 'ada@example.com', access: 'a', refresh: 'r' });
  const scope = { subclass: 'wind', except: undefined };
  render(<BehindDialog scope={scope} title="Power curve" current={undefined} onChoose={onChoose} onClose={vi.fn()} />);
  await screen.findByLabelText('Search wind turbines...');
}

const box = () => screen.getByLabelText('Search wind turbines...');
const search = (text: string) => fireEvent.change(box(), { target: { value: text } });
const enter = (init = {}) => fireEvent.keyDown(box(), { key: 'Enter', ...init });
const shows = (count: number) =>
  waitFor(() => expect(document.querySelector('[role=status]')?.textContent).toBe(`${count} shown`));
const isHeld = () => waitFor(() => expect(held).toHaveLength(1));

/** Lets what is held come, and all that follows from it. */
async function release() {
  holds = undefined;
  await act(async () => {
    for (const go of held) go();
    await new Promise((resolve) => setImmediate(resolve));
  });
}

it('Enter takes the first row of what is typed, not one that an earlier search found', async () => {
  await open();
  await shows(NAMES.length + ENTRIES.length);
  search('turbine 24');
  await shows(111 + 1);
  holds = /components.*search=turbine%202&/;
  search('turbine 2');
  enter();
  await isHeld();
  // The first row so far would match.
  expect(onChoose).not.toHaveBeenCalled();
  await release();
  await waitFor(() => expect(onChoose).toHaveBeenCalledOnce());
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: 'Turbine 2' }));
});

it('Enter does not take an entry of a reference set before the components are read', async () => {
  holds = /components.*sort=name/;
  await open();
  search('turbine 24');
  enter();
  await waitFor(() => expect(answered).toContainEqual(expect.stringMatching(/entries.*search=turbine%2024/)));
  await act(() => new Promise((resolve) => setImmediate(resolve)));
  expect(onChoose).not.toHaveBeenCalled();
  await release();
  await waitFor(() => expect(onChoose).toHaveBeenCalledOnce());
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'Turbine 24' }));
});

it('Enter without a match chooses nothing later either', async () => {
  await open();
  search('Enercon');
  enter();
  await screen.findByText('No wind turbine matches “Enercon”');
  names = ['Enercon E-82'];
  const { refetchComponents } = await import('#api/useComponents.ts');
  await act(refetchComponents);
  await shows(1);
  expect(onChoose).not.toHaveBeenCalled();
  enter();
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: 'Enercon E-82' })));
});

it('a changed search cancels a pending Enter', async () => {
  await open();
  await shows(NAMES.length + ENTRIES.length);
  holds = /components.*search=turbine%2024/;
  search('turbine 24');
  enter();
  await isHeld();
  search('nordex');
  await shows(1);
  await release();
  expect(onChoose).not.toHaveBeenCalled();
});

it('Enter that ends a composition chooses nothing', async () => {
  await open();
  search('nordex');
  await shows(1);
  enter({ isComposing: true });
  expect(onChoose).not.toHaveBeenCalled();
  enter();
  await waitFor(() => expect(onChoose).toHaveBeenCalledOnce());
});

it('entries that cannot be read say so beside the components, and can be read again', async () => {
  refused = /entries/;
  await open();
  await screen.findByText('Error: Request failed');
  await shows(NAMES.length);
  refused = undefined;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await shows(NAMES.length + ENTRIES.length);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
