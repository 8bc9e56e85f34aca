import { readErrorBody, toApiError } from './ApiError.ts';
import { checkAnswer, type ReadOptions } from './checkAnswers.ts';

/** What openapi-fetch resolves with. */
export interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** The data of a call; every failure is thrown as an ApiError. */
export async function unwrap<Data>(call: Promise<Answer<Data>>, options?: ReadOptions): Promise<Data> {
  return (await unwrapTagged(call, options)).data;
}

/** The data of a call with the ETag of the version that it shows, and the other headers. */
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
  // An answer with a shape was just read into it; one without has no body, and undefined is what Data then says.
  const checked = checkAnswer(response, data, options) as Data;
  return { data: checked, etag: response.headers.get('ETag') ?? undefined, headers: response.headers };
}
