import { isNestedDeeply } from '#model/isNestedDeeply.ts';
import { isRecord } from '#model/isRecord.ts';
import { messageList } from '#model/messageList.ts';
import { MESSAGES } from '#model/messages.ts';
import { toTable } from '#model/toTable.ts';

/**
 * The error of every failed call; `status` is 0 without a response, and `data` is the response's body unchanged.
 * `isCutOff` means that the connection, the user or the time limit ended the call before there was a response;
 * `retryAfterMs` is how long the response asks to wait before the next try, and `reference` the id under which the
 * server has logged its own failure.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly data: unknown;
  readonly isCutOff: boolean;
  readonly retryAfterMs: number | undefined;
  readonly reference: string | undefined;

  constructor({ message, status = 0, data, isCutOff = false, retryAfterMs, reference }: ApiErrorParts) {
    super(message);
    this.status = status;
    this.data = data;
    this.isCutOff = isCutOff;
    this.retryAfterMs = retryAfterMs;
    this.reference = reference;
  }
}

interface ApiErrorParts {
  message: string;
  status?: number;
  data?: unknown;
  isCutOff?: boolean;
  retryAfterMs?: number | undefined;
  reference?: string | undefined;
}

type Body = Record<string, unknown>;

const DEFAULT_MESSAGE = 'An error occurred';
// Top-level keys with a special meaning; any other key may be a field.
const BODY_WORDS = new Set(
  'message status data error errors details detail code type title instance statusCode request_id'.split(' '),
);

/**
 * Creates the error of a response that is not OK: its message is the body's, else the status text, else 'Request
 * failed'.
 */
export function readErrorBody({
  status,
  statusText,
  body,
  headers,
}: {
  status: number;
  statusText: string;
  body: unknown;
  headers?: Headers;
}): ApiError {
  return new ApiError({
    message: messageIn(body) ?? (statusText || 'Request failed'),
    status,
    data: body,
    retryAfterMs: readRetryAfter(headers?.get('Retry-After')),
    reference: status >= 500 && isRecord(body) ? findText(body.request_id) : undefined,
  });
}

/** Converts a Retry-After, a number of seconds or a date, to milliseconds from now; undefined for anything else. */
function readRetryAfter(value: string | null | undefined): number | undefined {
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // Date.parse accepts nearly anything, but only an HTTP date begins with a day of the week.
  const time = /^[A-Z][a-z]{2}, /.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : Math.max(0, time - Date.now());
}

/**
 * Converts any thrown value to an ApiError: time-outs, aborts and lost connections get their own message and status 0.
 */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const { name, message } = thrown instanceof Error ? thrown : { name: '', message: '' };
  if (name === 'TimeoutError') return new ApiError({ message: 'Request timeout', isCutOff: true });
  if (name === 'AbortError') return new ApiError({ message: 'Request aborted', isCutOff: true });
  // fetch reports every connection problem as a TypeError whose wording differs between browsers.
  if (name === 'TypeError') return new ApiError({ message: 'The server could not be reached', isCutOff: true });
  if (name === 'SyntaxError') return new ApiError({ message: MESSAGES.unreadableAnswer });
  return new ApiError({ message: message || DEFAULT_MESSAGE });
}

/** Returns whether the server may lack the call altogether: it responded with 404, 405 or 501. */
export function isNotOffered(error: unknown): boolean {
  return error instanceof ApiError && NOT_OFFERED.has(error.status);
}

const NOT_OFFERED = new Set([404, 405, 501]);

/** Returns the message in the response's body; undefined without a body or a text in it. */
export function findOwnWords(error: unknown): string | undefined {
  return error instanceof ApiError ? messageIn(error.data) : undefined;
}

/** Returns messages by field from every error shape that a server of this API may send; empty if it names no field. */
export function findFieldErrors(error: unknown): Record<string, string> {
  return toTable(error instanceof ApiError ? Object.entries(fieldsIn(error.data)) : []);
}

/**
 * Returns the message about the name in the response to a rejected create (400 and 409 only); undefined if the response
 * blames only other fields.
 */
export function findNameError(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || (error.status !== 400 && error.status !== 409)) return undefined;
  const fields = findFieldErrors(error);
  if (fields.name) return fields.name;
  if (Object.keys(fields).length > 0) return undefined;
  const body = isRecord(error.data) ? error.data : {};
  return (
    findText(body.errors) ??
    findText(body.detail) ??
    findText(error.data) ??
    findText(body.message) ??
    MESSAGES.nameTaken
  );
}

