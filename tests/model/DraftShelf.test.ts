import { beforeEach, describe, expect, it } from 'vitest';
import { createDefaults } from '#model/createDefaults.ts';
import { clearShelf, DraftShelf, renameShelf, type TextStorage } from '#model/DraftShelf.ts';
import { DraftStore } from '#model/DraftStore.ts';
import { keptDraft } from '#model/keptDraft.ts';
import { resumeDraft } from '#model/resumeDraft.ts';
import { getKind } from './loadedKinds.ts';

const NOW = Date.now();
const DAY = 86_400_000;
const draft = (at = NOW, texts: Record<string, string> = { lifetime: '9' }) => ({ at, texts, originals: {} });
const SIZE = JSON.stringify(draft()).length;
/** A draft whose text has this many characters. */
const createDraft = (length: number) => {
  const bare = JSON.stringify(draft(NOW, { description: '' })).length;
  return draft(NOW, { description: 'x'.repeat(length - bare) });
};

let storage: Map<string, string>;
let room: number;
let browser: TextStorage;
let mine: DraftShelf;

beforeEach(() => {
  storage = new Map();
  room = Number.POSITIVE_INFINITY;
  browser = {
    get length() {
      return storage.size;
    },
    key: (index) => [...storage.keys()][index] ?? null,
    getItem: (key) => storage.get(key) ?? null,
    setItem: (key, value) => {
      const others = [...storage].filter(([other]) => other !== key).map(([, text]) => text);
      if ([...others, value].join('').length > room) throw new DOMException('Full', 'QuotaExceededError');
      storage.set(key, value);
    },
    removeItem: (key) => void storage.delete(key),
  };
  mine = new DraftShelf(browser, { owner: 'ada@example.com', record: 'components/17' });
});

