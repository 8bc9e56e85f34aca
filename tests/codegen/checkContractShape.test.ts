import { describe, expect, it } from 'vitest';
import { checkContractShape } from '#codegen/checkContractShape.ts';
import { isRecord } from '#model/isRecord.ts';
import { placedProblems } from '../fixtures/placedProblems.ts';
import { toSource } from './mergedKind.ts';

/** Problems of a contract, which has a version and no calls unless these parts say otherwise. */
function check(own: Record<string, unknown>): string[] {
  const source = toSource('openapi.json', { openapi: '3.1.0', paths: {}, ...own });
  const document = isRecord(source.value) ? source.value : {};
  return placedProblems(checkContractShape({ document, problemAt: source.problemAt }), source);
}

describe('the version', () => {
  it.each(['3.1.0', '3.1.12'])('%s is supported', (openapi) => {
    expect(check({ openapi })).toEqual([]);
  });

  it.each(['3.0.1', '3.1', '3.1.x', 'v3.1.0', '3.1.0-rc', 3.1])('%j is not', (openapi) => {
    expect(check({ openapi })).toEqual([
      `openapi: "openapi" is ${JSON.stringify(openapi)}, but only 3.1 is supported. Write "openapi: 3.1.0".`,
    ]);
  });

  it('is needed', () => {
    expect(check({ openapi: undefined })).toEqual([
      ': the contract lacks "openapi", its version. Write "openapi: 3.1.0".',
    ]);
  });
});

describe('the paths', () => {
  it('are needed', () => {
    const message = 'the contract lacks "paths", so it has no calls.';
    expect(check({ paths: undefined })).toEqual([`: ${message}`]);
    expect(check({ paths: undefined, path: {} })).toEqual([`path: ${message} Did you mean "paths"?`]);
    expect(check({ paths: undefined, openapi: '2' })).toHaveLength(2);
  });

  it('are an object', () => {
    expect(check({ paths: [], path: {} })).toEqual(['paths: "paths" must list the calls by address.']);
    expect(check({ paths: 1, openapi: '2' })).toHaveLength(2);
  });

  it('begin with a slash', () => {
    expect(check({ paths: { 'projects/': {}, '/assets/': {}, 'x-own': 1, 'ax-own': {} } })).toEqual([
      'paths.projects/: "projects/" is not an address, as it does not begin with "/". Write "/projects/".',
      'paths.ax-own: "ax-own" is not an address, as it does not begin with "/". Write "/ax-own".',
    ]);
  });

  it('have calls', () => {
    expect(check({ paths: { '/a': null } })).toEqual(['paths./a: "/a" must list the calls by method.']);
  });
});

describe('a method', () => {
  it('is known, or another word of a path', () => {
    const methods = ['get', 'put', 'post', 'delete', 'patch'];
    const beside = ['parameters', 'summary', 'description', 'servers', '$ref', 'options', 'head', 'trace', 'x-own'];
    const all = Object.fromEntries([...methods, ...beside].map((word) => [word, {}]));
    expect(check({ paths: { '/a': all } })).toEqual([]);
  });

  it('that is not known is reported', () => {
    const message = 'is not a method, so this call would not exist.';
    expect(check({ paths: { '/a': { poste: {}, fetch: {}, 'ax-own': {} } } })).toEqual([
      `paths./a.poste: "poste" ${message} Did you mean "post"?`,
      `paths./a.fetch: "fetch" ${message} Did you mean "patch"?`,
      `paths./a.ax-own: "ax-own" ${message} Methods: get, put, post, delete, patch.`,
    ]);
  });

  it('without a call is left alone', () => {
    expect(check({ paths: { '/a/{b}': { get: null } } })).toEqual([]);
  });
});

