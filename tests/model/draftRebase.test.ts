import { describe, expect, it } from 'vitest';
import { DraftFields } from '#model/DraftFields.ts';
import type { FieldValues, FormDefinition } from '#model/FormDefinition.ts';
import { createTable } from '../fixtures/createTable.ts';
import { createFields } from '../fixtures/nestedKind.ts';

const STEPS = createTable({ km: { unit: 'km' } }, { row: 'step' });
const DEPOT: FormDefinition = {
  id: 'depot',
  title: 'Depot',
  description: '',
  version: '1',
  fields: createFields({
    name: { type: 'text' },
    power: {},
    periods: {
      type: 'rows',
      table: createTable(
        { from: {}, night: { type: 'flag' }, steps: { type: 'rows', table: STEPS } },
        { row: 'period' },
      ),
    },
  }),
  curves: {},
  rules: [],
  tabs: [],
};
const RECORD = { name: 'Depot', power: 11, periods: [{ from: 0, steps: [{ km: 5 }] }, { from: 6 }] };

const open = (values: FieldValues = RECORD) => new DraftFields(DEPOT, { values });

/** Takes texts over into the draft, as a step of it does. */
function apply(fields: DraftFields, texts: Record<string, string>): void {
  for (const [key, text] of Object.entries(texts)) fields.write(fields.expect(key), text);
}

describe('new rows of a draft', () => {
  it('have their texts, and those of empty cells', () => {
    const fields = open();
    expect(fields.createRows('periods', [{ from: '18' }, { steps: '[{"km":"7"},{}]' }])).toEqual(['#4', '#5']);
    expect([...fields.live().keys()]).not.toContain('periods/#4/from');
    apply(fields, { periods: '#5 #4' });
    expect(fields.text(fields.expect('periods'))).toBe(
      '[{"from":"","night":"false","steps":[{"km":"7"},{"km":""}]},{"from":"18","night":"false","steps":[]}]',
    );
  });

  it('are none in a field that is not a table', () => {
    expect(open().createRows('power', [{ from: '18' }])).toEqual([]);
    expect(open().createRows('mode', [{ from: '18' }])).toEqual([]);
  });
});

describe('texts of tables are taken apart', () => {
  it('into the rows and their cells, those that are there first', () => {
    const fields = open();
    const texts = fields.toTexts({
      name: 'Hub',
      periods: '[{"from":"1","steps":[{"km":"6"},{"km":"8"}]},{"night":"true"},{"from":"18"}]',
    });
    expect(texts).toEqual({
      name: 'Hub',
      periods: '#1 #3 #4',
      'periods/#1/from': '1',
      'periods/#1/night': '',
      'periods/#1/steps': '#2 #5',
      'periods/#1/steps/#2/km': '6',
      'periods/#3/from': '',
      'periods/#3/night': 'true',
      'periods/#3/steps': '',
    });
    apply(fields, texts);
    expect(fields.get('periods/#1/steps/#5/km')?.text).toBe('8');
    expect(fields.get('periods/#4/from')?.text).toBe('18');
  });

  it('into fewer rows than there were', () => {
    expect(open().toTexts({ periods: '[{"from":"6"}]' })).toEqual({
      periods: '#1',
      'periods/#1/from': '6',
      'periods/#1/night': '',
      'periods/#1/steps': '',
    });
    expect(open().toTexts({ periods: '' })).toEqual({ periods: '' });
  });
});

