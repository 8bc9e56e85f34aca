import { describe, expect, it } from 'vitest';
import { conditionalSchemas, conditionsByName } from '#model/conditionalSchema.ts';
import type { ConditionDefinition, CurveDefinition, FieldDefinition, FormDefinition } from '#model/FormDefinition.ts';
import { toRecordParts } from '#model/recordParts.ts';
import { createFields } from '../fixtures/nestedKind.ts';

const IS_SOLAR = { properties: { solar: { const: true } } };
const HAS_STORAGE = { properties: { storage: { const: true } } };

const CURVE: CurveDefinition = {
  id: 'losses',
  title: 'Losses',
  help: '',
  x: { title: 'Load', source: { field: 'load' } },
  y: [{ title: 'Loss', source: { field: 'loss' } }],
  rising: true,
  outside: 'hold',
};

const CHOICES = [
  { value: 1, label: 'Fixed price' },
  { value: 2, label: 'Flexible price' },
];

type Shown = Partial<ConditionDefinition> & Pick<ConditionDefinition, 'if'>;

function createForm(
  fields: Record<string, Partial<FieldDefinition>>,
  conditions: readonly Shown[],
  parts: Partial<FormDefinition> = {},
): FormDefinition {
  return {
    id: 'plant',
    title: 'Plant',
    description: '',
    version: '1',
    fields: createFields(fields),
    conditions: conditions.map((own) => ({ text: '', shows: [], whenHidden: 'keep', ...own })),
    curves: {},
    rules: [],
    tabs: [],
    ...parts,
  };
}

/** The indexes of the conditions by name, and the schemas; that of each part is its name. */
function write(definition: FormDefinition) {
  const parts = toRecordParts(definition);
  const shown = conditionsByName(definition, parts);
  const allOf = conditionalSchemas({ definition, parts, shown, toSchema: ({ name }) => ({ title: name }) });
  return { shown: Object.fromEntries(shown), allOf };
}

/** A schema of conditions, whose words in JSON are these. */
const when = (condition: object, then: object, otherwise?: object) =>
  Object.fromEntries(
    Object.entries({ if: condition, then, else: otherwise }).filter(([, schema]) => schema !== undefined),
  );

describe('the conditions of a form in its schema', () => {
  it('are left out where it has none', () => {
    expect(write(createForm({ power: {} }, []))).toEqual({ shown: {}, allOf: [] });
    const { conditions: _, ...form } = createForm({ power: {} }, []);
    expect(write(form)).toEqual({ shown: {}, allOf: [] });
  });

  it('demand what one shows, in one rule for all of it', () => {
    const form = createForm({ solar: { type: 'flag' }, peak: { required: true }, tilt: {} }, [
      { if: IS_SOLAR, shows: ['peak', 'tilt'] },
    ]);
    expect(write(form)).toEqual({
      shown: { peak: [0], tilt: [0] },
      allOf: [when(IS_SOLAR, { properties: { peak: { title: 'peak' }, tilt: { title: 'tilt' } }, required: ['peak'] })],
    });
  });

  it('demand what several show together where all of them hold', () => {
    const form = createForm({ solar: {}, storage: {}, limit: {}, peak: {} }, [
      { if: IS_SOLAR, shows: ['limit', 'peak'] },
      { if: HAS_STORAGE, shows: ['limit'] },
    ]);
    expect(write(form)).toEqual({
      shown: { limit: [0, 1], peak: [0] },
      allOf: [
        when({ allOf: [IS_SOLAR, HAS_STORAGE] }, { properties: { limit: { title: 'limit' } } }),
        when(IS_SOLAR, { properties: { peak: { title: 'peak' } } }),
      ],
    });
  });

  it('require what one requires, and of what is shown only while it is', () => {
    const form = createForm({ name: {}, peak: {}, tilt: {} }, [
      { if: IS_SOLAR, shows: ['peak'] },
      { if: HAS_STORAGE, requires: ['peak', 'tilt'] },
      { if: IS_SOLAR, requires: ['peak'] },
    ]);
    expect(write(form).allOf).toEqual([
      when(IS_SOLAR, {
        properties: { peak: { title: 'peak' } },
        allOf: [
          when({ allOf: [IS_SOLAR, HAS_STORAGE] }, { required: ['peak'] }),
          when({ allOf: [IS_SOLAR, IS_SOLAR] }, { required: ['peak'] }),
        ],
      }),
      when(HAS_STORAGE, { required: ['tilt'] }),
    ]);
  });

  it('require what the condition that shows it requires', () => {
    const form = createForm({ peak: {} }, [{ if: IS_SOLAR, shows: ['peak'], requires: ['peak'] }]);
    expect(write(form).allOf).toEqual([
      when(IS_SOLAR, { properties: { peak: { title: 'peak' } }, allOf: [when(IS_SOLAR, { required: ['peak'] })] }),
    ]);
  });

  it('join what several fields are required for', () => {
    const form = createForm({ peak: {}, tilt: {} }, [{ if: IS_SOLAR, requires: ['peak', 'tilt'] }]);
    expect(write(form).allOf).toEqual([when(IS_SOLAR, { required: ['peak', 'tilt'] })]);
  });

  it('reach the fields of curves and tabs', () => {
    const groups = (items: string[]) => [{ title: '', items }];
    const form = createForm(
      { load: { type: 'list' }, loss: { type: 'list' }, peak: {}, tilt: {}, name: {} },
      [
        { if: IS_SOLAR, shows: ['tilt'], tabs: ['solar'] },
        { if: HAS_STORAGE, shows: ['toString'] },
      ],
      {
        curves: { losses: CURVE },
        tabs: [
          { id: 'general', title: 'General', groups: groups(['name']) },
          { id: 'solar', title: 'Solar', groups: [...groups(['losses']), ...groups(['peak'])] },
        ],
      },
    );
    expect(write(form).shown).toEqual({ load: [0], loss: [0], peak: [0], tilt: [0] });
  });
});

