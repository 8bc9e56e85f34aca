import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Agent, createServer, request } from 'node:http';
import { basename, extname, join } from 'node:path';

const agent = new Agent({ keepAlive: true });

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/** A server that answers API calls, and the token to call it with. */
export interface Api {
  url: string;
  token: () => string;
}

/**
 * Serves the built scripts, for each contestant `/name` a page that loads its script and styles, and JSON answers by
 * path; other calls of the API are passed on.
 */
export async function servePages(
  folder: string,
  { answers = new Map(), api }: { answers?: ReadonlyMap<string, string>; api?: Api } = {},
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(async ({ url = '/', headers }, response) => {
    const { pathname } = new URL(url, 'http://127.0.0.1');
    if (api && pathname.startsWith('/api/')) {
      const passed = { ...headers, authorization: `Bearer ${api.token()}` };
      request(`${api.url}${url}`, { headers: passed, agent }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      }).end();
      return;
    }
    const answer = answers.get(pathname);
    const type = answer === undefined ? TYPES[extname(pathname)] : 'application/json';
    // Isolated pages get a clock resolution of 5 microseconds instead of 100.
    response.setHeader('cross-origin-opener-policy', 'same-origin');
    response.setHeader('cross-origin-embedder-policy', 'require-corp');
    response.setHeader('content-type', type ?? 'text/html; charset=utf-8');
    const body =
      answer ?? (type ? await readFile(join(folder, pathname)).catch(() => undefined) : findPage(folder, pathname));
    response.statusCode = body === undefined ? 404 : 200;
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The page server has no port');
  return { url: `http://127.0.0.1:${address.port}`, close: () => closed(server) };
}

function findPage(folder: string, pathname: string): string {
  const name = basename(pathname);
  const styles = existsSync(join(folder, `${name}.css`)) ? `<link rel="stylesheet" href="/${name}.css">` : '';
  return `<!doctype html><html lang="en"><head><title>${name}</title><link rel="icon" href="data:,">${styles}<script type="module" src="/${name}.js"></script></head><body></body></html>`;
}

function closed(server: ReturnType<typeof createServer>): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
