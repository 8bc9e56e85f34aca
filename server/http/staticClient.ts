import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '#server/Failure.ts';

const CLIENT = resolve('dist/client');

/** Serves the built client if there is one: every URL except files and API calls shows the app. */
export async function staticClient(app: FastifyInstance): Promise<void> {
  const isBuilt = existsSync(resolve(CLIENT, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: CLIENT,
      cacheControl: false,
      // The build writes compressed files beside those that are worth it.
      preCompressed: true,
      // File names under assets/ contain a hash of the content.
      setHeaders: (response, path) => {
        const isHashed = relative(CLIENT, path).startsWith('assets');
        response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        response.setHeader('vary', 'accept-encoding');
      },
    });
  }
  const preloads = isBuilt ? readPreloads() : [];
  // Nobody reads the body of a call that has no address.
  app.addHook('onRequest', async (request) => {
    if (request.is404 && !isPage(request)) throw notFound();
  });
  app.setNotFoundHandler((request, reply) => {
    if (!isBuilt || !isPage(request)) throw notFound();
    return sendApp(reply, findPreloads(request.url, preloads));
  });
}

/** The Link header of pages whose path matches. */
interface Preloads {
  pattern: RegExp;
  link: string;
}

/** Reads what the build has found that pages load. */
function readPreloads(): Preloads[] {
  const file = resolve(CLIENT, 'preloads.json');
  const pages: { pattern: string; link: string }[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return pages.map(({ pattern, link }) => ({ pattern: new RegExp(pattern), link }));
}

function findPreloads(url: string, preloads: readonly Preloads[]): string | undefined {
  const [path = ''] = url.split('?');
  return preloads.find(({ pattern }) => pattern.test(path))?.link;
}

function isPage({ method, url }: FastifyRequest): boolean {
  const isFile = /\.\w+$/.test(url.split('?')[0] ?? '');
  return (method === 'GET' || method === 'HEAD') && !/^\/api(\/|$|\?)/.test(url) && !isFile;
}

function sendApp(reply: FastifyReply, link: string | undefined) {
  if (link !== undefined) reply.header('link', link);
  return reply.sendFile('index.html');
}