describe('the originals', () => {
  it('are texts that restore fields with all that is in them', () => {
    const fields = open();
    apply(fields, { name: 'Hub', 'periods/#1/from': '3', 'periods/#1/steps': '', periods: '#3' });
    const texts = fields.originals(['name', 'periods', 'mode']);
    expect(texts).toEqual({
      name: 'Depot',
      periods: '#1 #3',
      'periods/#1/from': '0',
      'periods/#1/night': 'false',
      'periods/#1/steps': '#2',
      'periods/#1/steps/#2/km': '5',
      'periods/#3/from': '6',
      'periods/#3/night': 'false',
      'periods/#3/steps': '',
    });
    apply(fields, texts);
    expect(fields.parse(fields.expect('periods'))).toEqual({
      value: [
        { from: 0, night: false, steps: [{ km: 5 }] },
        { from: 6, night: false, steps: [] },
      ],
    });
  });

  it('are those of a record that was stored since, whose rows keep their ids', () => {
    const fields = open();
    apply(fields, { name: 'Hub', 'periods/#3/from': '7' });
    const texts = fields.rebase({
      name: 'Yard',
      power: 12,
      periods: [
        { from: 7, night: false, steps: [] },
        { from: 0, night: false, steps: [{ km: 5 }] },
        { from: 20, night: true },
      ],
    });
    expect(texts).toEqual({
      name: 'Yard',
      power: '12',
      periods: '#3 #1 #4',
      'periods/#3/from': '7',
      'periods/#3/night': 'false',
      'periods/#3/steps': '',
      'periods/#1/from': '0',
      'periods/#1/night': 'false',
      'periods/#1/steps': '#2',
      'periods/#1/steps/#2/km': '5',
      'periods/#4/from': '20',
      'periods/#4/night': 'true',
      'periods/#4/steps': '',
    });
    expect(fields.expect('name')).toMatchObject({ text: 'Hub', original: 'Yard' });
    expect(fields.expect('periods')).toMatchObject({ text: '#1 #3', original: '#3 #1 #4' });
    expect(fields.expect('periods/#3/from')).toMatchObject({ text: '7', original: '7' });
    expect(fields.text(fields.expect('periods'), 'original')).toBe(
      '[{"from":"7","night":"false","steps":[]},{"from":"0","night":"false","steps":[{"km":"5"}]},{"from":"20","night":"true","steps":[]}]',
    );
    apply(fields, texts);
    for (const state of fields.live().values()) expect(fields.isChanged(state)).toBe(false);
  });

  it('are empty where the stored record has nothing', () => {
    expect(open().rebase({})).toEqual({ name: '', power: '', periods: '' });
  });
});

describe('the cells of removed rows', () => {
  it('stay until the next prune, and those of the stored record beyond it', () => {
    const fields = open();
    const added = fields.createRows('periods', [{ from: '18' }, { from: '20', steps: '[{"km":"1"}]' }]);
    apply(fields, { periods: `${added[1]} #3` });
    expect(fields.get('periods/#4/from')?.text).toBe('18');
    fields.prune();
    expect(fields.get('periods/#4/from')).toBeUndefined();
    expect(fields.get('periods/#5/steps/#6/km')?.text).toBe('1');
    expect(fields.get('periods/#1/steps/#2/km')?.text).toBe('5');
    expect([...fields.live().keys()]).toEqual([
      'name',
      'power',
      'periods',
      'periods/#5/from',
      'periods/#5/night',
      'periods/#5/steps',
      'periods/#5/steps/#6/km',
      'periods/#3/from',
      'periods/#3/night',
      'periods/#3/steps',
    ]);
  });

  it('are none in a form without tables', () => {
    const { periods: _, ...fields } = DEPOT.fields;
    const flat = new DraftFields({ ...DEPOT, fields }, { values: RECORD });
    const live = flat.live();
    flat.prune();
    expect(flat.live()).toBe(live);
    expect([...live.keys()]).toEqual(['name', 'power']);
  });
});

describe('the key of a path in the record', () => {
  it.each([
    ['power', 'power'],
    ['periods', 'periods'],
    ['periods/1/from', 'periods/#3/from'],
    ['periods/0/steps/0/km', 'periods/#1/steps/#2/km'],
    ['periods/#3/from', 'periods/#3/from'],
    ['periods/2/from', 'periods'],
    ['mode', 'mode'],
  ])('%s is %s', (path, key) => {
    expect(open().toKey(path)).toBe(key);
  });

  it('is that of an entry by its name', () => {
    const table = createTable({ name: { type: 'text' }, value: {} }, { makes: 'entries' });
    const draft = new DraftFields(
      { ...DEPOT, fields: createFields({ prices: { type: 'rows', table } }) },
      { values: { prices: { DE: 0.3, FR: 0.2 } } },
    );
    expect(draft.toKey('prices/FR')).toBe('prices/#2/value');
    expect(draft.toKey('prices/ES')).toBe('prices');
  });

  it('is that of the alternative which is shown', () => {
    const fields = createFields({ 'power/?0': {}, 'power/?1': {} });
    const draft = new DraftFields({ ...DEPOT, fields, objects: {} }, { values: {} });
    expect(draft.toKey('power', (key) => key === 'power/?0')).toBe('power/?1');
    expect(draft.toKey('power')).toBe('power/?0');
  });
});
