import type { FastifyInstance, FastifyRequest } from 'fastify';
import contract from '#generated/contract.json' with { type: 'json' };
import { type OperationId, operations } from '#generated/operations.ts';
import { Invalid, notFound } from '#server/Failure.ts';
import type { Kinds } from '#server/kinds.ts';
import { getBodyLimit } from './bodyLimits.ts';
import type { Call, Caller, Handlers } from './Call.ts';
import { containsNul, createCallChecker } from './callChecker.ts';
import { oneCallPerUser } from './oneCallPerUser.ts';
import type { RefusalLog } from './refusalLog.ts';
import { WrittenJson } from './WrittenJson.ts';

export const API_PREFIX = '/api/v2';

interface Binding {
  handlers: Handlers;
  kinds: Kinds;
  /** Throws if the request has no valid token. */
  authenticate: (request: FastifyRequest) => Promise<Caller>;
  refusals: RefusalLog;
}

/** Creates a route for every operation of the contract; only calls that satisfy the contract reach a handler. */
export function bindOperations(app: FastifyInstance, binding: Binding): void {
  for (const id of operationIds()) bind(app, id, binding);
}

function bind<Id extends OperationId>(
  app: FastifyInstance,
  id: Id,
  { handlers, kinds, authenticate, refusals }: Binding,
): void {
  const { method, path, secured } = operations[id];
  const handle = handlers[id];
  const status = successStatus(id);
  const findFaults = createCallChecker(id, kinds);
  const callers = new WeakMap<FastifyRequest, Caller>();
  const refusal = ONE_AT_A_TIME[id];
  const turns = refusal === undefined ? undefined : oneCallPerUser({ refusal });

  app.route({
    method,
    config: { operation: id },
    ...getBodyLimit(id),
    url: `${API_PREFIX}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    // Runs before the body is read, so that unauthenticated bodies are not parsed.
    onRequest: async (request, reply) => {
      if (!secured) return;
      const caller = await authenticate(request);
      callers.set(request, caller);
      turns?.take(caller.userId, reply);
    },
    preHandler: async (request) => {
      // No id and no kind contains a NUL, and PostgreSQL accepts none in a text.
      if (containsNul(request.params)) throw notFound();
      const faults = findFaults(request);
      if (faults.length > 0) throw new Invalid(faults);
    },
    onError: (request, _reply, error) =>
      refusals.write({ error, request, userId: (callers.get(request) ?? NOBODY).userId }),
    handler: async (request, reply) => {
      const caller = callers.get(request) ?? NOBODY;
      // The pre-handler has checked these against the contract from which the types are generated.
      const checked = { params: request.params, query: request.query, body: request.body } as Call<Id>;
      // No cache may serve one user's answer to another user, or store tokens at all.
      reply.code(status).header('cache-control', method === 'GET' ? 'private, no-cache' : 'no-store');
      // Other callers may get another encoding of the same answer, even if this one is not compressed.
      reply.header('vary', 'accept-encoding');
      const work = () => handle({ ...checked, ...caller, request, reply });
      const answer = await (turns ? turns.keep(reply, work) : work());
      if (!(answer instanceof WrittenJson)) return answer;
      return reply.type('application/json; charset=utf-8').send(answer.content);
    },
  });
}

const NOBODY: Caller = { userId: '', sessionId: '' };

const IMPORTING = 'Another import of yours is under way. Try again in a few seconds.';

/** Expensive operations that each user may run one at a time, and the message for a second call. */
const ONE_AT_A_TIME: Partial<Record<OperationId, string>> = {
  importProject: IMPORTING,
  importComponents: IMPORTING,
};

function operationIds(): OperationId[] {
  // `Object.keys` loses the names that `operations` declares.
  return Object.keys(operations) as OperationId[];
}

/** Returns the contract's success status: the first of 200, 201, 202 and 204. */
function successStatus(id: OperationId): number {
  const { method, path } = operations[id];
  const paths: Record<string, Record<string, object>> = contract.paths;
  const operation = paths[path]?.[method.toLowerCase()] ?? {};
  const responses = 'responses' in operation ? Object.keys(Object(operation.responses)) : [];
  return Number(responses.filter((status) => status.startsWith('2')).sort()[0]);
}
