import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareServer } from '#codegen/compareServer.ts';
import { compareMeta } from '#model/compareMeta.ts';
import { differenceText } from '#model/differenceText.ts';
import { readMeta } from '#model/readMeta.ts';
import { schemaName } from '#model/schemaName.ts';
import { toMeta } from '#model/toMeta.ts';
import { type DoctoredRow, doctoredRows, type Edits } from './doctoredRows.ts';
import { type DoctoredServer, startDoctored } from './doctoredServer.ts';
import { realTexts, run } from './schemaTexts.ts';

const made = await run(realTexts());
const contract = made.contract?.document ?? {};
const rows = doctoredRows.map((row) => [row.what, row] as const);
const inContract = rows.filter(([, { contract: edits }]) => edits);

let server: DoctoredServer;
beforeAll(async () => {
  server = await startDoctored(made.definitions, contract);
});
afterAll(() => server.close());

const getDefinition = (id: string) => {
  const found = made.definitions.find((definition) => definition.id === id);
  if (!found) throw new Error(`There is no kind ${id}`);
  return found;
};

/** What the form shows for this answer, after the kind. */
function inForm(kind: string, body: unknown): string[] {
  const meta = readMeta(JSON.parse(JSON.stringify(body)));
  if (!meta) throw new Error('The answer cannot be read');
  return compareMeta({ definition: getDefinition(kind), meta }).map((one) => `${one.field}: ${differenceText(one)}`);
}

/** What `--against` prints of the server's answers. */
async function inCi(): Promise<string[]> {
  const { findings } = await compareServer({ url: server.url, made, env: {} });
  return findings.map(({ message }) => message);
}

const doctoredMeta = ({ kind, meta }: DoctoredRow) => edited(toMeta(getDefinition(kind)), meta);

function doctoredContract({ kind, contract: edits = {} }: DoctoredRow): unknown {
  const place = `components.schemas.${schemaName(kind)}Write.`;
  return edited(contract, Object.fromEntries(Object.entries(edits).map(([path, value]) => [place + path, value])));
}

describe('a server that does not differ', () => {
  it('reports no difference', async () => {
    server.doctor({});
    expect(await inCi()).toEqual([]);
  });
});

describe.each(rows)('%s', (_what, row) => {
  const said = row.said.map((line) => `${row.kind}.${line}`);

  it.each([
    ['the same version', {}],
    ['another version', { version: 'other' }],
  ])('in the metadata of %s is found by the form and in CI, in the same words', async (_version, version) => {
    const body = { ...Object(doctoredMeta(row)), ...version };
    expect(inForm(row.kind, body)).toEqual(row.said);
    server.doctor({ metas: { [row.kind]: body } });
    expect(await inCi()).toEqual(said);
  });
});

it.each(inContract)('%s in the contract is found in CI in the words of the form', async (_what, row) => {
  server.doctor({ contract: doctoredContract(row) });
  expect(await inCi()).toEqual(row.said.map((line) => `${row.kind}.${line}`));
});

it.each(inContract)('%s in both is reported once', async (_what, row) => {
  server.doctor({ metas: { [row.kind]: doctoredMeta(row) }, contract: doctoredContract(row) });
  expect(await inCi()).toEqual(row.said.map((line) => `${row.kind}.${line}`));
});

/** A copy with the edits made. */
function edited(value: unknown, edits: Edits): unknown {
  const copy = JSON.parse(JSON.stringify(value));
  for (const [path, edit] of Object.entries(edits)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const owner = keys.reduce((place, key) => place[key], copy);
    if (edit === undefined) delete owner[last];
    else owner[last] = typeof edit === 'function' ? edit(owner[last]) : edit;
  }
  return copy;
}
