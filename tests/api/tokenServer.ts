import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface Seen {
  method: string;
  path: string;
  authorization: string | undefined;
  cookie: string | undefined;
  ifMatch: string | undefined;
  body: unknown;
}

interface Reply {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** Sends the first part of the body and never ends it. */
  hangs?: boolean;
  /** Closes the connection without an answer. */
  breaks?: boolean;
}

/** A small server on loopback that responds with `reply` and records its requests. */
export async function startTokenServer(reply: (seen: Seen) => Reply | Promise<Reply>) {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const call = await read(request);
    seen.push(call);
    const { status, body, headers, hangs, breaks } = await reply(call);
    if (breaks) return void request.socket.destroy();
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    if (hangs) response.write('[');
    else response.end(body === undefined ? undefined : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // An address of a listening TCP server is never a text.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function read(request: IncomingMessage): Promise<Seen> {
  const { authorization, cookie, 'if-match': ifMatch, 'content-length': length } = request.headers;
  const body = length && length !== '0' ? await json(request) : undefined;
  return { method: request.method ?? '', path: request.url ?? '', authorization, cookie, ifMatch, body };
}
