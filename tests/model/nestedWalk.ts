import { expect } from 'vitest';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldDefinition, FieldValues } from '#model/FormDefinition.ts';
import { cellKey } from '#model/fieldKeys.ts';
import { fieldText, isSameValue } from '#model/fieldText.ts';
import { NestedMirror } from './NestedMirror.ts';
import { FLEET, FLEET_KIND, FLEET_RECORD } from './nestedDefinition.ts';

/** How many steps of each sort were taken. */
export type Counts = Record<string, number>;

/**
 * Takes random steps in a nested draft beside a plain mirror of it, and compares the two after each: typing, cases,
 * conditions, rows, undo, redo, saving, another person's version and a reload.
 */
export function walkNestedDraft({ steps, seed }: { steps: number; seed: number }): Counts {
  const random = createRandom(seed);
  const walk = new Walk(random);
  for (let step = 0; step < steps; step += 1) walk.step();
  walk.undoAll();
  return walk.counts;
}

class Walk {
  readonly counts: Counts = {};
  readonly #random: () => number;
  #now = 0;
  #stored: FieldValues = STORED;
  #store: DraftStore;
  #mirror: NestedMirror;
  /** As it was when the history began. */
  #start: NestedMirror;
  #undone: NestedMirror[] = [];
  #done: NestedMirror[] = [];

  constructor(random: () => number) {
    this.#random = random;
    this.#store = this.#open();
    this.#mirror = NestedMirror.read(this.#store);
    this.#start = this.#mirror;
  }

  step(): void {
    const [name, take] = this.#pick(this.#steps);
    const taken = take();
    this.counts[name] = (this.counts[name] ?? 0) + (taken ? 1 : 0);
    this.#compare();
  }

