import { randomBytes } from 'node:crypto';
import compress from '@fastify/compress';
import etag from '@fastify/etag';
import jwt from '@fastify/jwt';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { createHandlers } from '#server/handlers/createHandlers.ts';
import { createBackground } from './accounts/createBackground.ts';
import { createMailer } from './accounts/mailer.ts';
import { createTokens } from './accounts/tokens.ts';
import type { Config } from './config.ts';
import { Invalid, unauthorized } from './Failure.ts';
import { answerUnreadable } from './http/answerUnreadable.ts';
import { bindOperations } from './http/bindOperations.ts';
import { contractPages } from './http/contractPages.ts';
import { errorHandler } from './http/errorHandler.ts';
import { isJsonNestedDeeply, TOO_DEEP } from './http/isJsonNestedDeeply.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { staticClient } from './http/staticClient.ts';
import type { Kinds } from './kinds.ts';
import type { Store } from './store/Store.ts';

const LARGEST_BODY = 256 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
const LONGEST_SETTLE_MS = 3000;

export interface AppParts {
  config: Config;
  store: Store;
  kinds: Kinds;
}

/** Builds the server over an open store, ready to listen or to take calls without a network. */
export async function buildApp({ config, store, kinds }: AppParts): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    bodyLimit: LARGEST_BODY,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { ignoreTrailingSlash: true },
    logger: { level: config.logLevel, serializers: { req: toLoggedRequest } },
    frameworkErrors: (error, request, reply) => errorHandler(error, request, reply),
    clientErrorHandler: answerUnreadable,
  });
  app.setErrorHandler(errorHandler);
  acceptJsonOnly(app);

  await securityHeaders(app, config);
  // Before compression, so that a tag identifies the content and not its encoding.
  await app.register(etag);
  await app.register(compress);
  await app.register(jwt, {
    secret: config.jwtSecret ?? (await store.settings.keep('jwt_secret', randomBytes(32).toString('hex'))),
    sign: { algorithm: 'HS256' },
    verify: { algorithms: ['HS256'] },
  });

  const background = createBackground((error) => app.log.error({ err: error }, 'work in the background failed'));
  // The store is closed afterwards. A mail server that does not respond must not hold up the end.
  app.addHook('onClose', () => background.settle(LONGEST_SETTLE_MS));
  const tokens = createTokens({ jwt: app.jwt, store });
  bindOperations(app, {
    kinds,
    handlers: createHandlers({ config, store, kinds, tokens, background, mailer: createMailer(config) }),
    authenticate: (request) => tokens.access(findBearer(request)),
  });
  await contractPages(app);
  await staticClient(app);
  return app;
}

// A query is private: it holds the names that people search for, and whatever a link carries.
function toLoggedRequest({ method, url }: FastifyRequest) {
  return { method, url: url.replace(/\?.*/, '') };
}

function acceptJsonOnly(app: FastifyInstance): void {
  // '__proto__' is refused as an unknown field like any other, since nothing here copies a body field by field.
  const parse = app.getDefaultJsonParser('ignore', 'ignore');
  app.removeAllContentTypeParsers();
  // Some clients send the content type of JSON with a DELETE that has no body.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') return done(null, undefined);
    if (isJsonNestedDeeply(text)) return done(new Invalid([TOO_DEEP]));
    return parse(request, text, done);
  });
}

function findBearer({ headers }: FastifyRequest): string {
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (!token) throw unauthorized('Please log in');
  return token;
}
