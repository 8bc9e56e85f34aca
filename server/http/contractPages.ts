import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import contract from '#generated/contract.json' with { type: 'json' };
import { API_PREFIX } from './bindOperations.ts';

/** Serves the contract as a document, and as a page on which to read it and try it out. */
export async function contractPages(app: FastifyInstance): Promise<void> {
  app.get(`${API_PREFIX}/openapi.json`, async () => contract);
  // Codegen has checked the document; TypeScript infers only `string` for its values.
  const document = contract as unknown as StaticDocumentSpec['document'];
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, {
    routePrefix: `${API_PREFIX}/docs`,
    uiConfig: { docExpansion: 'list' },
    theme: { title: contract.info.title },
    transformStaticCSP: (policy) => policy.replace("style-src 'self'", `style-src 'self' ${PAGE_STYLE}`),
  });
}

// The page's script adds one style element, which the policy of all other pages would block.
const PAGE_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";
