import { describe, expect, it } from 'vitest';
import { createField } from '#model/DraftField.ts';
import { DraftStructure } from '#model/DraftStructure.ts';
import type { ConditionDefinition, FieldDefinition, FormDefinition } from '#model/FormDefinition.ts';
import { createTable } from '../fixtures/createTable.ts';
import { createFields } from '../fixtures/nestedKind.ts';

type Own = Record<string, Partial<FieldDefinition>>;

const PERIODS: Partial<FieldDefinition> = { type: 'rows', table: createTable({ price: {} }, { row: 'period' }) };
const MODE: Partial<FieldDefinition> = { type: 'choice', choices: [{ value: 'fixed', label: 'Fixed' }] };
const CONDITION: ConditionDefinition = { if: {}, text: 'Solar is on', shows: ['peak'], whenHidden: 'keep' };

function createForm(fields: Own, parts: Partial<FormDefinition> = {}): FormDefinition {
  const words = { id: 'plant', title: 'Plant', description: '', version: '1' };
  return { ...words, fields: createFields(fields), curves: {}, rules: [], tabs: [], ...parts };
}

/** The structure of a form, and what counts the changes of it. */
function watch(definition: FormDefinition, conditions?: ((record: Record<string, unknown>) => boolean)[]) {
  const structure = new DraftStructure({ definition, ...(conditions && { conditions }) });
  const seen: unknown[] = [];
  const stop = structure.subscribe(() => seen.push(structure.record));
  const update = (texts: Record<string, string>, hidden: string[] = [], record: object = texts) => {
    const fields = Object.entries(definition.fields).map(
      ([name, field]) => [name, createField(name, field, texts[name] ?? '')] as const,
    );
    const own = { ...record };
    structure.update(own, hidden, new Map(fields));
    return structure.record === own;
  };
  return { structure, seen, stop, update };
}

describe('a field decides which fields there are', () => {
  const conditional = createForm({}, { conditions: [CONDITION] });
  const nested = createForm({}, { objects: { charging: { title: 'Charging' } } });
  it.each<[string, FormDefinition, string, Partial<FieldDefinition>, boolean]>([
    ['a choice in a form with conditions', conditional, 'mode', MODE, true],
    ['a flag in a form with conditions', conditional, 'solar', { type: 'flag' }, true],
    ['a number in a form with conditions', conditional, 'peak', {}, false],
    ['a choice in a form with objects', nested, 'mode', MODE, true],
    ['a flag in a form with objects', nested, 'solar', { type: 'flag' }, true],
    ['a choice in another form', createForm({}), 'mode', MODE, false],
    ['a flag in another form', createForm({}), 'solar', { type: 'flag' }, false],
    ['a choice in a row of it', createForm({}), 'periods/#1/mode', MODE, true],
    ['a number in a row of it', createForm({}), 'periods/#1/price', {}, false],
    ['a table', createForm({}), 'periods', PERIODS, true],
  ])('%s: %s', (_, definition, key, parts, isDeciding) => {
    const [field] = Object.values(createFields({ [key]: parts }));
    if (!field) throw new Error('There is no field');
    expect(new DraftStructure({ definition }).isDecidedBy(createField(key, field, ''))).toBe(isDeciding);
  });
});

describe('the structure of a draft', () => {
  it('has an empty record at first', () => {
    expect(watch(createForm({})).structure.record).toEqual({});
  });

  it('never changes in a form without conditions, objects and tables', () => {
    const { seen, update } = watch(createForm({ mode: MODE, solar: { type: 'flag' } }));
    expect([update({ mode: 'fixed' }), update({ mode: 'flex' }, ['peak'])]).toEqual([false, false]);
    expect(seen).toEqual([]);
  });

  it.each<[string, FormDefinition]>([
    ['conditions', createForm({ mode: MODE, power: {} }, { conditions: [CONDITION] })],
    ['objects', createForm({ mode: MODE, power: {} }, { objects: { charging: { title: 'Charging' } } })],
    ['tables', createForm({ mode: MODE, power: {}, periods: PERIODS })],
  ])('changes with a choice in a form with %s, and not with a number', (_, definition) => {
    const { seen, update } = watch(definition);
    expect([
      update({ mode: 'fixed', power: '1' }),
      update({ mode: 'fixed', power: '2' }),
      update({ mode: 'flex', power: '2' }),
      update({ mode: 'flex', power: '2' }),
    ]).toEqual([true, false, true, false]);
    expect(seen).toEqual([
      { mode: 'fixed', power: '1' },
      { mode: 'flex', power: '2' },
    ]);
  });

  it('changes with a flag and with the rows of a table', () => {
    const { update } = watch(createForm({ solar: { type: 'flag' }, periods: PERIODS }));
    expect([
      update({ solar: 'false', periods: '#1' }),
      update({ solar: 'true', periods: '#1' }),
      update({ solar: 'true', periods: '#1 #2' }),
      update({ solar: 'true', periods: '#2 #1' }),
      update({ solar: 'true', periods: '#2 #1' }),
    ]).toEqual([true, true, true, true, false]);
  });

  it('changes with what is hidden', () => {
    const { update } = watch(createForm({ peak: {} }, { conditions: [CONDITION] }));
    expect([update({}), update({}, ['peak']), update({}, ['peak']), update({})]).toEqual([true, true, false, true]);
  });

  it('changes with what a condition says of the record', () => {
    const isLarge = ({ peak }: Record<string, unknown>) => Number(peak) > 100;
    const { update } = watch(createForm({ peak: {} }, { conditions: [CONDITION] }), [isLarge]);
    expect([update({ peak: '90' }), update({ peak: '99' }), update({ peak: '101' }), update({ peak: '102' })]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('does not call removed listeners', () => {
    const { seen, stop, update } = watch(createForm({ periods: PERIODS }));
    update({ periods: '#1' });
    expect(stop()).toBe(true);
    update({ periods: '#1 #2' });
    expect(seen).toEqual([{ periods: '#1' }]);
  });
});
