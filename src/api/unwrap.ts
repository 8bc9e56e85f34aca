import { readErrorBody, toApiError } from '#model/apiError.ts';

/** What openapi-fetch resolves with. */
export interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** The data of a call; whatever goes wrong on the way is one ApiError. */
export async function unwrap<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  return (await unwrapTagged(call)).data;
}

/** The data of a call with the ETag of the version that it shows. */
export async function unwrapTagged<Data>(
  call: Promise<Answer<Data>>,
): Promise<{ data: Data; etag: string | undefined }> {
  const { data, error, response } = await call.catch((thrown: unknown) => {
    throw toApiError(thrown);
  });
  if (!response.ok) {
    throw readErrorBody({ status: response.status, statusText: response.statusText, body: error });
  }
  // Undefined is what an answer without a body (204) has for its data, and what Data then says.
  return { data: data as Data, etag: response.headers.get('ETag') ?? undefined };
}
