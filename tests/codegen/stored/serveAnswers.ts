import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

export interface Answer {
  status?: number;
  body: unknown;
  /** The `Link` header. */
  link?: string;
}

/**
 * Serves these answers by address to requests with the token 'key' while the tests of a file run; returns the server's
 * address. Answers may be added.
 */
export function serveAnswers(answers: Record<string, Answer>): () => string {
  let server: Server;
  beforeAll(async () => {
    server = createServer(({ url: address = '', headers }, response) => {
      const { status = 200, body, link } = answers[address] ?? { status: 404, body: {} };
      response.statusCode = headers.authorization === 'Bearer key' ? status : 401;
      if (link) response.setHeader('link', link);
      response.end(JSON.stringify(body));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterAll(() => new Promise((done) => server.close(done)));
  // A server that listens on a port has such an address.
  return () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
