import { type OperationId, operations } from '#generated/operations.ts';

/** The largest body in bytes of a call that has no limit below. */
export const LARGEST_BODY = 256 * 1024;

/** The largest body in bytes of a call that needs no sign-in. */
const LARGEST_OPEN_BODY = 16 * 1024;

/** The largest body in bytes of operations that take more than one record. */
const LARGE_BODIES: Partial<Record<OperationId, number>> = {
  importProject: 8 * 1024 * 1024,
  importComponents: 8 * 1024 * 1024,
};

/** Returns the body limit of an operation; without one, that of all calls applies. */
export function getBodyLimit(id: OperationId): { bodyLimit?: number } {
  if (!operations[id].secured) return { bodyLimit: LARGEST_OPEN_BODY };
  const bodyLimit = LARGE_BODIES[id];
  return bodyLimit === undefined ? {} : { bodyLimit };
}
