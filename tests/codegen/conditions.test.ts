import { describe, expect, it, test } from 'vitest';
import { compileConditions, withoutConditional } from '#codegen/compileConditions.ts';
import { toDefinition } from '#codegen/toDefinition.ts';
import { validationSchema } from '#codegen/validationSchema.ts';
import { mergedKind } from './mergedKind.ts';
import { run } from './schemaTexts.ts';
import { tankTexts } from './tankTexts.ts';

const CHOICE: [string, string] = [
  '"title": "Maker", "default": ""',
  '"title": "Maker", "default": "own", "enum": ["own", "bought", "rented"], "x-labels": { "own": "Own make" }',
];

/** The tank's conditions, where `head` has these words and its other words are edited. */
async function withWords(words: object, ...edits: [string, string][]) {
  const text = JSON.stringify(words).slice(1, -1);
  const head: [string, string] = ['"head": { "type"', `"head": { ${text}${text && ','} "type"`];
  const { definitions, files, reported } = await run(tankTexts(head, CHOICE, ...edits));
  expect(reported).toEqual([]);
  const definition = definitions.find(({ id }) => id === 'tank');
  return { definition, conditions: definition?.conditions, file: (name: string) => files.get(name) ?? '' };
}

describe('a field is shown only where', () => {
  const flag = (name: string, value: boolean) => ({ properties: { [name]: { const: value } }, required: [name] });
  const number = (rule: object) => ({ properties: { power: rule }, required: ['power'] });
  const maker = (rule: object) => ({ properties: { maker: rule }, required: ['maker'] });
  const above = (rule: object) => number({ type: 'number', ...rule });

  test.each<[text: string, schema: object, words: string]>([
    ['running', flag('running', true), 'Running is on'],
    ['not running', flag('running', false), 'Running is off'],
    ['power > 5', above({ exclusiveMinimum: 5 }), 'Power is above 5 kW'],
    ['power >= 5 MW', above({ minimum: 5000 }), 'Power is at least 5 MW'],
    ['500 W < power', above({ exclusiveMinimum: 0.5 }), 'Power is above 500 W'],
    [
      'cold <= -5',
      { properties: { cold: { type: 'number', maximum: -5 } }, required: ['cold'] },
      'Cold temperature is at most -5 °C',
    ],
    ['power = 5', number({ const: 5 }), 'Power is 5 kW'],
    ['power != 5', above({ not: { const: 5 } }), 'Power is not 5 kW'],
    ['not power > 5', above({ maximum: 5 }), 'Power is at most 5 kW'],
    ['not power < 5', above({ minimum: 5 }), 'Power is at least 5 kW'],
    ['rate = 1', { properties: { rate: { const: 1 } }, required: ['rate'] }, 'Rate is Slow'],
    ["maker = 'own'", maker({ const: 'own' }), 'Maker is Own make'],
    ["'own' = maker", maker({ const: 'own' }), 'Maker is Own make'],
    ["maker != 'own'", maker({ enum: ['bought', 'rented'] }), 'Maker is not Own make'],
    ["maker in ('own', 'rented')", maker({ enum: ['own', 'rented'] }), 'Maker is Own make or rented'],
    ["maker not in ('own', 'rented')", maker({ enum: ['bought'] }), 'Maker is neither Own make nor rented'],
    ["not maker in ('own')", maker({ enum: ['bought', 'rented'] }), 'Maker is not Own make'],
    ["name = 'Rig'", { properties: { name: { const: 'Rig' } }, required: ['name'] }, 'Name is Rig'],
    [
      "name != 'Rig'",
      { properties: { name: { type: 'string', minLength: 1, not: { enum: ['Rig'] } } }, required: ['name'] },
      'Name is not Rig',
    ],
    ['running and vented', { allOf: [flag('running', true), flag('vented', true)] }, 'Running and Vented are on'],
    ['running or vented', { anyOf: [flag('running', true), flag('vented', true)] }, 'Running or Vented is on'],
    [
      'not (running and vented)',
      { anyOf: [flag('running', false), flag('vented', false)] },
      'Running or Vented is off',
    ],
    [
      'running and (vented or power > 5)',
      { allOf: [flag('running', true), { anyOf: [flag('vented', true), above({ exclusiveMinimum: 5 })] }] },
      'Running is on, and Vented is on or Power is above 5 kW',
    ],
    [
      'running and not (not running or vented)',
      { allOf: [flag('running', true), flag('vented', false)] },
      'Running is on and Running is on and Vented is off',
    ],
  ])('%s', async (text, schema, words) => {
    const { conditions } = await withWords({ 'x-shown-when': text });
    expect(conditions).toEqual([{ if: schema, text: words, shows: ['head'], whenHidden: 'keep' }]);
  });

  it('one that is shown itself: what is hidden counts as empty', async () => {
    const { conditions } = await withWords({ 'x-shown-when': 'power > 5' }, [
      '"power": {',
      '"power": { "x-shown-when": "not (running and vented)",',
    ]);
    const shown = { anyOf: [flag('running', false), flag('vented', false)] };
    expect(conditions?.map((condition) => condition.if)).toEqual([
      shown,
      { allOf: [shown, above({ exclusiveMinimum: 5 })] },
    ]);
  });
});