describe('unsaved drafts', () => {
  it('of two editors of one record are both kept', () => {
    const [first, second] = [mine.newKey(), mine.newKey()];
    mine.write(first, draft(NOW, { lifetime: '1' }));
    mine.write(second, draft(NOW, { lifetime: '2' }));
    expect(mine.drafts().map((kept) => ({ ...kept.draft.texts }))).toEqual([{ lifetime: '1' }, { lifetime: '2' }]);
    mine.remove(first);
    expect(mine.drafts().map(({ key }) => key)).toEqual([second]);
  });

  it('are those of this record and this person alone', () => {
    for (const owned of [
      { owner: 'ada@example.com', record: 'components/1' },
      { owner: 'ada@example.com', record: 'components/17:x' },
      { owner: 'ada', record: 'example.com:components/17' },
      { owner: 'eve@example.com', record: 'components/17' },
    ]) {
      const other = new DraftShelf(browser, owned);
      other.write(other.newKey(), draft());
    }
    expect(mine.drafts()).toEqual([]);
    mine.write(mine.newKey(), draft());
    clearShelf(browser, 'ada@example.com');
    expect(mine.drafts()).toEqual([]);
    expect(storage.size).toBe(2);
  });

  it('are at most 50, and at most 30 days old', () => {
    mine.write(mine.newKey(), draft(NOW - 31 * DAY));
    mine.write(mine.newKey(), draft(NOW));
    expect(mine.drafts()).toHaveLength(1);
    for (let count = 1; count <= 60; count++) mine.write(mine.newKey(), draft(NOW - count));
    expect(mine.drafts()).toHaveLength(50);
  });

  it('are removed for the newest when the storage is full, the oldest first', () => {
    room = SIZE * 2;
    const [oldest, older, newest] = [mine.newKey(), mine.newKey(), mine.newKey()];
    mine.write(oldest, draft(NOW - 2));
    mine.write(older, draft(NOW - 1));
    expect(mine.write(newest, draft(NOW))).toBe(true);
    expect(mine.drafts().map(({ key }) => key)).toEqual([older, newest]);
    room = 3;
    expect(mine.write(newest, draft(NOW))).toBe(false);
  });

  it('are removed by age, whichever was written first', () => {
    room = SIZE * 2;
    const [younger, older] = [mine.newKey(), mine.newKey()];
    mine.write(younger, draft(NOW - 1));
    mine.write(older, draft(NOW - 2));
    mine.write(mine.newKey(), draft(NOW));
    expect(mine.drafts().map(({ key }) => key)).toContain(younger);
    expect(mine.drafts().map(({ key }) => key)).not.toContain(older);
  });

  it('leave those of other people in a full storage', () => {
    const other = new DraftShelf(browser, { owner: 'eve@example.com', record: 'components/17' });
    other.write(other.newKey(), draft(NOW - 5));
    room = SIZE;
    expect(mine.write(mine.newKey(), draft())).toBe(false);
    expect(other.drafts()).toHaveLength(1);
  });

  it('all stay where the room of a few would not be enough for one more', () => {
    for (let count = 1; count <= 5; count++) mine.write(mine.newKey(), draft(NOW - count));
    room = SIZE * 5;
    const long = draft(NOW, { description: 'x'.repeat(room) });
    expect(mine.write(mine.newKey(), long)).toBe(false);
    expect(mine.drafts()).toHaveLength(5);
  });

  it('take no room from others where that is not asked for', () => {
    room = SIZE;
    mine.write(mine.newKey(), draft(NOW - 1));
    expect(mine.write(mine.newKey(), draft(), { makesRoom: false })).toBe(false);
    expect(mine.drafts()).toHaveLength(1);
  });

  it('that have grown too long leave no older version behind', () => {
    const key = mine.newKey();
    mine.write(key, draft());
    expect(mine.write(key, draft(NOW, { description: 'x'.repeat(600_000) }))).toBe(false);
    expect(mine.drafts()).toEqual([]);
  });

  it('do not come back once their owner has left', () => {
    const left = new DraftShelf(browser, { owner: 'ada@example.com', record: 'components/17', isOpen: () => false });
    expect(left.write(left.newKey(), draft())).toBe(false);
    expect(storage.size).toBe(0);
  });

  it('go along with a person who signs in under another address from now on', () => {
    room = SIZE * 2;
    const other = new DraftShelf(browser, { owner: 'eve@example.com', record: 'components/17' });
    for (const shelf of [mine, other]) shelf.write(shelf.newKey(), draft());
    renameShelf(browser, { from: 'ada@example.com', to: 'ada@example.org' });
    const renamed = new DraftShelf(browser, { owner: 'ada@example.org', record: 'components/17' });
    expect([mine, renamed, other].map((shelf) => shelf.drafts().length)).toEqual([0, 1, 1]);
  });

  it('stay in place for a person whose address did not change', () => {
    mine.write(mine.newKey(), draft());
    const before = [...storage];
    renameShelf(browser, { from: 'ada@example.com', to: 'ada@example.com' });
    expect([...storage]).toEqual(before);
  });

  it('push out no other where they are written again', () => {
    const keys = Array.from({ length: 50 }, () => mine.newKey());
    for (const [index, key] of keys.entries()) mine.write(key, draft(NOW - 50 + index));
    mine.write(keys[49] ?? '', draft(NOW));
    expect(mine.drafts().map(({ key }) => key)).toEqual(keys);
    const newest = mine.newKey();
    mine.write(newest, draft(NOW));
    expect(mine.drafts().map(({ key }) => key)).toEqual([...keys.slice(1), newest]);
  });

  it('of any person are removed after 30 days, and other entries are kept', () => {
    const eve = new DraftShelf(browser, { owner: 'eve@example.com', record: 'components/17' });
    const [old, young] = [eve.newKey(), eve.newKey()];
    storage.set('theme', '{"at":1,"texts":{},"originals":{}}');
    storage.set(old, JSON.stringify(draft(NOW - 30 * DAY - 1)));
    storage.set(young, JSON.stringify(draft(NOW - 30 * DAY)));
    mine.write(mine.newKey(), draft(NOW));
    expect(eve.drafts().map(({ key }) => key)).toEqual([young]);
    expect(storage.has('theme')).toBe(true);
    clearShelf(browser, 'eve@example.com');
    expect([...storage.keys()].filter((key) => !key.startsWith('draft:ada'))).toEqual(['theme']);
  });

  it.each([
    [3, true],
    [4, false],
  ])('are removed for one of length %i: %s', (count, isKept) => {
    for (let age = 1; age <= 4; age++) mine.write(mine.newKey(), draft(NOW - age));
    room = SIZE * 4;
    expect(mine.write(mine.newKey(), createDraft(SIZE * count))).toBe(isKept);
    expect(mine.drafts()).toHaveLength(isKept ? 2 : 4);
  });

  it('are removed for a newer version of one of them, which is not itself removed first', () => {
    const keys = [mine.newKey(), mine.newKey(), mine.newKey(), mine.newKey()];
    for (const [index, key] of keys.entries()) mine.write(key, draft(NOW - 9 + index));
    const [first = ''] = keys;
    room = SIZE * 4;
    expect(mine.write(first, createDraft(SIZE * 4))).toBe(true);
    expect(mine.drafts().map(({ key }) => key)).toEqual([first]);
  });

  it('may have up to half a million characters', () => {
    expect(mine.write(mine.newKey(), createDraft(500_000))).toBe(true);
    expect(mine.write(mine.newKey(), createDraft(500_001))).toBe(false);
  });

  it('of endless texts are not kept', () => {
    expect(mine.write(mine.newKey(), draft(NOW, { description: 'x'.repeat(600_000) }))).toBe(false);
    expect(storage.size).toBe(0);
  });

  it.each([
    ['no JSON', '{'],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[]'],
    ['without a time', '{"texts":{"name":"a"}}'],
    ['with a time that is none', '{"at":"yesterday","texts":{}}'],
  ])('that were edited into %s are ignored', (_title, text) => {
    storage.set(mine.newKey(), text);
    expect(mine.drafts()).toEqual([]);
  });

  it('that were edited in the storage are read as far as they are texts', () => {
    const key = mine.newKey();
    storage.set(key, `{"at":${NOW * 10},"texts":{"name":4,"lifetime":"9","__proto__":"x"},"originals":[]}`);
    const read = mine.read(key);
    expect(read?.at).toBeLessThanOrEqual(Date.now());
    expect(Object.keys(read?.texts ?? {}).sort()).toEqual(['__proto__', 'lifetime']);
    expect(Object.keys(read?.originals ?? {})).toEqual([]);
    expect(read && resumeDraft(editing(), read)).toEqual({ texts: { lifetime: '9' } });
  });
});

