import { randomBytes } from 'node:crypto';
import compress from '@fastify/compress';
import etag from '@fastify/etag';
import jwt from '@fastify/jwt';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { createHandlers } from '#server/handlers/createHandlers.ts';
import { createBackground } from './accounts/createBackground.ts';
import { createMailer } from './accounts/mailer.ts';
import { createTokens } from './accounts/tokens.ts';
import { createChangeFeed } from './changes/createChangeFeed.ts';
import type { Config } from './config.ts';
import { Invalid, unauthorized } from './Failure.ts';
import { answerUnreadable, answerUnusual } from './http/answerUnreadable.ts';
import { bindOperations } from './http/bindOperations.ts';
import { LARGEST_BODY } from './http/bodyLimits.ts';
import { contractPages } from './http/contractPages.ts';
import { createErrorHandler } from './http/errorHandler.ts';
import { createBackgroundLog, createFaultLog } from './http/faultLog.ts';
import { isJsonNestedDeeply, TOO_DEEP } from './http/isJsonNestedDeeply.ts';
import { serveMetrics } from './http/metrics.ts';
import { parseLongJson } from './http/parseLongJson.ts';
import { spreadPipelinedCalls } from './http/pipelinedCalls.ts';
import { readBearer } from './http/readBearer.ts';
import { createRefusalLog } from './http/refusalLog.ts';
import { createRequestId, sendRequestIds } from './http/requestIds.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { staticClient } from './http/staticClient.ts';
import { toLoggedError } from './http/toLoggedError.ts';
import { toLoggedPath } from './http/toLoggedPath.ts';
import { weakTags } from './http/weakTags.ts';
import type { Kinds } from './kinds.ts';
import type { Store } from './store/Store.ts';

const LONG_TEXT = 1024 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
const TIMEOUT_CHECK_MS = 1000;
const LONGEST_SETTLE_MS = 3000;

export interface AppParts {
  config: Config;
  store: Store;
  kinds: Kinds;
  /** Receives the log; standard output if absent. */
  log?: { write(line: string): void };
}

/** Builds the server over an open store, ready to listen or to take calls without a network. */
export async function buildApp({ config, store, kinds, log }: AppParts): Promise<FastifyInstance> {
  const handleError = createErrorHandler(createFaultLog());
  const app: FastifyInstance = Fastify({
    genReqId: createRequestId,
    bodyLimit: LARGEST_BODY,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // By default Node looks for slow requests twice a minute, and waits for their bodies as long as the longer of both
    // limits allows.
    http: {
      headersTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
      requireHostHeader: false,
    },
    // A call that comes on an open connection while the server stops is served, and is the last one of its connection.
    return503OnClosing: false,
    trustProxy: toTrust(config.trustProxy),
    routerOptions: { ignoreTrailingSlash: true },
    logger: {
      level: config.logLevel,
      serializers: { req: toLoggedRequest, err: toLoggedError },
      ...(log && { stream: log }),
    },
    frameworkErrors: handleError,
    clientErrorHandler: answerUnreadable,
  });
  app.setErrorHandler(handleError);
  answerUnusual(app);
  spreadPipelinedCalls(app);
  sendRequestIds(app);
  acceptJsonOnly(app);

  securityHeaders(app, config);
  // Before compression, so that a tag identifies the content and not its encoding.
  await app.register(etag);
  await app.register(compress);
  weakTags(app);
  await app.register(jwt, {
    secret: config.jwtSecret ?? (await store.settings.keep('jwt_secret', randomBytes(32).toString('hex'))),
    sign: { algorithm: 'HS256' },
    verify: { algorithms: ['HS256'] },
  });

  serveMetrics(app, { config, countConnections: store.countConnections });
  const background = createBackground(createBackgroundLog(app.log));
  // Runs before the store is closed. A mail server that does not respond must not delay the shutdown.
  app.addHook('onClose', () => background.settle(LONGEST_SETTLE_MS));
  const tokens = createTokens({ jwt: app.jwt, store });
  const changes = await createChangeFeed({
    store,
    onError: (error) => app.log.error({ err: error }, 'polling for changes failed'),
  });
  app.addHook('preClose', async () => changes.close());
  bindOperations(app, {
    kinds,
    handlers: createHandlers({ config, store, kinds, tokens, background, mailer: createMailer(config), changes }),
    authenticate: (request) => tokens.access(findBearer(request)),
    refusals: createRefusalLog((asked) => store.ownership.isOfOthers(asked)),
  });
  await contractPages(app);
  await staticClient(app);
  return app;
}

/** Fastify does not accept a number of proxies here; it calls its check with the number of proxies already passed. */
function toTrust(proxies: Config['trustProxy']): string[] | ((address: string, passed: number) => boolean) | false {
  if (typeof proxies === 'number') return (_address, passed) => passed < proxies;
  return proxies ? [...proxies] : false;
}

function toLoggedRequest({ method, url }: FastifyRequest) {
  return { method, url: toLoggedPath(url) };
}

function acceptJsonOnly(app: FastifyInstance): void {
  // '__proto__' is refused as an unknown field like any other, since nothing here copies a body field by field.
  const parse = app.getDefaultJsonParser('ignore', 'ignore');
  app.removeAllContentTypeParsers();
  // Some clients send the content type of JSON with a DELETE that has no body.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') return done(null, undefined);
    if (text.length < LONG_TEXT) {
      if (isJsonNestedDeeply(text)) return done(new Invalid([TOO_DEEP]));
      return parse(request, text, done);
    }
    // A separate thread would save nothing: transferring the parsed value takes as long as parsing it.
    parseLongJson(text).then(
      (parsed) => (parsed === 'deep' ? done(new Invalid([TOO_DEEP])) : done(null, parsed.value)),
      // It says what is wrong.
      () => parse(request, text, done),
    );
  });
}

function findBearer(request: FastifyRequest): string {
  const token = readBearer(request);
  if (!token) throw unauthorized('Please log in');
  return token;
}
