import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connectClient } from './connectClient.ts';
import { stubBrowser } from './stubBrowser.ts';
import { startTokenServer } from './tokenServer.ts';

beforeEach(() => void stubBrowser());

describe('an authorised call', () => {
  it('carries the access token and no cookie', async () => {
    const { listComponents, server } = await connectClient(() => ({ status: 200, body: [] }));
    await expect(listComponents()).resolves.toEqual([]);
    expect(server.seen).toMatchObject([
      { method: 'GET', path: '/api/v2/components/', authorization: 'Bearer old', cookie: undefined },
    ]);
  });

  it('throws one ApiError with the message of the server', async () => {
    const body = { error: 'Invalid', details: [{ field: 'name', message: 'Taken' }] };
    const { listComponents } = await connectClient(() => ({ status: 400, body }));
    await expect(listComponents()).rejects.toMatchObject({
      name: 'ApiError',
      status: 400,
      message: 'Invalid',
      data: body,
    });
  });

  it('throws an ApiError where no server listens', async () => {
    const { listComponents, server } = await connectClient(() => ({ status: 200 }));
    await server.stop();
    await expect(listComponents()).rejects.toMatchObject({ status: 0, message: 'The server could not be reached' });
  });

  it('returns the ETag with the response, and sends it back', async () => {
    const { server } = await connectClient(() => ({
      status: 200,
      body: { id: 'x', subclass: 'wind' },
      headers: { ETag: '"7"' },
    }));
    const { updateComponent } = await import('#api/componentCalls.ts');
    const answer = await updateComponent({ subclass: 'wind', id: 'x', values: { name: 'E-82' }, etag: '"6"' });
    expect(answer).toMatchObject({ component: { id: 'x', subclass: 'wind' }, etag: '"7"' });
    expect(server.seen).toMatchObject([
      { method: 'PUT', path: '/api/v2/components/wind/x/', ifMatch: '"6"', body: { name: 'E-82', subclass: 'wind' } },
    ]);
  });
});

describe('a call that takes too long', () => {
  it('is one of over 30 seconds', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    const { listComponents } = await connectClient(() => ({ status: 200, body: [] }));
    await listComponents();
    expect(limit.mock.calls).toEqual([[30_000]]);
    limit.mockRestore();
  });

  it.each([
    ['before its answer begins', () => new Promise<never>(() => {})],
    ['in the middle of its answer', () => ({ status: 200, hangs: true })],
  ])("fails as 'Request timeout' %s", async (_when, reply) => {
    const server = await startTokenServer(reply);
    onTestFinished(server.stop);
    const { timedFetch } = await import('#api/timedFetch.ts');
    const { unwrap } = await import('#api/unwrap.ts');
    const send = timedFetch(60);
    const call = send(new Request(server.url)).then(async (response) => ({ data: await response.json(), response }));
    await expect(unwrap(call)).rejects.toMatchObject({ name: 'ApiError', status: 0, message: 'Request timeout' });
  });
});
