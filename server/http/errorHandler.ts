import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Failure, type Fault, Invalid, type Reason } from '#server/Failure.ts';
import { findStoreFault, type StoreFault } from '#server/findStoreFault.ts';
import type { FaultLog } from './faultLog.ts';
import { REQUEST_ID } from './requestIds.ts';
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

/** Creates the handler that turns everything that a route can throw into one of the contract's two error bodies. */
export function createErrorHandler(faults: FaultLog) {
  return (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) => {
    reply.header(REQUEST_ID, request.id);
    if (error instanceof Invalid) return reply.code(400).send(validationError(error.faults));
    if (!(error instanceof Failure) && getStatus(error) === 400)
      return reply.code(400).send(validationError([unreadable(error)]));
    const { status, message, headers = {} } = toAnswer(error);
    const cause = error instanceof Failure ? error.cause : status === 500 || findStoreFault(error) ? error : undefined;
    if (cause) faults.write({ error: cause, request, status });
    // With the id, the operator finds the call in the log.
    const id = status >= 500 ? { request_id: request.id } : {};
    return reply
      .code(status)
      .headers(headers)
      .send({ message, status, ...id });
  };
}

interface Answer {
  status: number;
  message: string;
  headers?: Record<string, string>;
}

function toAnswer(error: FastifyError | Error): Answer {
  const fault = findStoreFault(error);
  const failure = error instanceof Failure ? error : fault && toFailure(fault);
  if (failure) return { status: STATUS[failure.reason], message: failure.message, headers: getHeaders(failure) };
  const status = getStatus(error);
  return status < 500 ? { status, message: error.message } : { status: 500, message: OUR_FAULT };
}

function getStatus(error: FastifyError | Error): number {
  return 'statusCode' in error ? (error.statusCode ?? 500) : 500;
}

/** Nothing has been stored, or only what a repeated call will find. */
function toFailure(fault: StoreFault): Failure {
  if (fault === 'full') return new Failure('storeFull', 'The storage of the server is full');
  return fault === 'readOnly'
    ? new Failure('unavailable', 'The store is read-only at the moment. Please try again later.', READ_ONLY_RETRY_S)
    : new Failure('unavailable', 'The store is not responding. Please try again.', RETRY_AFTER_S);
}

/** Seconds after which it is worth retrying an unavailable store. */
const RETRY_AFTER_S = 2;

/** Seconds after which a read-only store may be writable again. */
const READ_ONLY_RETRY_S = 30;

function getHeaders({ reason, retryAfterS = RETRY_AFTER_S }: Failure): Record<string, string> {
  return {
    ...(reason === 'unauthorized' ? { 'www-authenticate': 'Bearer' } : {}),
    ...(reason === 'tooManyAttempts' || reason === 'unavailable' ? { 'retry-after': String(retryAfterS) } : {}),
  };
}

// Describes Fastify's own 400 errors: a body that is not JSON, or a URL that can't be decoded.
function unreadable(error: Error): Fault {
  const isAddress = 'code' in error && error.code === 'FST_ERR_BAD_URL';
  return isAddress
    ? { field: 'address', message: 'The address could not be decoded' }
    : { field: 'body', message: 'The body is not valid JSON' };
}
