import type { FastifyRequest } from 'fastify';
import type { Caller } from '#server/http/Call.ts';
import type { Origin } from '#server/store/auditRepository.ts';
import { getDevice } from './getDevice.ts';

/** Returns who makes a call, and from where. */
export function getOrigin({ userId, sessionId, request }: Caller & { request: FastifyRequest }): Origin {
  return { userId, sessionId, ...getDevice(request) };
}
