import { describe, expect, it } from 'vitest';
import { compareMeta } from '#model/compareMeta.ts';
import { differenceText } from '#model/differenceText.ts';
import type { CheckDefinition, FormDefinition } from '#model/FormDefinition.ts';
import { readMeta } from '#model/readMeta.ts';
import { toMeta } from '#model/toMeta.ts';
import { run } from '../codegen/schemaTexts.ts';
import { tankTexts } from '../codegen/tankTexts.ts';
import { getKind } from './loadedKinds.ts';

const plain = getKind('basicstorage').definition;
const CHECK: CheckDefinition = { field: 'capacity', message: 'Too much', requires: 'capacity * c < 1000 kW' };
const withChecks = (...checks: CheckDefinition[]): FormDefinition => ({ ...plain, checks });

/** The differences of a form from a server, as texts. */
function said(form: FormDefinition, server: FormDefinition): string[] {
  const meta = readMeta(JSON.parse(JSON.stringify({ ...toMeta(server), version: 'other' })));
  return meta ? compareMeta({ definition: form, meta }).map((each) => `${each.label}: ${differenceText(each)}`) : [];
}

describe('a check that is an error', () => {
  it('is stated by the server as a rule', () => {
    expect(toMeta(withChecks(CHECK)).rules.at(-1)).toEqual({ rule: 'check', ...CHECK });
  });

  it('is not a difference if both sides have it, with any message', () => {
    expect(said(withChecks(CHECK), withChecks({ ...CHECK, message: 'Not allowed' }))).toEqual([]);
  });

  it('is one where only one of them has it, or requires something else', () => {
    expect(said(plain, withChecks(CHECK))).toEqual(['Capacity: only the server requires the check “Too much”']);
    expect(said(withChecks(CHECK), plain)).toEqual(['Capacity: only the form requires the check “Too much”']);
    expect(said(withChecks(CHECK), withChecks({ ...CHECK, requires: 'capacity < 5' }))).toHaveLength(2);
  });

  it('is part of the definition of a kind, and so of its version', async () => {
    const define = async (check: string) => {
      const { definitions } = await run(tankTexts(['"x-derived": {', `"x-checks": [${check}],\n  "x-derived": {`]));
      return definitions.find(({ id }) => id === 'tank');
    };
    const when = await define(
      '{ "error": "Hot", "when": "running", "require": "hot < 90", "at": ["fuel_curve", "hot"] }',
    );
    expect(when?.checks).toEqual([{ field: 'loads', message: 'Hot', requires: 'hot < 90 when running' }]);
    const always = await define('{ "error": "Hot", "require": "hot < 90", "at": ["hot"] }');
    expect(always?.checks).toEqual([{ field: 'hot', message: 'Hot', requires: 'hot < 90' }]);
    expect(always?.version).not.toBe(when?.version);
    expect((await define('{ "warn": "Hot", "require": "hot < 90", "at": ["hot"] }'))?.checks).toBeUndefined();
  });
});