describe('the conditions of a kind', () => {
  const RUNNING = { properties: { running: { const: true } }, required: ['running'] };

  it('are one for all that has the same condition and fate', async () => {
    const { conditions } = await withWords(
      { 'x-shown-when': 'running', 'x-when-hidden': 'clear' },
      ['"hot": {', '"hot": { "x-shown-when": "running", "x-when-hidden": "clear",'],
      ['"cold": {', '"cold": { "x-shown-when": "running",'],
      ['"share": {', '"share": { "x-required-when": "running",'],
    );
    expect(conditions).toEqual([
      { if: RUNNING, text: 'Running is on', shows: ['cold'], requires: ['share'], whenHidden: 'keep' },
      { if: RUNNING, text: 'Running is on', shows: ['head', 'hot'], whenHidden: 'clear' },
    ]);
  });

  it('hide whole tabs', async () => {
    const { conditions, definition } = await withWords({}, [
      '"id": "advanced",',
      '"id": "advanced", "x-shown-when": "running", "x-when-hidden": "default",',
    ]);
    expect(definition?.tabs.map(({ id }) => id)).toEqual(['general', 'advanced']);
    expect(conditions).toEqual([
      { if: RUNNING, text: 'Running is on', shows: [], tabs: ['advanced'], whenHidden: 'default' },
    ]);
  });

  it('require what they show, which is then required in no other case', () => {
    const whole = mergedKind({
      properties: {
        running: { type: 'boolean', title: 'Running' },
        head: { type: 'number', title: 'Head', 'x-shown-when': 'running' },
        hot: { type: 'number', title: 'Hot' },
      },
      required: ['head', 'hot'],
    });
    const { value: conditions, problems } = compileConditions(whole);
    expect(problems).toEqual([]);
    expect(conditions).toEqual([
      { if: RUNNING, text: 'Running is on', shows: ['head'], requires: ['head'], whenHidden: 'keep' },
    ]);
    const kind = withoutConditional(whole, conditions);
    expect(validationSchema(kind).required).toEqual(['hot']);
    const { fields } = toDefinition(kind, conditions);
    expect([fields.head?.required, fields.hot?.required]).toEqual([false, true]);
  });

  it('are compiled beside the validator', async () => {
    const { file } = await withWords({ 'x-required-when': 'running' });
    const module = file('kinds/tank.ts');
    expect(file('validators/kinds/tank.js')).toContain('export const condition0 = ');
    expect(file('validators/kinds/tank.d.ts')).toContain('export declare const condition0: CompiledCheck;');
    expect(module).toContain("import { condition0, validate } from '#generated/validators/kinds/tank.js';");
    expect(module).toContain('conditions: [condition0],');
    expect(module).toContain('validate: checkedValidator(compiledValidator(validate), () => kind),');
    expect(file('kinds/turbine.ts')).not.toContain('condition');
    expect(file('kinds/turbine.ts')).toContain("import { validate } from '#generated/validators/kinds/turbine.js';");
  });
});