describe('the conditions of what is in objects', () => {
  const objects = { pv: { title: 'PV' } };

  it('refuse it while they do not hold', () => {
    const form = createForm({ 'pv/peak': { required: true }, 'pv/tilt': {} }, [{ if: IS_SOLAR, shows: ['pv/peak'] }], {
      objects,
    });
    expect(write(form)).toEqual({
      shown: { 'pv/peak': [0] },
      allOf: [
        when(
          IS_SOLAR,
          { properties: { pv: { properties: { peak: { title: 'pv/peak' } }, required: ['peak'] } } },
          { properties: { pv: { properties: { peak: false } } } },
        ),
      ],
    });
  });

  it('join all that they refuse', () => {
    const form = createForm(
      { 'pv/peak': {}, 'pv/tilt': {}, name: {} },
      [{ if: IS_SOLAR, shows: ['pv/peak', 'pv/tilt', 'name'] }],
      { objects },
    );
    expect(write(form).allOf).toEqual([
      when(
        IS_SOLAR,
        {
          properties: {
            pv: { properties: { peak: { title: 'pv/peak' }, tilt: { title: 'pv/tilt' } } },
            name: { title: 'name' },
          },
        },
        { properties: { pv: { properties: { peak: false, tilt: false } } } },
      ),
    ]);
  });

  it('require it inside its object', () => {
    const form = createForm({ 'pv/peak': {}, 'pv/tilt': {} }, [{ if: IS_SOLAR, requires: ['pv/peak', 'pv/tilt'] }], {
      objects,
    });
    expect(write(form)).toEqual({
      shown: {},
      allOf: [when(IS_SOLAR, { properties: { pv: { required: ['peak', 'tilt'] } } })],
    });
  });

  it('that are hidden themselves hold inside of what shows them', () => {
    const form = createForm(
      { 'pv/peak': {}, 'pv/tilt': {} },
      [
        { if: IS_SOLAR, shows: ['pv', 'pv/tilt'] },
        { if: HAS_STORAGE, shows: ['pv/peak'] },
      ],
      { objects },
    );
    expect(write(form)).toEqual({
      shown: { pv: [0], 'pv/peak': [1] },
      allOf: [
        when(IS_SOLAR, {
          properties: { pv: { title: 'pv' } },
          allOf: [
            when(
              HAS_STORAGE,
              { properties: { pv: { properties: { peak: { title: 'pv/peak' } } } } },
              { properties: { pv: { properties: { peak: false } } } },
            ),
          ],
        }),
      ],
    });
  });

  it('that are hidden and required are required while they are shown', () => {
    const form = createForm(
      { 'pv/peak': {} },
      [
        { if: IS_SOLAR, shows: ['pv'] },
        { if: HAS_STORAGE, requires: ['pv'] },
      ],
      { objects },
    );
    expect(write(form).allOf).toEqual([
      when(IS_SOLAR, {
        properties: { pv: { title: 'pv' } },
        allOf: [when({ allOf: [IS_SOLAR, HAS_STORAGE] }, { required: ['pv'] })],
      }),
    ]);
  });

  it('and in a case of one of several shapes hold while the case is chosen', () => {
    const form = createForm(
      { 'tariff/type': { type: 'choice', choices: CHOICES }, 'tariff/=1/price': {}, 'tariff/=2/source': {} },
      [{ if: IS_SOLAR, shows: ['tariff/=2/source'] }],
      { objects: { tariff: { title: 'Tariff', variant: 'type' } } },
    );
    const inCase = (schema: object) => ({
      properties: { tariff: { allOf: [when({ properties: { type: { const: 2 } } }, schema)] } },
    });
    expect(write(form)).toEqual({
      shown: { 'tariff/=2/source': [0] },
      allOf: [
        when(
          IS_SOLAR,
          inCase({ properties: { source: { title: 'tariff/=2/source' } } }),
          inCase({ properties: { source: false } }),
        ),
      ],
    });
  });

  it('and of an object in another are written at their place', () => {
    const form = createForm({ 'pv/roof/tilt': {} }, [{ if: IS_SOLAR, shows: ['pv/roof/tilt'] }], {
      objects: { ...objects, 'pv/roof': { title: 'Roof' } },
    });
    expect(write(form).allOf).toEqual([
      when(
        IS_SOLAR,
        { properties: { pv: { properties: { roof: { properties: { tilt: { title: 'pv/roof/tilt' } } } } } } },
        { properties: { pv: { properties: { roof: { properties: { tilt: false } } } } } },
      ),
    ]);
  });
});
