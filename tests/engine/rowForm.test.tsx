// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { focusField } from '#engine/focusField.ts';
import { openForm, typeInto } from './openForm.tsx';
import { pickFields, SENSOR, STORED } from './rowForms.ts';
import { stubLayout } from './stubLayout.ts';

stubLayout();

/** An element of a field; '#' in the key is the id of the table's first row, '#2' of its second. */
function find(store: Opened, path: string, selector = ''): HTMLElement {
  const element = document.querySelector<HTMLElement>(`[data-field="${toKey(store, path)}"] ${selector}`);
  if (!element) throw new Error(`No field ${path}`);
  return element;
}

const input = (store: Opened, path: string) => find(store, path, ':is(input, select, textarea)');
const has = (store: Opened, path: string) => document.querySelector(`[data-field="${toKey(store, path)}"]`) !== null;
const press = (name: string | RegExp, within_: HTMLElement = document.body) =>
  fireEvent.click(within(within_).getByRole('button', { name }));

type Opened = Awaited<ReturnType<typeof openForm>>['store'];

function toKey(store: Opened, path: string): string {
  return path.split('/').reduce((key, part) => {
    const row = /^#(\d*)$/.exec(part);
    const own = row ? store.tables.rows(key)[Number(row[1] || 1) - 1] : part;
    return key === '' ? (own ?? '') : `${key}/${own}`;
  }, '');
}

describe('an optional object, with a tuple in it', () => {
  it('is drawn with the values of the record, and sends them back', async () => {
    const { store } = await openForm(pickFields('certification'), STORED);
    const group = screen.getByRole('group', { name: 'Certification' });
    expect(within(group).getByRole('group', { name: 'Range' })).toBeTruthy();
    typeInto(input(store, 'certification/#/range/#/1'), '90');
    expect(store.payload().certification).toEqual({ body: 'TÜV', range: [-20, 90, 10, 20] });
    expect(group.textContent).toContain('was 80');
  });

  it('says that it is empty, and focuses an added row', async () => {
    const { store } = await openForm(pickFields('certification'), { name: 'Boiler' });
    expect(find(store, 'certification').textContent).toContain('No certification');
    press('Add certification');
    expect(document.activeElement).toBe(input(store, 'certification/#/body'));
    press('Add range');
    expect(document.activeElement).toBe(input(store, 'certification/#/range/#/0'));
    typeInto(input(store, 'certification/#/range/#/0'), '4');
    expect(store.payload().certification).toEqual({ range: [4] });
  });

  it('is removed with all that is in it, and comes back as it was', async () => {
    const { store } = await openForm(pickFields('certification'), STORED);
    press('Remove certification');
    expect(document.activeElement?.textContent).toBe('Add certification');
    expect(has(store, 'certification')).toBe(true);
    expect(store.payload().certification).toBeUndefined();
    act(() => store.undo());
    expect(store.payload().certification).toEqual(STORED.certification);
    expect(Object(input(store, 'certification/#/range/#/0')).value).toBe('-20');
  });

  it('shows an error at its place, to which the summary leads', async () => {
    const { store, container } = await openForm(pickFields('certification'), STORED);
    act(() => void store.attempt());
    const from = find(store, 'certification/#/range/#/0');
    expect(from.textContent).toContain('Value must be non-negative');
    expect(focusField(container, toKey(store, 'certification/#/range/#/0'))).toBe(true);
    expect(document.activeElement).toBe(input(store, 'certification/#/range/#/0'));
  });

  it('has no buttons where it is locked', async () => {
    await openForm(pickFields('certification'), STORED, { isLocked: true });
    expect(screen.queryAllByRole('button', { name: /^(Add|Remove)/ })).toEqual([]);
  });
});

