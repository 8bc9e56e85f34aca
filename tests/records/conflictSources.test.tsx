// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { loadKind } from '#generated/kinds.ts';
import { createDefaults } from '#model/createDefaults.ts';
import type { DraftSource } from '#model/DraftSources.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { keptDraft } from '#model/keptDraft.ts';
import { resumeDraft } from '#model/resumeDraft.ts';
import { threeWay } from '#model/threeWay.ts';
import { ConflictDialog } from '#records/ConflictDialog.tsx';
import { toConflictVersions } from '#records/conflictVersions.ts';

const kind = await loadKind.wind();
const SHEET = { source: 'Data sheet', low: 80, high: 120 };
const LETTER = { source: 'Letter' };
const CONFIRMED = { by: 'somebody@example.com', at: '2026-05-05T10:00:00.000Z' };

afterEach(cleanup);

interface Case {
  /** What is stored when the draft is begun, and what someone else stores meanwhile. */
  original: FieldValues;
  theirs: FieldValues;
  /** What I do in the draft. */
  text?: string;
  gives?: DraftSource | 'none';
}

const TABLE: [what: string, Case, row: unknown, mine: unknown, theirs: unknown][] = [
  [
    'a source that I give',
    { original: {}, theirs: {}, gives: LETTER },
    ['mine', false],
    ['98', LETTER],
    ['98', undefined],
  ],
  [
    'a source that they give',
    { original: {}, theirs: { source: SHEET } },
    ['theirs', false],
    ['98', undefined],
    ['98', SHEET],
  ],
  [
    'two sources of one value',
    { original: {}, theirs: { source: SHEET }, gives: LETTER },
    ['mine', true],
    ['98', LETTER],
    ['98', SHEET],
  ],
  [
    'a source that I give and a value that they change',
    { original: {}, theirs: { value: 100 }, gives: LETTER },
    ['mine', true],
    ['98', LETTER],
    ['100', undefined],
  ],
  [
    'a value that I change and a source that they confirm',
    { original: { source: SHEET }, theirs: { source: { ...SHEET, confirmed: CONFIRMED } }, text: '100' },
    ['mine', true],
    ['100', { ...SHEET, changed: true }],
    ['98', { ...SHEET, confirmed: CONFIRMED }],
  ],
  [
    'one source of two values',
    { original: {}, theirs: { value: 120, source: SHEET }, text: '100', gives: SHEET },
    ['mine', true],
    ['100', SHEET],
    ['120', SHEET],
  ],
  [
    'a source that I remove',
    { original: { source: SHEET }, theirs: { source: SHEET }, gives: 'none' },
    ['mine', false],
    ['98', undefined],
    ['98', SHEET],
  ],
  [
    'a source that both confirm',
    {
      original: { source: SHEET },
      theirs: { source: { ...SHEET, confirmed: CONFIRMED } },
      gives: { ...SHEET, confirmed: true },
    },
    undefined,
    ['98', { ...SHEET, confirmed: true }],
    ['98', { ...SHEET, confirmed: CONFIRMED }],
  ],
];

it.each(TABLE)('%s goes with its value on either side', (_what, given, row, mine, theirs) => {
  const { store, record } = collide(given);
  const rows = threeWay({ definition: kind.definition, ...toConflictVersions(store, record) });
  const found = rows.find(({ item }) => item === 'hub_height');
  expect(found && [found.choice, found.isConflict]).toEqual(row);
  expect(rows.filter((one) => one !== found)).toEqual([]);
  const keys = ['hub_height', '@hub_height'];
  expect(settle(collide(given), new Set(keys))).toEqual(mine);
  expect(settle(collide(given), new Set())).toEqual(theirs);
});

it('taking their value leaves nothing to save', () => {
  for (const [, given] of TABLE) {
    const { store, record } = collide(given);
    store.rebase(record, new Set());
    expect(store.form().changed).toEqual([]);
  }
});

it('a conflict shows a source that differs as text', async () => {
  const { store, record } = collide({ original: {}, theirs: { source: SHEET }, gives: LETTER });
  let kept: ReadonlySet<string> = new Set();
  render(
    <ConflictDialog
      store={store}
      noun="component"
      theirs={record}
      busy={false}
      onCancel={() => undefined}
      onSave={(mine) => {
        kept = mine;
      }}
    />,
  );
  const row = await screen.findByRole('group', { name: /^Hub height/ });
  expect(within(row).getByRole('radio', { name: /^Mine/ }).parentElement?.textContent).toBe('Mine98 mSource: Letter');
  const theirs = within(row).getByRole('radio', { name: /^Theirs/ });
  expect(theirs.parentElement?.textContent).toBe('Theirs98 mSource: Data sheet (80 to 120 m)');
  expect(within(row).getByRole('paragraph').textContent).toBe('Original98 mNo source');
  fireEvent.click(screen.getByRole('button', { name: 'Save again' }));
  expect(kept).toEqual(new Set(['hub_height', '@hub_height']));
});

it('a kept draft asks about a source that was given elsewhere meanwhile', () => {
  const mine = open({ source: SHEET });
  mine.change(mine.sources.toText('hub_height', LETTER));
  const kept = keptDraft(mine);
  expect(resumeDraft(open({ source: SHEET }), kept)).toEqual({ texts: mine.sources.texts() });
  const now = open({ source: { source: 'Permit' } });
  const asked = resumeDraft(now, kept);
  if (!('versions' in asked)) throw new Error('It does not ask');
  const [row] = threeWay({ definition: kind.definition, ...asked.versions });
  expect(row).toMatchObject({ item: 'hub_height', isConflict: true });
  const texts = (row?.keys ?? []).map((key) => [key, asked.versions.mine[key] ?? '']);
  now.change(now.sources.toOwn(Object.fromEntries(texts)));
  expect(now.sources.at('hub_height')).toEqual(LETTER);
});

it('a version with the stored source does not count as a change', () => {
  const store = open({ source: SHEET });
  const { mine } = toConflictVersions(store, record({ source: SHEET }));
  expect(store.sources.toOwn(mine)['@hub_height']).toBe(store.sources.original('@hub_height'));
});

function collide({ original, theirs, text, gives }: Case) {
  const store = open(original);
  if (text !== undefined) store.type('hub_height', text);
  if (gives) store.change(store.sources.toText('hub_height', gives === 'none' ? undefined : gives));
  return { store, record: record(theirs) };
}

function settle({ store, record: theirs }: ReturnType<typeof collide>, mine: ReadonlySet<string>) {
  store.rebase(theirs, mine);
  return [store.text('hub_height'), store.sources.at('hub_height')];
}

function open(stored: FieldValues): DraftStore {
  return new DraftStore({ kind, mode: 'edit', values: record(stored) });
}

function record({ value = 98, source }: FieldValues): FieldValues {
  const sources = source ? { sources: { hub_height: source } } : {};
  return {
    ...createDefaults(kind.definition),
    id: '1',
    subclass: 'wind',
    name: 'Turbine',
    hub_height: value,
    ...sources,
  };
}
