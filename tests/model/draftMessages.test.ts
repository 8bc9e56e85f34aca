import { describe, expect, it } from 'vitest';
import { DraftFields } from '#model/DraftFields.ts';
import { DraftStore } from '#model/DraftStore.ts';
import { type DraftMessage, draftMessages } from '#model/draftMessages.ts';
import type { FieldValues, Issue } from '#model/FormDefinition.ts';
import { createForm } from '../fixtures/createForm.ts';
import { createTable } from '../fixtures/createTable.ts';
import { getKind } from './loadedKinds.ts';

const { definition } = getKind('wind');
const HUB = 'hub_height';
const ROUGHNESS = 'surface_roughness_length';

const issue = (field: string, code: string, params: Issue['params'] = {}): Issue => ({ field, code, params });
const BELOW = issue(ROUGHNESS, 'isBelow', { other: HUB });

interface Given {
  texts?: Record<string, string>;
  foreign?: Record<string, string>;
}

function messages(issues: Issue[], { texts = {}, foreign = {} }: Given = {}): Record<string, DraftMessage> {
  const fields = new DraftFields(definition, { values: { name: 'Ridge', [HUB]: 10 }, texts });
  for (const [name, state] of fields.live()) state.foreignError = foreign[name];
  return Object.fromEntries(draftMessages(fields, issues, { definition, isHidden: () => false }));
}

const alone = (text: string): DraftMessage => ({ text, partners: [] });

describe('the message of a field', () => {
  it('is about its text, then that of the server, then about its rules', () => {
    const broken = [
      issue(HUB, 'minimum', { limit: 0 }),
      issue('lifetime', 'minimum', { limit: 1 }),
      issue('invest', 'minimum', { limit: 0 }),
    ];
    const given = { texts: { [HUB]: '1,' }, foreign: { [HUB]: 'Too high', lifetime: 'Too short' } };
    expect(messages(broken, given)).toEqual({
      [HUB]: alone('Please use a dot (.) for decimals'),
      lifetime: alone('Too short'),
      invest: alone('Value must be non-negative'),
    });
  });

  it('is the first of several, but that it is empty comes first of all', () => {
    const short = issue('name', 'minLength', { limit: 1 });
    expect(messages([short, issue('name', 'maxLength', { limit: 50 })]).name?.text).toBe(
      'Name must be at least 1 characters',
    );
    expect(messages([short, issue('name', 'isFilled')]).name?.text).toBe('Name is required');
  });

  it('of a list below zero is that of a number', () => {
    const storage = getKind('basicstorage').definition;
    const fields = new DraftFields(storage, { values: {}, texts: { dod: '-1, 2' } });
    expect(
      draftMessages(fields, [issue('dod', 'isNumberList')], { definition: storage, isHidden: () => false }).get('dod'),
    ).toEqual(alone('Percentage must be between 0 and 100'));
  });

  it('is there for fields that the form does not have', () => {
    expect(messages([issue('rotor', 'additionalProperties')])).toEqual({ rotor: alone('Unknown field') });
  });
});

describe('a rule between two fields', () => {
  it('is reported at both', () => {
    expect(messages([BELOW])).toEqual({
      [ROUGHNESS]: { text: 'Must be below Hub height', partners: [HUB] },
      [HUB]: { text: 'Must be above Surface roughness length', partners: [ROUGHNESS] },
    });
  });

  it('is reported with all its partners, by the first message', () => {
    const found = messages([BELOW, issue(ROUGHNESS, 'isBelow', { other: 'anemometer_height' })]);
    expect(found[ROUGHNESS]).toEqual({ text: 'Must be below Hub height', partners: [HUB, 'anemometer_height'] });
  });

  it.each(['isAtMost', 'matchesLength'])('is one of the rules %s', (code) => {
    expect(messages([issue(ROUGHNESS, code, { other: HUB })])[HUB]?.partners).toEqual([ROUGHNESS]);
  });

  it('is reported at the field alone where its partner is faulty by itself', () => {
    expect(messages([BELOW, issue(HUB, 'minimum', { limit: 0 })])).toEqual({
      [HUB]: alone('Value must be non-negative'),
      [ROUGHNESS]: alone('Must be below Hub height'),
    });
  });

  it('is not reported where the field is faulty by itself', () => {
    expect(messages([BELOW, issue(ROUGHNESS, 'minimum', { limit: 0 })])).toEqual({
      [ROUGHNESS]: alone('Value must be non-negative'),
    });
  });

  it('is not one that repeats a text, nor one without a partner', () => {
    expect(messages([issue(ROUGHNESS, 'isSameText', { other: HUB })])).toEqual({
      [ROUGHNESS]: alone('Must be the same as Hub height'),
    });
    expect(messages([issue(ROUGHNESS, 'isBelow')])).toEqual({ [ROUGHNESS]: alone('Must be below ') });
  });
});

describe('the record of a draft', () => {
  const values = (stored: FieldValues, texts: Record<string, string> = {}) =>
    new DraftStore({ kind: getKind('wind'), mode: 'edit', values: stored, texts }).values();

  it('has what is stored, and what was typed', () => {
    expect(values({ id: '1', name: 'Ridge', [HUB]: 10 }, { [HUB]: '12', lifetime: '9' })).toEqual({
      id: '1',
      name: 'Ridge',
      [HUB]: 12,
      lifetime: 9,
    });
  });

  it('has no field that was neither stored nor typed, and no text that is not a number', () => {
    expect(values({ name: 'Ridge' }, { name: 'Ridge', [HUB]: '', lifetime: '1,' })).toEqual({ name: 'Ridge' });
  });

  it("takes the server's fields as they are stored, whatever their texts", () => {
    expect(values({ id: ' 1 ' }, { id: '2', created_at: 'then' })).toEqual({ id: ' 1 ' });
  });
});

describe('the names of entries', () => {
  const table = createTable({ name: { type: 'text', maxLength: 3 }, value: {} }, { makes: 'entries' });
  const prices = createForm({ prices: { type: 'rows', table } });

  /** The messages of entries with these names. */
  function nameMessages(names: readonly string[]) {
    const fields = new DraftFields(prices, { values: { prices: Object.fromEntries(names.map((_, row) => [row, 1])) } });
    for (const [row, name] of names.entries()) Object.assign(fields.expect(`prices/#${row + 1}/name`), { text: name });
    const found = draftMessages(fields, [], { definition: prices, isHidden: () => false });
    return Object.fromEntries([...found].map(([key, { text }]) => [key, text]));
  }

  it('are given, possible and different', () => {
    expect(nameMessages(['DE', 'FR'])).toEqual({});
    expect(nameMessages(['DE', '', 'FR', 'DE', 'DE', 'LONG', ''])).toEqual({
      'prices/#2/name': 'This field is required',
      'prices/#4/name': 'Same as in row 1',
      'prices/#5/name': 'Same as in row 1',
      'prices/#6/name': 'Invalid value',
      'prices/#7/name': 'This field is required',
    });
  });

  it('are no names in rows that are a list', () => {
    const list = createForm({ prices: { type: 'rows', table: createTable(table.fields) } });
    const fields = new DraftFields(list, { values: { prices: [{ name: '' }, { name: '' }] } });
    expect(draftMessages(fields, [], { definition: list, isHidden: () => false })).toEqual(new Map());
  });
});

it('a field that is hidden has no message of its text or of the server', () => {
  const fields = new DraftFields(definition, { values: {}, texts: { [HUB]: '1,' } });
  Object.assign(fields.expect('lifetime'), { foreignError: 'Too short' });
  expect(draftMessages(fields, [], { definition, isHidden: () => true })).toEqual(new Map());
});
