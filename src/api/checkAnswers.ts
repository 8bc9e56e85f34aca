import type { Middleware } from 'openapi-fetch';
import { answers } from '#generated/answers.ts';
import { MESSAGES } from '#model/messages.ts';
import { type AnswerShape, readAnswer } from '#model/readAnswer.ts';
import { ApiError } from './ApiError.ts';

interface Expected {
  /** Method and path of the call in the contract. */
  call: string;
  shape: AnswerShape;
}

const expected = new WeakMap<Response, Expected>();

/** Registers the shape that the contract states for each response, for `checkAnswer`. */
export const recordExpectedShapes: Middleware = {
  onResponse({ request, response, schemaPath }) {
    const call = `${request.method} ${schemaPath}`;
    const shape = answers.get(call);
    if (shape !== undefined) expected.set(response, { call, shape });
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
  const answer = expected.get(response);
  if (!answer) return data;
  const { value, faults } = readAnswer(answer.shape, data, unstated);
  if (value === undefined) throw new ApiError({ message: unreadable, status: response.status, data });
  if (faults.length) console.warn(`${answer.call}: the response differs from the contract at ${faults.join(', ')}`);
  return value;
}