  /** Undoing every step leaves what the history began with. */
  undoAll(): void {
    while (this.#store.form().canUndo) this.#store.undo();
    expect(NestedMirror.read(this.#store).toPlain()).toEqual(this.#start.toPlain());
  }

  readonly #steps: [string, () => boolean][] = [
    ['type', () => this.#type()],
    ['type', () => this.#type()],
    ['choose', () => this.#set((field) => field.type === 'choice' || field.type === 'flag')],
    ['add', () => this.#add()],
    ['add', () => this.#add()],
    ['remove', () => this.#remove()],
    ['move', () => this.#move()],
    ['undo', () => this.#undo()],
    ['undo', () => this.#undo()],
    ['redo', () => this.#redo()],
    ['restore', () => this.#restore()],
    ['save', () => this.#save()],
    ['conflict', () => this.#conflict()],
    ['reload', () => this.#reload()],
  ];

  #type(): boolean {
    return this.#set(({ type }) => type === 'number' || type === 'integer' || type === 'text', true);
  }

  #set(isMeant: (field: FieldDefinition) => boolean, typing = false): boolean {
    const key = this.#pick(this.#mirror.keys(isMeant));
    const field = this.#mirror.field(key);
    const text = this.#pick(
      field.choices?.map(({ value }) => String(value)) ?? (field.type === 'flag' ? FLAGS : TEXTS),
    );
    return this.#edit(
      (mirror) => mirror.texts.set(key, text),
      () => (typing ? this.#store.type(key, text) : this.#store.change({ [key]: text })),
    );
  }

  #add(): boolean {
    const table = this.#pick(this.#mirror.tables());
    if (this.#mirror.rows(table).length > 5) return false;
    const before = this.#mirror.rows(table)[Math.floor(this.#random() * (this.#mirror.rows(table).length + 1))];
    const column = Object.keys(this.#mirror.field(table).table?.fields ?? {})[0] ?? '';
    const text = this.#pick(TEXTS);
    const saved = this.#mirror.copy();
    const [id = ''] = this.#store.tables.add(table, [{ [column]: text }], { before });
    const rows = this.#mirror.rows(table);
    this.#mirror.setRows(table, before === undefined ? [...rows, id] : rows.toSpliced(rows.indexOf(before), 0, id));
    this.#mirrorRow(table, id, { [column]: text });
    this.#remember(saved);
    return true;
  }

  #remove(): boolean {
    const table = this.#pick(this.#mirror.tables());
    const rows = this.#mirror.rows(table);
    if (rows.length === 0) return false;
    const row = this.#pick(rows);
    return this.#edit(
      (mirror) =>
        mirror.setRows(
          table,
          rows.filter((other) => other !== row),
        ),
      () => this.#store.tables.remove(table, [row]),
    );
  }

  #move(): boolean {
    const table = this.#pick(this.#mirror.tables());
    const rows = this.#mirror.rows(table);
    if (rows.length < 2) return false;
    const row = this.#pick(rows);
    const to = Math.floor(this.#random() * rows.length);
    return this.#edit(
      (mirror) => mirror.setRows(table, rows.filter((other) => other !== row).toSpliced(to, 0, row)),
      () => this.#store.tables.move(table, row, to - rows.indexOf(row)),
    );
  }

  #undo(): boolean {
    const before = this.#done.pop();
    expect(this.#store.form().canUndo).toBe(before !== undefined);
    this.#store.undo();
    if (!before) return false;
    this.#undone.push(this.#mirror);
    this.#mirror = before;
    return true;
  }

  #redo(): boolean {
    const after = this.#undone.pop();
    expect(this.#store.form().canRedo).toBe(after !== undefined);
    this.#store.redo();
    if (!after) return false;
    this.#done.push(this.#mirror);
    this.#mirror = after;
    return true;
  }

  #restore(): boolean {
    const changed = this.#store.form().changed;
    if (changed.length === 0) return false;
    const name = this.#pick(changed);
    const saved = this.#mirror.copy();
    this.#store.restore([name]);
    expect(this.#store.text(name)).toBe(this.#store.original(name));
    expect(this.#store.snapshot(name).changed).toBe(false);
    this.#mirror = NestedMirror.read(this.#store);
    this.#remember(saved);
    return true;
  }

  /** The server keeps, empties or resets what a condition hides. */
  #save(): boolean {
    this.#store.validateNow();
    if (this.#store.form().errors.length > 0) return false;
    const payload = this.#store.payload();
    const fates = payload.smart === true ? {} : { horizon: this.#stored.horizon, limit: null, share: 5 };
    this.#stored = { ...payload, ...fates };
    this.#store.rebase(this.#stored);
    expect(this.#store.form().changed).toEqual([]);
    this.#begin();
    return true;
  }

  #conflict(): boolean {
    const keep = new Set(['vehicles', 'tariff/type'].filter(() => this.#random() < 0.5));
    const kept = new Map([...keep].map((name) => [name, this.#store.text(name)]));
    const vehicles = Array.isArray(this.#stored.vehicles) ? this.#stored.vehicles : [];
    const changed = vehicles.filter(() => this.#random() < 0.7);
    this.#stored = {
      ...this.#stored,
      share: Math.floor(this.#random() * 9),
      vehicles: [{ count: 8, trips: [{ km: 1 }] }, ...changed],
    };
    this.#store.rebase(this.#stored, keep);
    for (const [name, text] of kept) expect(this.#store.text(name)).toBe(text);
    for (const name of this.#store.form().changed) expect(keep).toContain(name);
    this.#begin();
    return true;
  }

  /** The texts of all that is shown are there again; those of cases that are not chosen as well. */
  #reload(): boolean {
    const before = this.#store.allTexts();
    const next = this.#open(this.#store.texts());
    expect(next.allTexts()).toEqual(before);
    expect(next.form().changed).toEqual(this.#store.form().changed);
    this.#store = next;
    this.#begin();
    return true;
  }

  #compare(): void {
    for (const table of this.#mirror.tables()) expect(this.#store.tables.rows(table)).toEqual(this.#mirror.rows(table));
    for (const key of this.#mirror.keys(() => true)) expect(this.#store.text(key)).toBe(this.#mirror.texts.get(key));
    this.#store.validateNow();
    const payload = this.#store.payload();
    expect(payload).toEqual(this.#mirror.toRecord(this.#store.text('smart') === 'true' ? [] : SMART_ALONE));
    for (const { field } of this.#store.form().errors) {
      expect(isBad(this.#mirror.texts.get(field) ?? '')).toBe(true);
      expect(this.#store.snapshot(field).hidden).toBe(false);
    }
    for (const name of Object.keys(FLEET.fields)) expect(this.#store.snapshot(name).changed).toBe(this.#differs(name));
  }

  #differs(name: string): boolean {
    const field = FLEET.fields[name];
    return field !== undefined && !isSameValue(field, this.#store.text(name), this.#store.original(name));
  }

  #edit(change: (mirror: NestedMirror) => void, take: () => void): boolean {
    const saved = this.#mirror.copy();
    change(this.#mirror);
    const isSame = saved.equals(this.#mirror);
    this.#now += 5000;
    take();
    if (!isSame) this.#remember(saved);
    return !isSame;
  }

  #remember(before: NestedMirror): void {
    this.#done.push(before);
    if (this.#done.length > 500) this.#done.shift();
    this.#undone = [];
  }

  #begin(): void {
    this.#mirror = NestedMirror.read(this.#store);
    this.#start = this.#mirror.copy();
    this.#done = [];
    this.#undone = [];
  }

  #open(texts?: Record<string, string>): DraftStore {
    return new DraftStore({ kind: FLEET_KIND, mode: 'edit', values: this.#stored, texts, now: () => this.#now });
  }

  #mirrorRow(table: string, row: string, texts: Record<string, string>): void {
    for (const field of Object.values(this.#mirror.field(table).table?.fields ?? {})) {
      const key = cellKey(table, row, field.name);
      if (field.table) this.#mirror.setRows(key, []);
      else this.#mirror.texts.set(key, texts[field.name] ?? fieldText(field, field.default ?? undefined));
    }
  }

  #pick<T>(from: readonly T[]): T {
    const one = from[Math.floor(this.#random() * from.length)];
    if (one === undefined) throw new Error('Nothing to pick from');
    return one;
  }
}

function isBad(text: string): boolean {
  return Number.isNaN(Number(text)) || Number(text) < 0;
}

/** Repeatable random numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The fields that are shown while the charging is smart. */
const SMART_ALONE = ['horizon', 'limit', 'share'];

const TEXTS = ['', '1', '2', '3.5', '-4', 'x', '7'];
const FLAGS = ['true', 'false'];

const STORED = { ...FLEET_RECORD, name: '7', charging: { power: 22, note: '' } };
