import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PAGE = 'dev/workbench/index.html';

/** In development, serves /workbench/{kind}: a kind's form and everything derived from it, without signing in. */
export function workbenchPages(): Plugin {
  return {
    name: 'workbench-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { url = '' } = request;
        if (!/^\/workbench(?:[/?]|$)/.test(url)) return next();
        readFile(join(server.config.root, PAGE), 'utf8')
          .then((html) => server.transformIndexHtml(url, html))
          .then((html) => {
            response.setHeader('content-type', 'text/html');
            response.end(html);
          }, next);
      });
    },
  };
}
