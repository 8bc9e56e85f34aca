import { describe, expect, it, test } from 'vitest';
import { addKinds, findTakenNames } from '#codegen/addKinds.ts';
import { findDeadReferences, resolve } from '#codegen/contractReferences.ts';
import { readContract } from '#codegen/readContract.ts';
import { readOperations } from '#codegen/readOperations.ts';
import { loadKind } from '#generated/kinds.ts';

const { definition } = await loadKind.wind();

/** A contract whose document throws when a phase changes it. */
function toContract(text: string) {
  const { value } = readContract('probe.yaml', text);
  if (!value) throw new Error('The probe contains no contract.');
  return { ...value, document: frozen(value.document) };
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

const MISSING = [
  '1:1 no schema says "x-kinds: read", so the kinds would be missing from the contract.',
  '1:1 no schema says "x-kinds: write", so the kinds would be missing from the contract.',
];

test.each([
  ['nothing', 'a: [', 1],
  ['a list', '- a', 1],
  ['an object', 'openapi: 3.1.0', 0],
])('a contract that holds %s', (_title, text, faults) => {
  const { value, problems } = readContract('probe.yaml', text);
  expect(problems).toHaveLength(faults);
  expect(value === undefined).toBe(faults > 0);
});

describe('the kinds join the contract', () => {
  const contract = toContract(
    'components: { schemas: { Any: { x-kinds: read }, Id: { x-kinds: names, title: Kind }, Title: { x-text: name, type: string } } }',
  );
  const { value, problems } = addKinds(contract, [definition]);

  it('as a new document', () => {
    expect(value.document).toMatchObject({
      components: {
        schemas: {
          Any: { oneOf: [{ $ref: '#/components/schemas/Wind' }] },
          Id: { title: 'Kind', type: 'string', enum: ['wind'] },
          Title: { type: 'string', pattern: expect.stringContaining('^') },
          Wind: { type: 'object' },
          WindWrite: { additionalProperties: false },
        },
      },
    });
    expect(contract.document).not.toEqual(value.document);
  });

  it('and an unused schema is a problem', () => {
    expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
      MISSING[1]?.replace('1:1', '1:24'),
    ]);
  });
});

test('a contract without schemas lacks both keywords', () => {
  const { problems } = addKinds(toContract('openapi: 3.1.0'), []);
  expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual(MISSING);
});

test.each(['Wind', 'WindWrite'])('the schema name %s is taken by the kind', (name) => {
  const problems = findTakenNames(toContract(`components: { schemas: { ${name}: { type: object } } }`), ['wind', 'pv']);
  expect(problems.map(({ message }) => message)).toEqual([
    `schema "${name}" is made from schemas/kinds/wind.json; it can't be written here as well.`,
  ]);
});

test('a reference leads to a part of the contract or to a promised one', () => {
  const contract = toContract(
    'a: [{ $ref: "#/components/schemas/A" }, { $ref: "#/components/schemas/B" }, { $ref: "other.yaml" }]\ncomponents: { schemas: { A: {} } }',
  );
  expect(findDeadReferences(contract, ['#/components/schemas/B']).map(({ message }) => message)).toEqual([
    '"other.yaml" leads nowhere, so nothing could be checked against it.',
  ]);
});

test('a circle of references ends in a schema that accepts everything', () => {
  const { document } = toContract('a: { $ref: "#/b" }\nb: { parts: { $ref: "#/a" } }');
  expect(resolve(document, document.a)).toEqual({ parts: {} });
});

describe('the calls of a contract', () => {
  const read = (paths: string) => readOperations(toContract(`security: [{ token: [] }]\npaths:\n${paths}`));

  it('come sorted, with body, answer and the parameters of path and call', () => {
    const { value, problems } = read(`
  /b/{id}/:
    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
    put:
      operationId: putB
      parameters: [{ name: q, in: query }]
      requestBody: { required: true, content: { application/json: { schema: { type: object } } } }
      responses: { "400": {}, "200": { content: { application/json: { schema: { type: string } } } } }
  /a/:
    get: { operationId: getA, security: [] }`);
    expect(problems).toEqual([]);
    expect(value).toEqual([
      { operationId: 'getA', method: 'GET', path: '/a/', secured: false, parameters: [], isComponent: false },
      {
        operationId: 'putB',
        method: 'PUT',
        path: '/b/{id}/',
        secured: true,
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
          { name: 'q', in: 'query', required: false, schema: {} },
        ],
        isComponent: false,
        body: { required: true, schema: { type: 'object' } },
        answer: { type: 'string' },
      },
    ]);
  });

  it('are left out where they have no operationId, which is a problem', () => {
    const { value, problems } = read('  /a/: { get: { summary: All }, post: }');
    expect(value).toEqual([]);
    expect(problems.map(({ message }) => message)).toEqual([
      'GET /a/ has no operationId, so no route could be bound to it.',
      'POST /a/ has no operationId, so no route could be bound to it.',
    ]);
  });
});
