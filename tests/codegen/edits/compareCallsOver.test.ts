import { describe, expect, it } from 'vitest';
import { compareCallsOver } from '#codegen/edits/compareCallsOver.ts';

type Json = Record<string, unknown>;

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });
const NUMBER = { type: 'number' };
const TEXT = { type: 'string' };

/** A contract with one call, or with these calls. */
function contract(call: Json, rest: Json = {}): Json {
  return { openapi: '3.1.0', paths: { '/turbines/{id}/': { post: call } }, ...rest };
}

/** The edits, each as 'code path message'. */
function compare(old: Json, now: Json): string[] {
  return compareCallsOver(old, now).map(
    ({ code, path, isGone, message }) => `${code} ${isGone ? 'once ' : ''}${path.join(' ')} ${message}`,
  );
}

const AT = 'paths /turbines/{id}/ post';
const CALL = 'POST /turbines/{id}/';

describe('of calls', () => {
  const paths = (...names: string[]) => ({
    paths: Object.fromEntries(names.map((name) => [name, { get: { responses: {} } }])),
  });

  it('those that are gone come first, then those that are new', () => {
    expect(compare(paths('/wind/', '/gas/'), paths('/water/', '/wind/'))).toEqual([
      'call removed once paths /gas/ get GET /gas/',
      'call added paths /water/ get GET /water/',
    ]);
  });

  it('the name of a parameter in the path makes no difference, but its place does', () => {
    const named = (name: string) => ({ name, in: 'path', required: true, schema: NUMBER });
    const call = (path: string, name: string) => ({
      paths: { [path]: { get: { parameters: [named(name)], responses: {} } } },
    });
    expect(compare(call('/wind/{id}/', 'id'), call('/wind/{key}/', 'key'))).toEqual([]);
    expect(compare(call('/wind/{id}/', 'id'), call('/wind/', 'id'))).toEqual([
      'call removed once paths /wind/{id}/ get GET /wind/{id}/',
      'call added paths /wind/ get GET /wind/',
    ]);
    const both = (path: string) => paths(`${path}{a}/{b}/`);
    expect(compare(both('/wind/'), paths('/wind/{x}/{y}/'))).toEqual([]);
  });

  it('words that people read have changed', () => {
    expect(
      compare(contract({ summary: 'Makes one', tags: ['a'] }), contract({ summary: 'Stores one', tags: ['a'] })),
    ).toEqual([`words changed ${AT} summary ${CALL}: "summary"`]);
    expect(compare(contract({ summary: 'Makes one' }), contract({ operationId: 'make' }))).toEqual([
      `words changed ${AT} summary ${CALL}: "summary"`,
      `words changed ${AT} operationId ${CALL}: "operationId"`,
    ]);
  });

  it('callers sign in otherwise, by words of the call or of the whole contract', () => {
    const [token, cookie] = [[{ token: [] }], [{ cookie: [] }]];
    const said = [`access changed ${AT} security ${CALL}: "security"`];
    expect(compare(contract({ security: token }), contract({ security: cookie }))).toEqual(said);
    expect(compare(contract({}, { security: token }), contract({}, { security: cookie }))).toEqual(said);
    expect(compare(contract({}, { security: token }), contract({ security: token }))).toEqual([]);
    expect(
      compare(contract({ security: [] }, { security: token }), contract({ security: [] }, { security: cookie })),
    ).toEqual([]);
  });
});

describe('of a parameter', () => {
  const limit = (words: Json = {}) => ({ name: 'limit', in: 'query', schema: NUMBER, ...words });
  const IN_QUERY = `${CALL}: parameter "limit" in query`;

  it.each<[string, Json[], Json[], string[]]>([
    ['that is the same', [limit()], [limit()], []],
    ['that is new', [], [limit()], [`parameter added ${AT} parameters ${IN_QUERY}`]],
    [
      'that is new and required',
      [],
      [limit({ required: true })],
      [`required parameter added ${AT} parameters ${IN_QUERY}`],
    ],
    ['that is gone', [limit()], [], [`parameter removed once ${AT} parameters ${IN_QUERY}`]],
    [
      'that is required now',
      [limit()],
      [limit({ required: true })],
      [`required parameter added ${AT} parameters ${IN_QUERY}: "required"`],
    ],
    ['that is no longer required', [limit({ required: true })], [limit()], []],
    ['that stays required', [limit({ required: true })], [limit({ required: true })], []],
    [
      'of another type',
      [limit()],
      [limit({ schema: TEXT })],
      [`other values taken ${AT} parameters type ${IN_QUERY}: "type" is ["string"]; it was ["number"]`],
    ],
    [
      'at another place',
      [limit()],
      [limit({ in: 'header' })],
      [
        `parameter added ${AT} parameters ${CALL}: parameter "limit" in header`,
        `parameter removed once ${AT} parameters ${IN_QUERY}`,
      ],
    ],
  ])('%s', (_what, before, after, expected) => {
    expect(compare(contract({ parameters: before }), contract({ parameters: after }))).toEqual(expected);
  });

  it('that is gone, the place is that of the earlier path', () => {
    const at = (path: string, parameters: Json[]) => ({ paths: { [path]: { get: { parameters } } } });
    expect(compare(at('/wind/{id}/', [limit()]), at('/wind/{key}/', []))).toEqual([
      'parameter removed once paths /wind/{id}/ get parameters GET /wind/{key}/: parameter "limit" in query',
    ]);
  });
});

