import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Failure, type Fault, Invalid, type Reason } from '#server/Failure.ts';
import { findStoreFault, type StoreFault } from '#server/findStoreFault.ts';
import { validationError } from './validationError.ts';

const STATUS: Record<Reason, number> = {
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  stale: 412,
  tooManyAttempts: 429,
  notImplemented: 501,
  unavailable: 503,
  storeFull: 507,
};

const OUR_FAULT = 'Something went wrong on our end. Please try again later';

/** Turns everything that a route can throw into one of the contract's two error bodies. */
export function errorHandler(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Invalid) return reply.code(400).send(validationError(error.faults));
  if (error instanceof Failure) {
    const status = STATUS[error.reason];
    return reply.code(status).headers(getHeaders(error)).send({ message: error.message, status });
  }
  const fault = findStoreFault(error);
  if (fault) {
    request.log.error({ err: error }, 'the store failed');
    return errorHandler(toFailure(fault), request, reply);
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status === 400) return reply.code(400).send(validationError([unreadable(error)]));
  if (status < 500) return reply.code(status).send({ message: error.message, status });
  request.log.error({ err: error }, 'a call failed');
  return reply.code(500).send({ message: OUR_FAULT, status: 500 });
}

/** Nothing has been stored, or only what the same call finds when it is made again. */
function toFailure(fault: StoreFault): Failure {
  return fault === 'full'
    ? new Failure('storeFull', 'There is no room left to store anything')
    : new Failure('unavailable', 'The store is not responding. Please try again', RETRY_AFTER_S);
}

/** Seconds after which a store that was away may be back, and another try is worth it. */
const RETRY_AFTER_S = 2;

function getHeaders({ reason, retryAfterS = RETRY_AFTER_S }: Failure): Record<string, string> {
  return {
    ...(reason === 'unauthorized' ? { 'www-authenticate': 'Bearer' } : {}),
    ...(reason === 'tooManyAttempts' || reason === 'unavailable' ? { 'retry-after': String(retryAfterS) } : {}),
  };
}

// Fastify's own 400s: a body that isn't JSON, an address that can't be decoded.
function unreadable(error: Error): Fault {
  const isAddress = 'code' in error && error.code === 'FST_ERR_BAD_URL';
  return isAddress
    ? { field: 'address', message: 'The address could not be decoded' }
    : { field: 'body', message: 'The body is not valid JSON' };
}
