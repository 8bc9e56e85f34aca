import { describe, expect, it } from 'vitest';
import { compareContracts } from '#codegen/contracts/compareContracts.ts';
import type { Json } from '#codegen/readContract.ts';

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });
const TEXT = { type: 'string' };
const PLACE = ['paths', '/a', 'post'];

/** What differs between calls of the same path. */
const compare = (ours: Json, theirs: Json, path = '/a') =>
  compareContracts({ ours: { paths: { [path]: { post: ours } } }, theirs: { paths: { [path]: { post: theirs } } } });

describe('calls', () => {
  it('that only one contract has are placed where they are, or where they would be', () => {
    const [here, there] = [{ paths: { '/a/': { post: {} } } }, { paths: { '/b': { get: {} } } }];
    expect(compareContracts({ ours: here, theirs: there })).toEqual([
      { path: ['paths', '/a/', 'post'], code: 'call', message: 'POST /a/ is only here.' },
      { path: ['paths'], code: 'call', message: 'GET /b is only there.' },
    ]);
  });

  it('may end in a slash here or there', () => {
    const [slash, none] = [{ paths: { '/a/': { post: {} } } }, { paths: { '/a': { post: {} } } }];
    expect(compareContracts({ ours: slash, theirs: none })).toEqual([
      {
        ...{ path: ['paths', '/a/', 'post'], code: 'slash' },
        message: 'POST /a/ ends in a slash here, in no slash there.',
      },
    ]);
    expect(compareContracts({ ours: none, theirs: slash })).toEqual([
      { path: PLACE, code: 'slash', message: 'POST /a ends in no slash here, in a slash there.' },
    ]);
    expect(compareContracts({ ours: slash, theirs: slash })).toEqual([]);
  });
});

describe('parameters', () => {
  const inPlace = (place: string, name: string, words: object = {}) => ({
    parameters: [{ name, in: place, schema: TEXT, ...words }],
  });
  const path = [...PLACE, 'parameters'];

  it('that only one contract has', () => {
    expect(compare(inPlace('query', 'a'), inPlace('query', 'b'))).toEqual([
      { path, code: 'parameter', message: 'POST /a: parameter "a" in query is only here.' },
      { path, code: 'parameter', message: 'POST /a: parameter "b" in query is only there.' },
    ]);
  });

  it('of the same name in other places differ', () => {
    expect(compare(inPlace('query', 'a'), inPlace('header', 'a'))).toHaveLength(2);
  });

  it('in headers have a name in any case, unlike those in queries', () => {
    expect(compare(inPlace('header', 'X-Straße'), inPlace('header', 'x-straße'))).toEqual([]);
    expect(compare(inPlace('header', 'X-Straße'), inPlace('header', 'X-STRASSE'))).toHaveLength(2);
    expect(compare(inPlace('query', 'Limit'), inPlace('query', 'limit'))).toHaveLength(2);
  });

  it('may be required', () => {
    const [yes, no] = [inPlace('query', 'a', { required: true }), inPlace('query', 'a')];
    const message = (sides: string) => `POST /a: parameter "a" in query: required: ${sides}.`;
    expect(compare(yes, no)).toEqual([{ path, code: 'required', message: message('yes here, no there') }]);
    expect(compare(no, yes)).toEqual([{ path, code: 'required', message: message('no here, yes there') }]);
    expect(compare(yes, yes)).toEqual([]);
  });

  it('have schemas', () => {
    expect(compare(inPlace('query', 'a'), inPlace('query', 'a', { schema: { type: 'number' } }))).toEqual([
      { path, code: 'type', message: 'POST /a: parameter "a" in query: type: string here, number there.' },
    ]);
  });

  it('in a path are compared by their order in it', () => {
    const call = (names: string[], schemas: object[]) => ({
      parameters: names.map((name, index) => ({ name, in: 'path', schema: schemas[index] })),
    });
    const ours = { paths: { '/{kind}/{id}': { post: call(['kind', 'id'], [TEXT, { type: 'number' }]) } } };
    const theirs = (first: object, second: object) => ({
      paths: { '/{type}/{number}': { post: call(['number', 'type'], [first, second]) } },
    });
    expect(compareContracts({ ours, theirs: theirs({ type: 'number' }, TEXT) })).toEqual([]);
    expect(compareContracts({ ours, theirs: theirs(TEXT, { type: 'number' }) }).map(({ message }) => message)).toEqual([
      'POST /{kind}/{id}: parameter "kind" in path: type: string here, number there.',
      'POST /{kind}/{id}: parameter "id" in path: type: number here, string there.',
    ]);
  });
});

describe('bodies', () => {
  const body = (words: object = {}, schema: object = TEXT) => ({ requestBody: { ...json(schema), ...words } });
  const path = [...PLACE, 'requestBody'];

  it.each<[title: string, ours: Json, theirs: Json, differences: object[]]>([
    ['are absent', {}, {}, []],
    ['are the same', body(), body(), []],
    ['are only here', body(), {}, [{ path, code: 'body', message: 'POST /a: body is only here.' }]],
    ['are only there', {}, body(), [{ path, code: 'body', message: 'POST /a: body is only there.' }]],
    [
      'are required here',
      body({ required: true }),
      body(),
      [{ path, code: 'required', message: 'POST /a: body: required: yes here, no there.' }],
    ],
    [
      'have another type',
      body(),
      body({}, { type: 'number' }),
      [{ path, code: 'type', message: 'POST /a: body: type: string here, number there.' }],
    ],
  ])('%s', (_title, ours, theirs, differences) => {
    expect(compare(ours, theirs)).toEqual(differences);
  });
});

describe('answers', () => {
  const answer = (status: number, message: object = json(TEXT)) => ({ responses: { [status]: message } });
  const path = [...PLACE, 'responses'];
  const only = (side: string) => ({ path, code: 'answer', message: `POST /a: answer is JSON only ${side}.` });
  const status = (sides: string) => ({ path, code: 'answer', message: `POST /a: answer: status: ${sides}.` });

  it.each<[title: string, ours: Json, theirs: Json, differences: object[]]>([
    ['are absent', {}, {}, []],
    ['are the same', answer(200), answer(200), []],
    ['are the same without JSON', answer(200, {}), answer(200, {}), []],
    ['are absent there', answer(200), {}, [status('200 here, none there'), only('here')]],
    ['are absent here', {}, answer(201), [status('none here, 201 there'), only('there')]],
    ['are absent there, without JSON', answer(200, {}), {}, [status('200 here, none there')]],
    ['are absent here, without JSON', {}, answer(200, {}), [status('none here, 200 there')]],
    ['are JSON here', answer(200), answer(200, {}), [only('here')]],
    ['are JSON there', answer(200, {}), answer(200), [only('there')]],
    [
      'have another status and type',
      answer(200),
      answer(201, json({ type: 'number' })),
      [
        status('200 here, 201 there'),
        { path, code: 'type', message: 'POST /a: answer: type: string here, number there.' },
      ],
    ],
  ])('%s', (_title, ours, theirs, differences) => {
    expect(compare(ours, theirs)).toEqual(differences);
  });
});
