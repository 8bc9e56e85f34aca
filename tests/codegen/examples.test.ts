import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import type { KindFile } from '#codegen/KindFile.ts';
import { createDefaults } from '#model/createDefaults.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { issueMessage } from '#model/messages.ts';
import { nestRecord } from '#model/nestedRecord.ts';
import { makeKind } from './makeKind.ts';
import { copyProject, type ProjectCopy } from './projectCopy.ts';

/** Milliseconds; several tools start in separate processes. */
const SLOW = 180_000;
const EXAMPLES = ['fleet', 'tariff', 'turbine_iec'];
/** Those whose fields all have defaults; a document can't be guessed. */
const COMPLETE = ['fleet', 'tariff'];

describe('the example kinds', () => {
  let copy: ProjectCopy;
  beforeAll(async () => {
    copy = await copyProject('codegen', 'schemas', 'src/model');
  });
  afterAll(() => copy.remove());

  const codegen = async (...args: string[]) => {
    vi.stubEnv('Q_EXAMPLES', undefined);
    expect(await copy.run('tsx', 'codegen/cli.ts', ...args)).toEqual({ code: 0, stdout: '', stderr: '' });
    vi.unstubAllEnvs();
    return EXAMPLES.filter((name) => existsSync(copy.path(`generated/schemas/kinds/${name}.schema.json`)));
  };

  it(
    'are made on request, and their modules fit the types',
    async () => {
      expect(await codegen('--examples')).toEqual(EXAMPLES);
      const config = {
        extends: './tsconfig.json',
        compilerOptions: { types: ['node'] },
        include: EXAMPLES.map((name) => `generated/kinds/${name}.ts`).concat('generated/kinds.ts', 'generated/api.ts'),
      };
      await writeFile(copy.path('tsconfig.probe.json'), JSON.stringify(config));
      const { stdout, code } = await copy.run('tsc', '-p', 'tsconfig.probe.json', '--pretty', 'false');
      expect({ stdout, code }).toEqual({ stdout: '', code: 0 });
    },
    SLOW,
  );

  it(
    'are gone without the request',
    async () => {
      expect(await codegen()).toEqual([]);
      expect(existsSync(copy.path('generated/kinds/fleet.ts'))).toBe(false);
    },
    SLOW,
  );

  it(
    'are made where Q_EXAMPLES is 1',
    async () => {
      vi.stubEnv('Q_EXAMPLES', '1');
      await copy.run('tsx', 'codegen/cli.ts');
      vi.unstubAllEnvs();
      expect(existsSync(copy.path('generated/kinds/fleet.ts'))).toBe(true);
    },
    SLOW,
  );
});

describe.each(COMPLETE)('the example %s', (name) => {
  const { definition, validate } = example(name);
  const said = (changes: FieldValues) =>
    validate(nestRecord(definition, { ...createDefaults(definition), name: 'Site', ...changes })).map((issue) => [
      issue.field,
      issueMessage(issue, definition),
    ]);

  it('has defaults that can be stored', () => {
    expect(said({})).toEqual([]);
  });
});

test('two periods of the tariff that begin at the same hour are reported at the second', () => {
  const { definition, validate } = example('tariff');
  const periods = [
    { from: 0, to: 12, price: 0.2 },
    { from: 0, to: 24, price: 0.3 },
    { from: 12, to: 12, price: 0.3 },
  ];
  const values = { ...createDefaults(definition), name: 'Day and night', periods };
  expect(validate(values).map((issue) => [issue.field, issueMessage(issue, definition)])).toEqual([
    ['periods/2/from', 'Must begin before it ends'],
    ['periods/1/from', 'Another period begins at this hour'],
  ]);
});

test('the fleet asks for what its strategy needs', () => {
  const { definition, validate } = example('fleet');
  const check = (strategy: FieldValues) =>
    validate({ ...nestRecord(definition, { ...createDefaults(definition), name: 'Depot' }), strategy }).map((issue) => [
      issue.field,
      issueMessage(issue, definition),
    ]);
  expect(check({ type: 'uncontrolled', departure_soc: 90 })).toEqual([]);
  expect(check({ type: 'v2g', departure_soc: 50, discharge_power: null, least_soc: 60 })).toEqual([
    ['strategy/discharge_power', 'This field is required'],
    ['strategy/least_soc', 'Must not exceed State of charge at departure'],
  ]);
  expect(check({ type: 'smart', payment: 1 })).toEqual([['strategy/payment', 'Unknown field']]);
});

test('the fleet asks for what it takes on the road only where it takes any', () => {
  const { definition, validate } = example('fleet');
  const check = (changes: FieldValues) =>
    validate(nestRecord(definition, { ...createDefaults(definition), name: 'Depot', ...changes })).map((issue) => [
      issue.field,
      issueMessage(issue, definition),
    ]);
  expect(check({ public_charging: true })).toEqual([
    ['on_the_road/share', 'This field is required'],
    ['on_the_road/price', 'This field is required'],
  ]);
  expect(check({ 'strategy/type': 'v2g', consider_fcr: true })).toEqual([['offered_power', 'This field is required']]);
  expect(check({ consider_fcr: true })).toEqual([]);
});

/** The form of an example kind over the shared fields. */
function example(name: string) {
  const read = (path: string) => JSON.parse(readFileSync(`schemas/${path}`, 'utf8'));
  const file: KindFile = read(`examples/${name}.json`);
  return makeKind(file, { 'common.json': read('common.json') });
}
