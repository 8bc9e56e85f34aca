import { describe, expect, it } from 'vitest';
import { compareContracts } from '#codegen/contracts/compareContracts.ts';
import { readContractText } from '#codegen/contracts/readContractText.ts';

type Json = Record<string, unknown>;

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });

const PROJECT = {
  type: 'object',
  required: ['id', 'name'],
  properties: {
    id: { type: 'string' },
    name: { type: 'string', maxLength: 50 },
    note: { type: ['string', 'null'] },
    owner: { $ref: '#/components/schemas/Owner' },
  },
};
const OWNER = { type: 'object', properties: { email: { type: 'string', format: 'email' } } };

/** A small contract with these parts replaced. */
function contract({
  server = '/api/v2',
  prefix = '',
  project = PROJECT,
  list = {},
  read = {},
}: {
  server?: string;
  prefix?: string;
  project?: Json;
  list?: Json;
  read?: Json;
} = {}): Json {
  const one = { $ref: '#/components/schemas/Project' };
  return {
    openapi: '3.1.0',
    servers: [{ url: server }],
    paths: {
      [`${prefix}/projects/`]: {
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1 } }],
        get: { responses: { 200: json({ type: 'array', items: one }) }, ...list },
        post: { requestBody: { required: true, ...json(one) }, responses: { 201: json(one) } },
      },
      [`${prefix}/projects/{id}/`]: {
        get: {
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
          responses: { 200: json(one) },
          ...read,
        },
      },
    },
    components: { schemas: { Project: project, Owner: OWNER } },
  };
}

const said = (theirs: Json) => compareContracts({ ours: contract(), theirs }).map(({ message }) => message);

const withField = (name: string, schema: unknown) => ({
  ...PROJECT,
  properties: { ...PROJECT.properties, [name]: schema },
});

function without(path: string, method?: string): Json {
  const whole = contract();
  const paths = { ...Object(whole.paths) };
  const { [method ?? '']: _, ...rest } = paths[path];
  if (method) paths[path] = rest;
  else delete paths[path];
  return { ...whole, paths };
}

describe('two contracts are the same', () => {
  it.each<[string, Json]>([
    ['where they are equal', contract()],
    ['whatever comes before the paths', contract({ server: 'https://q.example/', prefix: '/deep/api/v2' })],
    [
      'whatever a parameter in a path is called',
      contract({
        read: { parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }] },
      }),
    ],
    [
      'where one is written in the words of OpenAPI 3.0',
      contract({ project: withField('note', { type: 'string', nullable: true }) }),
    ],
    [
      'where null is one of two schemas',
      contract({ project: withField('note', { anyOf: [{ type: 'string' }, { type: 'null' }] }) }),
    ],
    [
      'where a reference is one of what is laid together',
      contract({
        project: withField('owner', { allOf: [{ $ref: '#/components/schemas/Owner' }], description: 'Who' }),
      }),
    ],
    ['whatever they say in words', contract({ project: { ...PROJECT, description: 'Else', title: 'Else' } })],
  ])('%s', (_how, theirs) => {
    expect(said(theirs)).toEqual([]);
  });
});

