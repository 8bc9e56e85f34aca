import type { FastifyInstance, FastifyRequest } from 'fastify';
import contract from '#generated/contract.json' with { type: 'json' };
import { type OperationId, operations } from '#generated/operations.ts';
import { bodies, params, queries } from '#generated/validators/operations.ts';
import type { Access } from '#server/accounts/tokens.ts';
import type { Kinds } from '#server/kinds.ts';
import type { Call, Handlers } from './Call.ts';
import { contractFaults } from './contractFaults.ts';
import { Invalid, notFound } from './Failure.ts';
import { wordingFor } from './wordingFor.ts';

export const API_PREFIX = '/api/v2';

interface Binding {
  handlers: Handlers;
  kinds: Kinds;
  /** Who calls; throws the 401 failure. */
  authenticate: (request: FastifyRequest) => Promise<Access>;
}

/** Makes a route of every operation of the contract; what reaches a handler has kept the contract. */
export function bindOperations(app: FastifyInstance, binding: Binding): void {
  for (const id of operationIds()) bind(app, id, binding);
}

function bind<Id extends OperationId>(app: FastifyInstance, id: Id, { handlers, kinds, authenticate }: Binding): void {
  const { method, path, secured } = operations[id];
  const handle = handlers[id];
  const status = successStatus(id);
  const wording = wordingFor(id, kinds);
  const accesses = new WeakMap<FastifyRequest, Access>();

  app.route({
    method,
    ...(LARGE_BODIES[id] === undefined ? {} : { bodyLimit: LARGE_BODIES[id] }),
    url: `${API_PREFIX}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    preHandler: async (request) => {
      if (secured) accesses.set(request, await authenticate(request));
      checkAgainstContract(id, request, wording);
    },
    handler: async (request, reply) => {
      const { userId = '', sessionId = '' } = accesses.get(request) ?? {};
      // The pre-handler has checked these against the contract that the types are made from.
      const checked = { params: request.params, query: request.query, body: request.body } as Call<Id>;
      // What one user is told must not be kept for another; tokens must not be kept at all.
      reply.code(status).header('cache-control', method === 'GET' ? 'private, no-cache' : 'no-store');
      return handle({ ...checked, userId, sessionId, request, reply });
    },
  });
}

/** Bytes that a body may have where it holds more than one record. */
const LARGE_BODIES: Partial<Record<OperationId, number>> = { importProject: 8 * 1024 * 1024 };

function checkAgainstContract(id: OperationId, request: FastifyRequest, wording: ReturnType<typeof wordingFor>): void {
  // No id and no kind holds a NUL, and PostgreSQL takes none in a text.
  if (holdsNul(request.params)) throw notFound();
  const faults = [
    ...(params[id] ? contractFaults(params[id], request.params, wording) : []),
    ...(queries[id] ? contractFaults(queries[id], request.query, wording) : []),
    ...(bodies[id] ? contractFaults(bodies[id], request.body, wording) : []),
    ...nulFaults(request.query),
    ...nulFaults(request.body),
  ];
  if (faults.length > 0) throw new Invalid(faults);
}

function nulFaults(values: unknown) {
  if (typeof values !== 'object' || values === null) return [];
  return Object.entries(values)
    .filter(([, value]) => holdsNul(value))
    .map(([field, value]) => ({ field, value, message: 'Text must not hold a NUL character' }));
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
}

function operationIds(): OperationId[] {
  // `Object.keys` forgets the names that `operations` declares.
  return Object.keys(operations) as OperationId[];
}

/** The contract's answer where all went well: the first of 200, 201, 202 and 204. */
function successStatus(id: OperationId): number {
  const { method, path } = operations[id];
  const paths: Record<string, Record<string, object>> = contract.paths;
  const operation = paths[path]?.[method.toLowerCase()] ?? {};
  const responses = 'responses' in operation ? Object.keys(Object(operation.responses)) : [];
  return Number(responses.filter((status) => status.startsWith('2')).sort()[0]);
}
