import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createDefaults } from '#model/createDefaults.ts';
import { flattenRecord, nestRecord } from '#model/nestedRecord.ts';
import { mergeSent } from '#server/components/mergeSent.ts';
import { checkComponent } from '#server/components/checkComponent.ts';
import { issueMessage } from '#model/messages.ts';
import { DraftStore } from '#model/DraftStore.ts';
import { makeKind } from './depot.ts';
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const kind = makeKind(read('schemas/examples/turbine_iec.json'), { 'common.json': read('schemas/common.json') }, { 'iec61400-16.json': readFileSync('schemas/documents/iec61400-16.json', 'utf8') });
for (const name of ['generic-120-3', 'generic-120-3-with-extra-parameters', 'generic-274-20']) {
  const document = read(`tests/documents/${name}.json`);
  const record = { ...nestRecord(kind.definition, { ...createDefaults(kind.definition), name: 'T' }), power_curve: document };
  test(`${name} validate`, () => { expect(kind.validate(record)).toEqual([]); });
  test(`${name} flat`, () => { expect(nestRecord(kind.definition, flattenRecord(kind.definition, record))).toEqual(record); });
  test(`${name} server`, () => { expect(checkComponent({ body: { name: 'T', power_curve: document }, kind, address: { subclass: 'turbine_iec' } }).power_curve).toEqual(document); });
  test(`${name} draft`, () => { const store = new DraftStore({ kind, values: record, mode: 'edit' } as any); expect((store.payload() as any).power_curve).toEqual(document); });
}
test('empty', () => {
  const d = nestRecord(kind.definition, { ...createDefaults(kind.definition), name: 'x' });
  console.log(JSON.stringify(d)); console.log(kind.validate(d).map((i) => [i.field, i.code, issueMessage(i, kind.definition, '')].join(' ')).join('\n'));
});
