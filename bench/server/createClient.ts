import { Agent, request } from 'node:http';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export interface Sent {
  method?: 'GET' | 'PUT' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: object;
}

export type Client = (sent: Sent) => Promise<Answer>;

/** Creates a client that calls one server over one connection, with as little overhead as Node allows. */
export function createClient(url: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return ({ method = 'GET', path, headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const text = body && JSON.stringify(body);
      const type = text
        ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }
        : {};
      const call = request(`${url}${path}`, { method, agent, headers: { ...headers, ...type } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      });
      call.on('error', reject);
      call.end(text);
    });
}