describe('a draft that is taken up again', () => {
  it('is applied if nothing has been stored since', () => {
    const before = editing();
    before.type('lifetime', '25');
    before.type('hub_height', '1,');
    expect(resumeDraft(editing(), keptDraft(before))).toEqual({ texts: { lifetime: '25', hub_height: '1,' } });
  });

  it('asks where the same field was stored otherwise, and shows what was stored elsewhere', () => {
    const before = editing();
    before.type('lifetime', '25');
    before.type('hub_height', '30');
    const resumed = resumeDraft(editing({ lifetime: 40, description: 'Theirs' }), keptDraft(before));
    expect(resumed).toMatchObject({
      versions: {
        original: { lifetime: '20', hub_height: '10', description: '' },
        mine: { lifetime: '25', hub_height: '30', description: '' },
        theirs: { lifetime: '40', hub_height: '10', description: 'Theirs' },
      },
    });
  });

  it('asks where the same field was typed into since, and leaves others that were', () => {
    const before = editing();
    before.type('lifetime', '25');
    const now = editing();
    now.type('hub_height', '44');
    expect(resumeDraft(now, keptDraft(before))).toEqual({ texts: { lifetime: '25' } });
    now.type('lifetime', '30');
    expect(resumeDraft(now, keptDraft(before))).toMatchObject({
      versions: { mine: { lifetime: '25' }, theirs: { lifetime: '30', hub_height: '44' } },
    });
  });

  it('leaves out what is stored by now', () => {
    const before = editing();
    before.type('lifetime', '25');
    before.type('hub_height', '30');
    expect(resumeDraft(editing({ lifetime: 25 }), keptDraft(before))).toEqual({ texts: { hub_height: '30' } });
  });

  it('leaves out fields that this form does not have, and those of the server', () => {
    const kept = { at: NOW, texts: { rotor: '3', id: 'x', lifetime: '25' }, originals: { rotor: '2' } };
    expect(resumeDraft(editing(), kept)).toEqual({ texts: { lifetime: '25' } });
  });
});

function editing(values = {}): DraftStore {
  const kind = getKind('wind');
  const stored = { ...createDefaults(kind.definition), id: '1', subclass: 'wind', name: 'Ridge', ...values };
  return new DraftStore({ kind, mode: 'edit', values: stored });
}
