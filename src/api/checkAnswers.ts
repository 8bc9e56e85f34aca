import type { Middleware } from 'openapi-fetch';
import { answers } from '#generated/answers.ts';
import { MESSAGES } from '#model/messages.ts';
import { type AnswerShape, readAnswer } from '#model/readAnswer.ts';
import { ApiError } from './ApiError.ts';

interface Promised {
  /** Method and path of the call in the contract. */
  call: string;
  shape: AnswerShape;
}

const promised = new WeakMap<Response, Promised>();

/** Registers the shape that the contract promises for each response, for `checkAnswer`. */
export const notePromises: Middleware = {
  onResponse({ request, response, schemaPath }) {
    const call = `${request.method} ${schemaPath}`;
    const shape = answers.get(call);
    if (shape !== undefined) promised.set(response, { call, shape });
  },
};

export interface ReadOptions {
  /** The error message for a response that is not at all what the contract promises. */
  unreadable?: string;
  /** Values for keys that the server omits from the entries of a list. */
  unstated?: Record<string, unknown>;
}

/**
 * Returns the data of a successful response in the contract's shape; logs deviations, and throws an ApiError if the
 * data are unreadable.
 */
export function checkAnswer(
  response: Response,
  data: unknown,
  { unreadable = MESSAGES.unreadableAnswer, unstated }: ReadOptions,
): unknown {
  const promise = promised.get(response);
  if (!promise) return data;
  const { value, faults } = readAnswer(promise.shape, data, unstated);
  if (value === undefined) throw new ApiError({ message: unreadable, status: response.status, data });
  if (faults.length) console.warn(`${promise.call}: the response differs from the contract at ${faults.join(', ')}`);
  return value;
}