describe('of two contracts is reported', () => {
  it.each<[string, Json, string[]]>([
    ['a call that is only here', without('/projects/', 'post'), ['POST /projects/ is only here.']],
    ['a path that is only here', without('/projects/{id}/'), ['GET /projects/{id}/ is only here.']],
    [
      'a call that is only there',
      { ...contract(), paths: { ...Object(contract().paths), '/chat/': { post: {} } } },
      ['POST /chat/ is only there.'],
    ],
    [
      'a slash at the end',
      {
        ...contract(),
        paths: Object.fromEntries(
          Object.entries(Object(contract().paths)).map(([path, item]) => [path.replace(/\/$/, ''), item]),
        ),
      },
      [
        'GET /projects/ ends in a slash here, in no slash there.',
        'POST /projects/ ends in a slash here, in no slash there.',
        'GET /projects/{id}/ ends in a slash here, in no slash there.',
      ],
    ],
    [
      'a parameter that is only there',
      contract({ list: { parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }] } }),
      ['GET /projects/: parameter "page" in query is only there.'],
    ],
    [
      'a parameter that must be there',
      contract({
        list: { parameters: [{ name: 'limit', in: 'query', required: true, schema: { type: 'integer', minimum: 1 } }] },
      }),
      ['GET /projects/: parameter "limit" in query: required: no here, yes there.'],
    ],
    [
      'the type of a parameter',
      contract({ list: { parameters: [{ name: 'limit', in: 'query', schema: { type: 'string' } }] } }),
      ['GET /projects/: parameter "limit" in query: type: integer here, string there.'],
    ],
    [
      'the status of an answer',
      contract({ read: { responses: { 203: json({ $ref: '#/components/schemas/Project' }) } } }),
      ['GET /projects/{id}/: answer: status: 200 here, 203 there.'],
    ],
    [
      'an answer without JSON',
      contract({ read: { responses: { 200: {} } } }),
      ['GET /projects/{id}/: answer is JSON only here.'],
    ],
    [
      'a body that is only there',
      contract({
        list: {
          requestBody: json(PROJECT),
          responses: { 200: json({ type: 'array', items: { $ref: '#/components/schemas/Project' } }) },
        },
      }),
      ['GET /projects/: body is only there.'],
    ],
    [
      'a field that is only there',
      contract({ project: withField('size', { type: 'number' }) }),
      ['Project.size is only there.'],
    ],
    [
      'a field that is only here, once for all calls',
      contract({
        project: {
          ...PROJECT,
          properties: { id: PROJECT.properties.id, name: PROJECT.properties.name, note: PROJECT.properties.note },
        },
      }),
      ['Project.owner is only here.'],
    ],
    [
      'the type of a field',
      contract({ project: withField('id', { type: 'integer' }) }),
      ['Project.id: type: string here, integer there.'],
    ],
    [
      'what may be null',
      contract({ project: withField('note', { type: 'string' }) }),
      ['Project.note: may be null: yes here, no there.'],
    ],
    [
      'what must be there',
      contract({ project: { ...PROJECT, required: ['id'] } }),
      ['Project.name: required: yes here, no there.'],
    ],
    [
      'a limit',
      contract({ project: withField('name', { type: 'string', maxLength: 150 }) }),
      ['Project.name: maxLength: 50 here, 150 there.'],
    ],
    [
      'values to choose from',
      contract({ project: withField('name', { type: 'string', enum: ['b', 'a'], maxLength: 50 }) }),
      ['Project.name: choices: none here, a, b there.'],
    ],
    ['any value', contract({ project: withField('id', {}) }), ['Project.id: type: string here, any value there.']],
    [
      'a reference that leads nowhere',
      contract({ project: withField('owner', { $ref: '#/components/schemas/Gone' }) }),
      ['Owner: type: object here, any value there.'],
    ],
  ])('%s', (_what, theirs, messages) => {
    expect(said(theirs)).toEqual(messages);
  });

  it('no difference between equal schemas that contain themselves', () => {
    const node = {
      type: 'object',
      properties: { next: { $ref: '#/components/schemas/Project' }, id: { type: 'string' } },
    };
    expect(compareContracts({ ours: contract({ project: node }), theirs: contract({ project: node }) })).toEqual([]);
  });

  it('no crash, whatever a part of the contract holds', () => {
    for (const junk of [
      null,
      7,
      'x',
      [],
      [null],
      { $ref: 7 },
      { $ref: '#/paths' },
      { allOf: 7, oneOf: [null], properties: [] },
    ]) {
      expect(() => said({ paths: junk })).not.toThrow();
      expect(() => said({ paths: { '/projects/': junk } })).not.toThrow();
      expect(() => said(contract({ list: { parameters: junk, requestBody: junk, responses: junk } }))).not.toThrow();
      expect(() => said(contract({ project: Object(junk) }))).not.toThrow();
      expect(() => said(contract({ project: withField('name', junk) }))).not.toThrow();
    }
  });
});

describe('another contract is read', () => {
  it.each([
    ['from JSON', '{"openapi":"3.0.3","paths":{}}'],
    ['from JSON with a byte order mark', '\uFEFF{"openapi":"3.0.3","paths":{}}'],
    ['from YAML', 'openapi: 3.0.3\npaths: {}\n'],
  ])('%s', (_how, text) => {
    expect(readContractText(text)).toEqual({ document: { openapi: '3.0.3', paths: {} } });
  });

  it.each([
    ['{"swagger":"2.0","paths":{}}', 'is of Swagger 2.0; convert it to OpenAPI 3 first'],
    ['{"openapi":"4.0.0","paths":{}}', 'is not an OpenAPI 3 contract, but an object with openapi, paths'],
    ['{"openapi":"3.1.0"}', 'is a contract without paths'],
    ['{"detail":"Not found."}', 'is not an OpenAPI 3 contract, but an object with detail'],
    ['[]', 'holds no contract, but a list'],
    ['', 'holds no contract, but nothing'],
    ['<!doctype html><p>Hello', 'holds no contract, but the text "<!doctype html><p>Hello"'],
    ['a: b: c', 'is not valid YAML: Nested mappings are not allowed in compact mappings'],
    ['{"openapi":', 'is not valid JSON: Unexpected end of JSON input'],
    [
      'a: &a [x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c]\n',
      'is not valid YAML: Excessive alias count indicates a resource exhaustion attack',
    ],
  ])('%j is not reported', (text, fault) => {
    expect(readContractText(text)).toEqual({ fault });
  });
});