/** Returns title and message of the notice for a failed call: from its details if it has any, else by its status. */
export function errorToast(error: unknown): { title: string; message: string } {
  const { status, data, message } = toApiError(error);
  const body = isRecord(data) ? data : {};
  const title = findText(body.error);
  const fields = Object.entries(findFieldErrors(error));
  if (title || fields.length > 0) {
    return { title: title ?? 'Validation Error', message: fieldLines(fields) ?? findText(body.message) ?? message };
  }
  return (
    BY_STATUS[status] ?? { title: status === 400 ? 'Validation Error' : 'Error', message: message || DEFAULT_MESSAGE }
  );
}

const BY_STATUS: Partial<Record<number, { title: string; message: string }>> = {
  401: { title: 'Authentication Error', message: 'Please log in again' },
  403: { title: 'Access Denied', message: 'You do not have permission to perform this action' },
  404: { title: 'Not Found', message: 'The requested resource was not found' },
  500: { title: 'Server Error', message: 'Something went wrong on our end. Please try again later' },
};

function fieldLines(fields: [field: string, message: string][]): string | undefined {
  return messageList(fields.map(([field, message]) => `${field}: ${message}`)) || undefined;
}

function messageIn(body: unknown): string | undefined {
  if (!isRecord(body)) return plainText(body);
  return findText(body.message) ?? findText(body.error) ?? findText(body.detail);
}

/** The HTML page of a proxy is not a message. */
function plainText(body: unknown): string | undefined {
  const text = findText(body);
  return text?.startsWith('<') ? undefined : text;
}

function fieldsIn(body: unknown): Record<string, string> {
  if (!isRecord(body)) return listedFields(body);
  const { message, status, data, error, errors, details, detail } = body;
  const rest = Object.entries(body).filter(([key]) => !BODY_WORDS.has(key));
  // The last spread wins, so the most informative shape comes last.
  return {
    ...namedFields(Object.fromEntries(rest)),
    ...(isRecord(data) && (message || status || error) ? fieldsIn(data) : {}),
    ...findFields(detail),
    ...findFields(errors),
    ...findFields(details),
  };
}

function findFields(value: unknown): Record<string, string> {
  return isRecord(value) ? namedFields(value) : listedFields(value);
}

/**
 * Reads {name: ['a', 'b']} or {name: 'a'}; nested objects and lists by path, as Django REST framework nests its
 * messages.
 */
function namedFields(body: Body): Record<string, string> {
  if (isNestedDeeply(body)) return {};
  return Object.fromEntries(Object.entries(body).flatMap(([field, value]) => findMessages(field, value)));
}

function findMessages(path: string, value: unknown): [path: string, message: string][] {
  const message = findText(value);
  if (message) return [[path, message]];
  if (Array.isArray(value)) return value.flatMap((entry, index) => findMessages(`${path}[${index}]`, entry));
  return isRecord(value)
    ? Object.entries(value).flatMap(([name, entry]) => findMessages(`${path}.${name}`, entry))
    : [];
}

/** Reads [{field, message}] or [{loc: ['body', 'name'], msg}]; the first message of a field counts. */
function listedFields(value: unknown): Record<string, string> {
  if (!Array.isArray(value)) return {};
  const fields = new Map<string, string>();
  for (const item of value.filter(isRecord)) {
    const field = item.field ?? (Array.isArray(item.loc) ? locatedField(item.loc) : undefined);
    const message = findText(item.message) ?? findText(item.msg);
    if (typeof field === 'string' && message && !fields.has(field)) fields.set(field, message);
  }
  return Object.fromEntries(fields);
}

/** Returns the field of a place such as ['body', 'data', 'name'], or a cell's path: ['body', 'periods', 2, 'price']. */
function locatedField(place: readonly unknown[]): unknown {
  const row = place.findIndex((part) => typeof part === 'number');
  if (row < 1) return place.at(-1);
  return place
    .slice(row - 1)
    .reduce((path, part) => (typeof part === 'number' ? `${path}[${part}]` : `${path}.${part}`));
}

/** Returns a text, or a list of texts joined with ', '; undefined for anything else and for a blank text. */
function findText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value)) {
    return value.filter((item) => typeof item === 'string').join(', ') || undefined;
  }
  return undefined;
}
