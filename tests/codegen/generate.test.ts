import { describe, expect, it, test } from 'vitest';
import { readContract } from '#codegen/readContract.ts';
import { readOperations } from '#codegen/readOperations.ts';
import { run, smallTexts } from './schemaTexts.ts';

const FORM = {
  $id: 'log-in',
  title: 'Log in',
  properties: { user: { type: 'string', title: 'User' } },
  'x-groups': [{ title: 'You', fields: ['user'] }],
};
const FORM_FILE = 'schemas/forms/log-in.json';

describe('what is generated', () => {
  it('comes sorted, with the modules of kinds, forms and contract', async () => {
    const { files, definitions } = await run(smallTexts({ [FORM_FILE]: JSON.stringify(FORM) }));
    expect([...files.keys()]).toEqual([
      'answers.ts',
      'api.ts',
      'contract.json',
      'forms/log-in.ts',
      'imports.ts',
      'kindDescriptions.ts',
      'kindIcons.ts',
      'kindTexts.ts',
      'kinds.ts',
      'kinds/turbine.ts',
      'languages.ts',
      'operations.ts',
      'schemas/forms/log-in.schema.json',
      'schemas/forms/log-in.uischema.json',
      'schemas/kinds/turbine.schema.json',
      'schemas/kinds/turbine.uischema.json',
      'validators/forms/log-in.d.ts',
      'validators/forms/log-in.js',
      'validators/kinds/turbine.d.ts',
      'validators/kinds/turbine.js',
      'validators/operations.ts',
      'validators/operations/body.d.ts',
      'validators/operations/body.js',
      'validators/operations/path.d.ts',
      'validators/operations/path.js',
      'validators/operations/query.d.ts',
      'validators/operations/query.js',
    ]);
    expect(files.get('api.ts')).toMatch(
      /^\/\/ Made by `npm run codegen` from schemas\/openapi\.yaml; not to be edited\.\n\/\/ \d+ characters\n$/,
    );
    expect(files.get('forms/log-in.ts')).toContain('"id": "form"');
    expect(files.get('kinds.ts')).toContain('"title": "Turbine",\n    "plural": "Turbines",\n    "color": ');
    expect(definitions.map(({ id }) => id)).toEqual(['turbine']);
  });

  it('is empty where there is a problem', async () => {
    const { files, definitions, reported } = await run(
      smallTexts({ [FORM_FILE]: JSON.stringify({ ...FORM, $id: 'x' }) }),
    );
    expect(reported).toHaveLength(1);
    expect([files.size, definitions]).toEqual([0, []]);
  });

  it('has the kinds in the order of their cards, and by name where two have the same place', async () => {
    const turbine = smallTexts().get('schemas/kinds/turbine.json') ?? '';
    const copy = (id: string, order: number) =>
      turbine.replace('"$id": "turbine"', `"$id": "${id}"`).replace('"order": 15', `"order": ${order}`);
    const { definitions } = await run(
      smallTexts({
        'schemas/kinds/zebra.json': copy('zebra', 3),
        'schemas/kinds/anemo.json': copy('anemo', 15),
        'schemas/kinds/basic.json': copy('basic', 20),
      }),
    );
    expect(definitions.map(({ id }) => id)).toEqual(['zebra', 'anemo', 'turbine', 'basic']);
  });
});

test('a form without groups is reported for that alone', async () => {
  const { 'x-groups': _, ...rest } = FORM;
  const { reported } = await run(smallTexts({ [FORM_FILE]: JSON.stringify(rest) }));
  expect(reported).toEqual([
    `${FORM_FILE}:1:1 the file lacks "x-groups". Write it, such as "x-groups": [{"title":"Account","fields":["email"]}].`,
  ]);
});

test('a file beside the shared ones that is not JSON is left alone', async () => {
  expect((await run(smallTexts({ 'schemas/common.json.yaml': 'a: 1' }))).reported).toEqual([]);
});

describe('a call of the contract', () => {
  const read = (call: string) => {
    const { value } = readContract('probe.yaml', `paths:\n  /a/:\n${call}`);
    return value ? readOperations(value).value : [];
  };

  it.each(['get', 'put', 'post', 'delete', 'patch'])('may be made by %s', (method) => {
    expect(read(`    ${method}: { operationId: callA }`)).toMatchObject([
      { operationId: 'callA', method: method.toUpperCase(), secured: false },
    ]);
  });

  it('answers as its success does', () => {
    const content = (type: string) => `content: { application/json: { schema: { type: ${type} } } }`;
    const responses = `"100": { ${content('string')} }, "204": { ${content('number')} }`;
    expect(read(`    get: { operationId: getA, responses: { ${responses} } }`)[0]?.answer).toEqual({ type: 'number' });
    expect(
      read(`    get: { operationId: getA, responses: { "400": { ${content('string')} } } }`)[0],
    ).not.toHaveProperty('answer');
  });

  it.each([
    ['ComponentWrite', true],
    ['ComponentWriteMany', false],
    ['OtherComponentWrite', false],
  ])('with a body of %s leaves its check to the kind: %j', (name, isComponent) => {
    const [call] = read(
      `    put: { operationId: putA, requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/${name}" } } } } }`,
    );
    expect(call?.isComponent).toBe(isComponent);
    expect(call?.body).toEqual(isComponent ? undefined : { schema: {}, required: false });
  });

  it.each([
    ['security: []', false],
    ['security: [{ token: [] }]', true],
    ['tags: []', false],
  ])('that says %s is secured: %j', (words, secured) => {
    expect(read(`    get: { operationId: getA, ${words} }`)[0]?.secured).toBe(secured);
  });
});
