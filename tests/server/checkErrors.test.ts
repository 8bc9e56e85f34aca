import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calculate as c } from '#model/calculate.ts';
import { checkedValidator } from '#model/checkedValidator.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind, KindCheck } from '#model/Kind.ts';
import { SQLITE } from './engines.ts';
import { shareTestServer } from './TestServer.ts';

const SUBCLASS = 'basicstorage';
const ERROR = 'More energy than the building bears';
const checks: KindCheck[] = [
  {
    error: ERROR,
    at: ['capacity', 'c'],
    reads: ['capacity', 'c'],
    require: (r) => c.isBelow(r.number('capacity') * r.number('c'), 1000),
  },
  {
    error: 'Charges from the grid',
    at: ['c'],
    reads: ['c', 'allow_res_charge_only'],
    when: (r) => r.flag('allow_res_charge_only'),
    require: (r) => c.isBelow(r.number('c'), 2),
  },
];

describe('a check that is an error', () => {
  const { server, user } = shareTestServer(SQLITE);
  const path = `/components/${SUBCLASS}/`;
  let stored: FieldValues & { id: string };

  // No kind of today has one, so this one gets some. Other files use the same kind afterwards.
  const kind = () => server.getKind(SUBCLASS);
  let before: Kind;
  beforeAll(async () => {
    const answer = await user.post(path, { subclass: SUBCLASS, name: 'Stored', capacity: 5000 });
    stored = answer.body;
    before = { ...kind() };
    Object.assign(kind(), { checks, validate: checkedValidator(before.validate, kind) });
  });
  afterAll(() => void Object.assign(kind(), { checks: undefined, ...before }));

  it('is answered with 400 at each of its fields', async () => {
    const { status, body } = await user.post(path, { subclass: SUBCLASS, name: 'Large', capacity: 5000 });
    expect(status).toBe(400);
    expect(body.details).toEqual([
      { field: 'capacity', value: 5000, message: ERROR },
      { field: 'c', message: ERROR },
    ]);
    expect(body.errors).toEqual({ capacity: [ERROR], c: [ERROR] });
  });

  it('does not block a component that broke it before, unless what it compares is sent', async () => {
    const { status } = await user.put(`${path}${stored.id}/`, { id: stored.id, subclass: SUBCLASS, name: 'Renamed' });
    expect(status).toBe(200);
    const rate = { id: stored.id, subclass: SUBCLASS, name: 'Renamed', c: 1.5 };
    const again = await user.put(`${path}${stored.id}/`, rate);
    expect(again.status).toBe(400);
    expect(again.body.errors).toEqual({ capacity: [ERROR], c: [ERROR] });
    // A second error at the same field is not mistaken for the first.
    const flag = { id: stored.id, subclass: SUBCLASS, name: 'Renamed', allow_res_charge_only: true };
    expect((await user.put(`${path}${stored.id}/`, flag)).status).toBe(200);
  });

  it('is judged alike by form and server', async () => {
    const text = fc.constantFrom('', '0', '1', '1.9', '2', '500', '999', '1000', '2000', '-1', '1,5', 'x');
    const records = fc.sample(fc.record({ capacity: text, c: text, flag: fc.boolean() }), { numRuns: 150, seed: 1 });
    const verdicts = new Set<boolean>();
    for (const [index, { capacity, c: rate, flag }] of records.entries()) {
      const draft = new DraftStore({ kind: kind(), mode: 'create', values: createDefaults(kind().definition) });
      draft.change({ name: `Record ${index}`, capacity, c: rate, allow_res_charge_only: String(flag) });
      draft.validateNow();
      const inForm = draft.form().errors.filter(({ message }) => checks.some(({ error }) => error === message));
      const isReadable = draft.form().errors.every(({ message }) => !message.startsWith('Please'));
      const { status, body } = await user.post(path, draft.payload());
      if (!isReadable) continue;
      verdicts.add(inForm.length > 0);
      const errors = Object.entries<string[]>(body.errors ?? {});
      const inServer = errors.map(([field, [message]]) => ({ field, message }));
      expect(inServer.toSorted(byField), JSON.stringify(records[index])).toEqual(
        [...draft.form().errors].toSorted(byField),
      );
      expect(status === 201).toBe(draft.form().errors.length === 0);
    }
    expect(verdicts.size).toBe(2);
  });
});

function byField(a: { field: string }, b: { field: string }): number {
  return a.field < b.field ? -1 : 1;
}
