import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Failure, Invalid, validationError } from './Failure.ts';

const OUR_FAULT = 'Something went wrong on our end. Please try again later';

/** Turns everything that a route can throw into one of the contract's two error bodies. */
export function errorHandler(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Invalid) return reply.code(400).send(validationError(error));
  if (error instanceof Failure) {
    return reply.code(error.status).headers(error.headers).send({ message: error.message, status: error.status });
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status === 400) return reply.code(400).send(validationError(unreadable(error)));
  if (status < 500) return reply.code(status).send({ message: error.message, status });
  request.log.error({ err: error }, 'a call failed');
  return reply.code(500).send({ message: OUR_FAULT, status: 500 });
}

// Fastify's own 400s: a body that is no JSON, an address that can't be decoded.
function unreadable(error: Error): Invalid {
  const isAddress = 'code' in error && error.code === 'FST_ERR_BAD_URL';
  return new Invalid([
    isAddress
      ? { field: 'address', message: "The address can't be read" }
      : { field: 'body', message: 'The body is not valid JSON' },
  ]);
}