describe('of a body', () => {
  const body = (schema: unknown, words: Json = {}) => ({ requestBody: { ...json(schema), ...words } });
  const BODY = `${CALL}: body`;

  it.each<[string, Json, Json, string[]]>([
    ['that is the same', body(NUMBER), body(NUMBER), []],
    ['that never was', {}, {}, []],
    ['that is new', {}, body(NUMBER), [`body added ${AT} requestBody ${BODY}`]],
    [
      'that is new and required',
      {},
      body(NUMBER, { required: true }),
      [`required body added ${AT} requestBody ${BODY}`],
    ],
    ['that is gone', body(NUMBER), {}, [`body removed once ${AT} requestBody ${BODY}`]],
    [
      'that is required now',
      body(NUMBER),
      body(NUMBER, { required: true }),
      [`required body added ${AT} requestBody ${BODY}`],
    ],
    ['that is no longer required', body(NUMBER, { required: true }), body(NUMBER), []],
    ['that stays required', body(NUMBER, { required: true }), body(NUMBER, { required: true }), []],
    [
      'of another type',
      body(NUMBER),
      body(TEXT),
      [`other values taken ${AT} requestBody type ${BODY}: "type" is ["string"]; it was ["number"]`],
    ],
  ])('%s', (_what, before, after, expected) => {
    expect(compare(contract(before), contract(after))).toEqual(expected);
  });

  it('that is gone, the place is that of the earlier path', () => {
    const at = (path: string, call: Json) => ({ paths: { [path]: { put: call } } });
    expect(compare(at('/wind/{id}/', body(NUMBER)), at('/wind/{key}/', {}))).toEqual([
      'body removed once paths /wind/{id}/ put requestBody PUT /wind/{key}/: body',
    ]);
  });
});

describe('of an answer', () => {
  const answers = (responses: Json) => contract({ responses });
  const ANSWER = `${CALL}: answer`;

  it.each<[string, Json, Json, string[]]>([
    ['that is the same', { 200: json(NUMBER), 404: {} }, { 200: json(NUMBER), 404: {} }, []],
    ['that is new', { 200: {} }, { 200: {}, 409: {} }, [`answer added ${AT} responses 409 ${ANSWER} 409`]],
    ['that is gone', { 200: {}, 201: {} }, { 200: {} }, [`answer removed once ${AT} responses 201 ${ANSWER} 201`]],
    ['that was an error', { 200: {}, 422: {} }, { 200: {} }, [`error removed once ${AT} responses 422 ${ANSWER} 422`]],
    [
      'of another type',
      { 200: json(NUMBER) },
      { 200: json(TEXT) },
      [`other values answered ${AT} responses type ${ANSWER}: "type" is ["string"]; it was ["number"]`],
    ],
    [
      'of another code and type',
      { 200: json(NUMBER) },
      { 201: json(TEXT) },
      [
        `answer added ${AT} responses 201 ${ANSWER} 201`,
        `answer removed once ${AT} responses 200 ${ANSWER} 200`,
        `other values answered ${AT} responses type ${ANSWER}: "type" is ["string"]; it was ["number"]`,
      ],
    ],
    [
      'that is JSON no longer',
      { 200: json(NUMBER) },
      { 200: {} },
      [`other values answered ${AT} responses ${CALL}: whether the answer is JSON`],
    ],
    [
      'that is JSON now',
      { 200: {} },
      { 200: json(NUMBER) },
      [`other values answered ${AT} responses ${CALL}: whether the answer is JSON`],
    ],
    ['that never was JSON', { 200: {} }, { 200: {} }, []],
    [
      'that is JSON no longer, at another code',
      { 200: json(NUMBER) },
      { 204: {} },
      [`answer added ${AT} responses 204 ${ANSWER} 204`, `answer removed once ${AT} responses 200 ${ANSWER} 200`],
    ],
  ])('%s', (_what, before, after, expected) => {
    expect(compare(answers(before), answers(after))).toEqual(expected);
  });

  it('that is gone, the place is that of the earlier path; a call may state none', () => {
    const at = (path: string, responses?: Json) => ({ paths: { [path]: { get: responses ? { responses } : {} } } });
    expect(compare(at('/wind/{id}/', { 200: {} }), at('/wind/{key}/'))).toEqual([
      'answer removed once paths /wind/{id}/ get responses 200 GET /wind/{key}/: answer 200',
    ]);
    expect(compare(at('/wind/'), at('/wind/', { 200: {} }))).toEqual([
      'answer added paths /wind/ get responses 200 GET /wind/: answer 200',
    ]);
    expect(compare(at('/wind/'), at('/wind/'))).toEqual([]);
  });
});
