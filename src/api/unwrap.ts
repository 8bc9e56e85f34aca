import { readErrorBody, toApiError } from './ApiError.ts';
import { checkAnswer, type ReadOptions } from './checkAnswers.ts';

/** What openapi-fetch resolves with. */
export interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** Returns the data of a call; throws every failure as an ApiError. */
export async function unwrap<Data>(call: Promise<Answer<Data>>, options?: ReadOptions): Promise<Data> {
  return (await unwrapTagged(call, options)).data;
}

/** Returns the data of a call with the ETag of their version, and all headers; throws every failure as an ApiError. */
export async function unwrapTagged<Data>(
  call: Promise<Answer<Data>>,
  options: ReadOptions = {},
): Promise<{ data: Data; etag: string | undefined; headers: Headers }> {
  const { data, error, response } = await call.catch((thrown: unknown) => {
    throw toApiError(thrown);
  });
  if (!response.ok) {
    const { status, statusText, headers } = response;
    throw readErrorBody({ status, statusText, headers, body: error });
  }
  // `checkAnswer` returns the shape that the contract promises; a call without one has no body, and its `Data` is
  // undefined.
  const checked = checkAnswer(response, data, options) as Data;
  return { data: checked, etag: response.headers.get('ETag') ?? undefined, headers: response.headers };
}