describe('a parameter of an address', () => {
  const id = { name: 'id', in: 'path' };

  it.each<[where: string, item: object]>([
    ['for all calls', { parameters: [id], get: {} }],
    ['for the call', { get: { parameters: [id] } }],
    ['elsewhere', { get: { parameters: [{ $ref: '#/components/parameters/Id' }] } }],
  ])('is described %s', (_where, item) => {
    expect(check({ paths: { '/a/{id}/b': item }, components: { parameters: { Id: id } } })).toEqual([]);
  });

  it('that is not described is reported at each call', () => {
    const query = { name: 'id', in: 'query' };
    const message = (name: string) => `{${name}} in "/a/{id}/{other}" is not described, so nothing would check it.`;
    expect(
      check({ paths: { '/a/{id}/{other}': { get: { parameters: [query] }, put: { parameters: [id] } } } }),
    ).toEqual([
      `paths./a/{id}/{other}.get: ${message('id')} Add it to "parameters", with "in: path".`,
      `paths./a/{id}/{other}.get: ${message('other')} Add it to "parameters", with "in: path".`,
      `paths./a/{id}/{other}.put: ${message('other')} Add it to "parameters", with "in: path".`,
    ]);
  });

  it('that is not in the address is reported', () => {
    const other = { name: 'something', in: 'path' };
    expect(check({ paths: { '/a': { parameters: [other], get: {} } } })).toEqual([
      'paths./a.get: the parameter "something" is not in the address "/a".',
    ]);
  });

  it('may be misspelt', () => {
    expect(check({ paths: { '/a/{ident}': { get: { parameters: [{ name: 'idnt', in: 'path' }] } } } })).toEqual([
      'paths./a/{ident}.get: {ident} in "/a/{ident}" is not described, so nothing would check it. Did you mean "idnt"?',
      'paths./a/{ident}.get: the parameter "idnt" is not in the address "/a/{ident}". Did you mean "ident"?',
    ]);
  });

  it('may have an empty name or one that is a number', () => {
    expect(check({ paths: { '/a/{}/{70}': { get: { parameters: [{ name: 70, in: 'path' }] } } } })).toEqual([
      'paths./a/{}/{70}.get: {} in "/a/{}/{70}" is not described, so nothing would check it. Add it to "parameters", with "in: path".',
    ]);
  });
});

describe('a body', () => {
  const checkBody = (requestBody: object) =>
    check({
      paths: { '/a': { post: { requestBody } } },
      components: { requestBodies: { B: { content: { 'text/x': {} } } } },
    });

  it('of JSON, also beside other types, is fine', () => {
    expect(checkBody({ content: { 'application/json': {} } })).toEqual([]);
    expect(checkBody({ content: { 'text/csv': {}, 'application/json': {} } })).toEqual([]);
    expect(checkBody({ content: {} })).toEqual([]);
    expect(checkBody({})).toEqual([]);
  });

  it('without JSON is reported', () => {
    expect(checkBody({ content: { 'text/csv': {}, 'text/xml': {} } })).toEqual([
      'paths./a.post.requestBody: the body of the call is "text/csv", "text/xml", and only application/json is checked.',
    ]);
    expect(checkBody({ content: { 'text/csv': {}, 'aplication/json': {} } })).toEqual([
      'paths./a.post.requestBody: the body of the call is "text/csv", "aplication/json", and only application/json is checked. Did you mean "application/json"?',
    ]);
    expect(checkBody({ $ref: '#/components/requestBodies/B' })).toEqual([
      'paths./a.post.requestBody: the body of the call is "text/x", and only application/json is checked.',
    ]);
  });
});

describe('a schema', () => {
  const checkSchema = (schema: unknown) => check({ components: { schemas: { Fine: {}, S: schema } } });
  const properties = { name: {}, size: {} };

  it('that is an object or a boolean is fine', () => {
    expect(checkSchema(true)).toEqual([]);
    expect(checkSchema({ required: ['name'] })).toEqual([]);
    expect(checkSchema({ additionalProperties: false, properties })).toEqual([]);
    expect(checkSchema({ additionalProperties: false, properties, required: ['size', 'name'] })).toEqual([]);
    expect(checkSchema({ additionalProperties: true, properties, required: ['other'] })).toEqual([]);
    expect(checkSchema({ additionalProperties: false, properties, required: true })).toEqual([]);
  });

  it('that is empty is reported', () => {
    expect(checkSchema(null)).toEqual(['components.schemas.S: schema "S" describes nothing. Write at least "type".']);
  });

  it('that requires what it refuses is reported', () => {
    const message = 'is required but not described, so no value could ever be accepted.';
    expect(checkSchema({ additionalProperties: false, properties, required: ['name', 'sze', 'other', 7] })).toEqual([
      `components.schemas.S.required.1: "sze" ${message} Did you mean "size"?`,
      `components.schemas.S.required.2: "other" ${message}`,
      `components.schemas.S.required.3: "7" ${message}`,
    ]);
    expect(checkSchema({ additionalProperties: false, required: ['name'] })).toHaveLength(1);
    expect(checkSchema({ additionalProperties: false, required: ['name'], 'x-kinds': 'read' })).toEqual([]);
  });
});
