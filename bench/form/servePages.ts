import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, extname, join } from 'node:path';

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/** Serves the built scripts, and for each contestant `/name` a page that loads its script and styles. */
export async function servePages(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const type = TYPES[extname(url)];
    // Isolated pages get a clock of 5 microseconds instead of 100.
    response.setHeader('cross-origin-opener-policy', 'same-origin');
    response.setHeader('cross-origin-embedder-policy', 'require-corp');
    response.setHeader('content-type', type ?? 'text/html; charset=utf-8');
    const body = type ? await readFile(join(folder, url)).catch(() => undefined) : pageOf(basename(url));
    response.statusCode = body === undefined ? 404 : 200;
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The page server has no port');
  return { url: `http://127.0.0.1:${address.port}`, close: () => closed(server) };
}

function pageOf(name: string): string {
  const styles = name === 'engine' ? `<link rel="stylesheet" href="/${name}.css">` : '';
  return `<!doctype html><html lang="en"><head><title>${name}</title><link rel="icon" href="data:,">${styles}<script type="module" src="/${name}.js"></script></head><body></body></html>`;
}

function closed(server: ReturnType<typeof createServer>): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
