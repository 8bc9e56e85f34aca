import { expect, it } from 'vitest';
import { compareContract } from '#codegen/compareContract.ts';
import { editContract, generatedProbe } from '../fixtures/generatedProbe.ts';

const made = generatedProbe();
const theirs = editContract(made.document, ({ paths, components: { schemas } }) => {
  delete paths['/health/'];
  schemas.Probe.properties.count.type = 'string';
  schemas.ProbeWrite.properties.power.minimum = 5;
});

const IN_CALLS = {
  ...{ file: 'schemas/openapi.yaml', line: 1, column: 71 },
  ...{ rule: 'contract/call', message: 'GET /health/ is only here.' },
};
const KIND = { file: 'schemas/kinds/probe.json', line: 1, column: 1 };

it('finds no difference between equal contracts', () => {
  expect(compareContract({ made, theirs: made.document, withKinds: true })).toEqual([]);
});

it('finds what differs in the calls', () => {
  expect(compareContract({ made, theirs, withKinds: false })).toEqual([IN_CALLS]);
});

it('finds what differs in the kinds as well', () => {
  const findings = compareContract({ made, theirs, withKinds: true });
  expect(findings).toEqual([
    {
      ...{ ...KIND, rule: 'server/tighterMinimum' },
      message: 'probe.power: stricter minimum: 0 in the form, 5 on the server',
    },
    expect.objectContaining({ ...KIND, message: 'in answers, probe.count: type: integer here, string there.' }),
    expect.objectContaining({ ...KIND, message: 'in answers, probe.count: may be null: yes here, no there.' }),
    IN_CALLS,
  ]);
});

it('finds nothing without a contract to compare with', () => {
  const { contract: _, ...rest } = made;
  expect(compareContract({ made: rest, theirs, withKinds: true })).toEqual([]);
});
