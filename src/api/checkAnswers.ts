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

/** Notes what the contract promises of each answer, for `checkAnswer`. */
export const notePromises: Middleware = {
  onResponse({ request, response, schemaPath }) {
    const call = `${request.method} ${schemaPath}`;
    const shape = answers.get(call);
    if (shape !== undefined) promised.set(response, { call, shape });
  },
};

export interface ReadOptions {
  /** The message where the answer is not at all what the contract promises. */
  unreadable?: string;
  /** What entries of a list have for keys that the server does not state. */
  unstated?: Record<string, unknown>;
}

/** The data of a good answer in the shape of the contract, with a log line where it was not; throws an ApiError where it can't be read. */
export function checkAnswer(
  response: Response,
  data: unknown,
  { unreadable = MESSAGES.unreadableAnswer, unstated }: ReadOptions,
): unknown {
  const promise = promised.get(response);
  if (!promise) return data;
  const { value, faults } = readAnswer(promise.shape, data, unstated);
  if (value === undefined) throw new ApiError({ message: unreadable, status: response.status, data });
  if (faults.length) console.warn(`${promise.call}: the answer differs from the contract at ${faults.join(', ')}`);
  return value;
}
