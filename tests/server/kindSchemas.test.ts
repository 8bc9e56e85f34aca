import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { subclasses } from '#generated/kinds.ts';
import { SQLITE } from './engines.ts';
import { shareTestServer } from './TestServer.ts';

describe('the schemas of a form', () => {
  const { server, user } = shareTestServer(SQLITE);

  it.each(subclasses)('of %s are the files that codegen writes', async (subclass) => {
    for (const name of ['schema', 'uischema']) {
      const { status, body } = await user.get(`/kinds/${subclass}/${name}.json`);
      expect(status).toBe(200);
      expect(body).toEqual(JSON.parse(readFileSync(`generated/schemas/kinds/${subclass}.${name}.json`, 'utf8')));
    }
  });

  it('are not sent again while they are the same', async () => {
    const { headers } = await user.get('/kinds/wind/schema.json');
    expect(headers.etag).toBeDefined();
    const again = await user.get('/kinds/wind/schema.json', { 'if-none-match': headers.etag ?? '' });
    expect(again.status).toBe(304);
  });

  it('are for those who are signed in, and for kinds that exist', async () => {
    expect((await server.anonymous.get('/kinds/wind/schema.json')).status).toBe(401);
    expect((await user.get('/kinds/flywheel/schema.json')).status).toBe(404);
    expect((await user.get('/kinds/flywheel/uischema.json')).status).toBe(404);
  });
});