describe('a value of one of several shapes', () => {
  const choose = (store: Opened, option: number, path = 'threshold/#/value/option') =>
    fireEvent.change(input(store, path), { target: { value: String(option) } });

  it('shows the fields of the chosen one, and keeps the texts of the others', async () => {
    const { store } = await openForm(pickFields('threshold'), STORED);
    const group = screen.getByRole('group', { name: 'Threshold' });
    expect(
      within(group)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Threshold']);
    typeInto(input(store, 'threshold/#/value/=1/value/low'), '5');
    choose(store, 0);
    expect(has(store, 'threshold/#/value/=1/value/low')).toBe(false);
    typeInto(input(store, 'threshold/#/value/=0/value'), '7');
    expect(store.payload().threshold).toBe(7);
    expect(group.textContent).toContain('Band');
    choose(store, 1);
    expect(store.payload().threshold).toEqual({ low: 5, high: 9 });
    act(() => store.undo());
    expect(store.payload().threshold).toBe(7);
  });

  it('shows only the choice where a shape has no fields', async () => {
    const { store } = await openForm(pickFields('threshold'), STORED);
    choose(store, 3);
    expect(find(store, 'threshold').querySelectorAll('[data-field]')).toHaveLength(1);
    expect(store.payload().threshold).toBe(null);
  });

  it('shows a list without its own title', async () => {
    const { store } = await openForm(pickFields('threshold'), STORED);
    choose(store, 2);
    press('Add step', find(store, 'threshold'));
    typeInto(input(store, 'threshold/#/value/=2/value/#/value'), '3');
    expect(store.payload().threshold).toEqual([3]);
    expect(within(find(store, 'threshold')).getAllByRole('heading')).toHaveLength(1);
  });
});

describe('an object of free properties', () => {
  it('is a grid that begins with the names where all values are scalar', async () => {
    const { store } = await openForm(pickFields('labels', 'channels'), STORED);
    const titles = within(find(store, 'labels')).getAllByRole('columnheader');
    expect(titles.map(({ textContent }) => textContent)).toEqual(['', 'Name *', 'Value', 'Actions']);
    typeInto(input(store, 'labels/#/name'), 'storey');
    expect(store.payload().labels).toEqual({ storey: '2', room: 'B' });
  });

  it('is cards that begin with the names otherwise, whose order is fixed', async () => {
    const { store } = await openForm(pickFields('labels', 'channels'), STORED);
    const channels = find(store, 'channels');
    expect(within(channels).queryAllByRole('button', { name: /^Move/ })).toEqual([]);
    typeInto(input(store, 'channels/#2/name'), 'backup');
    press('Remove Channel 1', channels);
    expect(store.payload().channels).toEqual({ backup: { unit: 'A' } });
    act(() => store.undo());
    press('Add channel', channels);
    expect(document.activeElement).toBe(input(store, 'channels/#3/name'));
  });

  it.each([
    ['', 'This field is required'],
    ['main', 'Same as in row 1'],
  ])('shows what is wrong with the name %j next to it', async (name, message) => {
    const { store } = await openForm(pickFields('labels', 'channels'), STORED);
    typeInto(input(store, 'channels/#2/name'), name);
    expect(find(store, 'channels/#2/name').textContent).toContain(message);
    expect(input(store, 'channels/#2/name').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('lists in lists', () => {
  it('are grids below the number of their row', async () => {
    const { store } = await openForm(pickFields('matrix'), STORED);
    const matrix = find(store, 'matrix');
    expect(within(matrix).getAllByRole('heading', { name: /Row \d/ })).toHaveLength(2);
    press('Move Row 2 up', matrix);
    typeInto(input(store, 'matrix/#/value/#/value'), '8');
    expect(store.payload().matrix).toEqual([[8], [1, 2]]);
  });
});

describe('rows that hold rows like themselves', () => {
  const DEEP = 'places/#/children/#/children/#/children';

  it('are drawn three lists deep; those below are shown on request, with the focus in them', async () => {
    const { store } = await openForm(pickFields('places'), STORED);
    expect([has(store, DEEP), has(store, `${DEEP}/#/name`)]).toEqual([true, false]);
    press('Show 1 place');
    expect(document.activeElement).toBe(input(store, `${DEEP}/#/name`));
    expect(has(store, `${DEEP}/#/children/#/name`)).toBe(false);
  });

  it('are opened by the way to an error inside them', async () => {
    const { store, container } = await openForm(pickFields('places'), STORED);
    const [shelf = ''] = store.tables.rows(toKey(store, `${DEEP}/#/children`));
    const key = `${toKey(store, `${DEEP}/#/children`)}/${shelf}/area`;
    act(() => store.change({ [key]: '-1' }));
    act(() => void store.attempt());
    expect(find(store, DEEP).textContent).toContain('1 error');
    act(() => void focusField(container, key));
    expect(document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe(key);
  });

  it('are added to an empty list', async () => {
    const { store } = await openForm(pickFields('places'), { name: 'Boiler' });
    press('Add place', find(store, 'places'));
    typeInto(input(store, 'places/#/name'), 'Site');
    press('Add place', find(store, 'places/#/children'));
    typeInto(input(store, 'places/#/children/#/name'), 'House');
    expect(store.payload().places).toEqual([{ name: 'Site', children: [{ name: 'House' }] }]);
  });
});

describe('a value of any type', () => {
  it('holds lists and objects of such values', async () => {
    const { store } = await openForm(pickFields('extra'), STORED);
    const object = 'extra/#/value/=5/value';
    typeInto(input(store, `${object}/#/value/#/value/=0/value`), 'no');
    fireEvent.change(input(store, `${object}/#2/value/#/value/option`), { target: { value: '1' } });
    typeInto(input(store, `${object}/#2/value/#/value/=1/value`), '4');
    expect(store.payload().extra).toMatchObject({ text: 'no', list: 4 });
  });
});

describe('a form of rows', () => {
  it('sends what the record holds', async () => {
    const { store } = await openForm(SENSOR, STORED);
    expect(store.payload()).toEqual(STORED);
    expect(store.form().changed).toEqual([]);
  });

  it('renders nothing for a key', async () => {
    const { store, commits } = await openForm(SENSOR, STORED);
    for (const path of [
      'certification/#/body',
      'channels/#/name',
      'places/#/children/#/name',
      'threshold/#/value/=1/value/low',
    ]) {
      const own = input(store, path);
      act(() => void fireEvent.input(own, { target: { value: '5' } }));
      const before = commits();
      for (const text of ['55', '556']) act(() => void fireEvent.input(own, { target: { value: text } }));
      expect([path, commits() - before]).toEqual([path, 0]);
    }
  });

  it('keeps the inputs of everything else when a part comes or goes', async () => {
    const { store } = await openForm(SENSOR, STORED);
    const others = [
      ...document.querySelectorAll('[data-field="places"] input, [data-field="extra"] :is(input, select)'),
    ];
    press('Remove certification');
    press('Add channel', find(store, 'channels'));
    act(() => store.undo());
    expect(others.every((one) => one.isConnected)).toBe(true);
  });
});

describe('a value that is the only one', () => {
  it('is text, and a select where the record has another one', async () => {
    const { store } = await openForm(pickFields('model', 'active'), STORED);
    expect(find(store, 'model', 'output').textContent).toBe('S-7');
    cleanup();
    const other = await openForm(pickFields('model', 'active'), { ...STORED, model: 'S-6' });
    fireEvent.change(input(other.store, 'model'), { target: { value: 'S-7' } });
    expect(other.store.payload().model).toBe('S-7');
    expect(find(other.store, 'model', 'output').textContent).toBe('S-7');
  });

  it('of a flag that the record may lack is not set at first', async () => {
    const { store } = await openForm(pickFields('model', 'active'), STORED);
    expect(find(store, 'active').textContent).toContain('Not set');
    fireEvent.click(input(store, 'active'));
    expect(store.payload().active).toBe(true);
    fireEvent.click(input(store, 'active'));
    expect(store.payload().active).toBe(false);
  });
});

describe('a text of a format', () => {
  it.each([
    ['2026-02-03', 'date'],
    ['', 'date'],
    ['last spring', 'text'],
  ])('that is %j has an input of type %s', async (installed, type) => {
    const { store } = await openForm(pickFields('installed', 'manual'), { installed });
    expect(Object(input(store, 'installed'))).toMatchObject({ type, value: installed });
    expect(Object(input(store, 'manual')).type).toBe('url');
  });
});
