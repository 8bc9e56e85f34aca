import { describe, expect, it } from 'vitest';
import contract from '#generated/contract.json' with { type: 'json' };
import { operations } from '#generated/operations.ts';
import { bodies } from '#generated/validators/operations.ts';
import { readOrigin, readSources } from '#model/readSources.ts';
import { exampleBodies, operationIdsOfContract } from './contractCheck.ts';
import { engines } from './engines.ts';
import { shareTestServer, startTestServer } from './TestServer.ts';

describe.each(engines)('the server on $engine', (engine) => {
  const { server, user } = shareTestServer(engine);

  it.each(['/health/', '/ready/'])('is alive and able to write: %s', async (path) => {
    const { status, body } = await server.anonymous.get(path);
    expect([status, body]).toEqual([200, { status: 'ok' }]);
  });

  it.each(['/health/', '/ready/', '/account/register/'])(
    'answers a query that no store can hold as the contract says: %s',
    async (path) => {
      const { status, body } = await server.anonymous.get(`${path}?a=%00`);
      expect([status, body.error]).toEqual([400, 'Validation Error']);
    },
  );

  it('has every call of the contract, and requires a token wherever the contract does', async () => {
    expect(operationIdsOfContract().sort()).toEqual(Object.keys(operations).sort());
    for (const { method, path, secured } of Object.values(operations)) {
      const url = `/api/v2${path.replaceAll(/[{}]/g, '')}`;
      const { statusCode } = await server.app.inject({ method, url });
      expect(statusCode === 401, `${method} ${path} ${statusCode}`).toBe(secured);
      expect(statusCode, `${method} ${path}`).not.toBe(404);
    }
  });

  it('has no ranges of statuses in its contract, which some generators of clients cannot read', () => {
    const statuses = Object.values(contract.paths).flatMap((path) =>
      Object.values(path).flatMap((operation) =>
        typeof operation === 'object' && 'responses' in operation ? Object.keys(operation.responses) : [],
      ),
    );
    expect(statuses.filter((status) => !/^(\d{3}|default)$/.test(status))).toEqual([]);
  });

  it.each(exampleBodies())('accepts the example $name of $operationId', ({ operationId, path, value }) => {
    const check = Object.entries(bodies).find(([id]) => id === operationId)?.[1];
    if (check) return expect(check(value), JSON.stringify(check.errors)).toBe(true);
    const { subclass, sources = {}, origin = null, ...fields } = Object(value);
    expect(path).toContain('{subclass}');
    expect(server.kinds.get(subclass)?.validate({ subclass, ...fields })).toEqual([]);
    expect([...readSources(sources).faults, ...readOrigin(origin).faults]).toEqual([]);
  });

  it('answers that it has no assistant', async () => {
    const { status, body } = await user.post('/chat/', { message: 'Hello' });
    expect([status, body.status]).toEqual([501, 501]);
  });

  it.each(['/api', '/api/v2/nothing/', '/api/v1/components/', '/api/v2/components/a/b/c/d/'])(
    'answers an unknown call with the error body: %s',
    async (url) => {
      const response = await server.app.inject({ url });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ message: 'The requested resource was not found', status: 404 });
    },
  );

  it('accepts calls with and without a trailing slash', async () => {
    expect((await server.app.inject({ url: '/api/v2/health' })).statusCode).toBe(200);
    expect((await server.app.inject({ method: 'POST', url: '/api/v2/token/verify/', payload: {} })).statusCode).toBe(
      400,
    );
  });

  it.each([
    ["an address that can't be decoded", { url: '/api/v2/projects/%zz/' }, 400],
    [
      'a body whose type is not JSON',
      { method: 'POST', url: '/api/v2/token/verify', payload: 'a=b', headers: { 'content-type': 'text/plain' } },
      415,
    ],
    [
      'a body that is too large',
      { method: 'POST', url: '/api/v2/token/verify', payload: { token: 'x'.repeat(300_000) } },
      413,
    ],
  ] as const)('refuses %s with an error body', async (_what, request, status) => {
    const response = await server.app.inject(request);
    expect(response.statusCode).toBe(status);
    expect(Object.keys(response.json())).toEqual(
      status === 400 ? ['error', 'details', 'errors'] : ['message', 'status'],
    );
  });

  it('allows no foreign script, style or frame in its pages', async () => {
    for (const url of ['/api/v2/health/', '/api/v2/docs/', '/nowhere']) {
      const policy = String((await server.app.inject({ url })).headers['content-security-policy']).split(';');
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'self'",
          "script-src 'self'",
          "object-src 'none'",
          "frame-ancestors 'none'",
        ]),
      );
      expect(policy.join()).not.toMatch(/unsafe|upgrade-insecure-requests/);
    }
    const { headers } = await server.app.inject({ url: '/api/v2/health/' });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('shows its contract as a document and as a page', async () => {
    expect((await server.app.inject({ url: '/api/v2/openapi.json' })).json()).toEqual(contract);
    const page = await server.app.inject({ url: '/api/v2/docs/' });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).not.toMatch(/<script>|<style|onclick=/);
  });

  it('compresses lists for clients that accept it', async () => {
    for (let number = 0; number < 12; number++) await user.post('/projects/', { name: `Project ${number}` });
    const response = await server.app.inject({
      url: '/api/v2/projects/',
      headers: { authorization: `Bearer ${user.access}`, 'accept-encoding': 'gzip' },
    });
    expect(response.headers['content-encoding']).toBe('gzip');
    expect(response.headers['cache-control']).toBe('private, no-cache');
  });

  it('reveals nothing internal when it fails', async () => {
    const broken = await startTestServer(engine);
    const caller = await broken.newUser();
    await broken.store.close();
    const { status, body, headers } = await caller.get('/projects/');
    const message = 'Something went wrong on our end. Please try again later';
    expect([status, body]).toEqual([500, { message, status: 500, request_id: headers['x-request-id'] }]);
    expect((await broken.anonymous.get('/ready/')).status).toBe(503);
    expect((await broken.anonymous.get('/health/')).status).toBe(200);
    await broken.stop();
  });
});
