import { describe, expect, it } from 'vitest';
import { ApiError, errorToast, findFieldErrors, findNameError, readErrorBody, toApiError } from '#api/ApiError.ts';

const refused = (body: unknown, status = 400) => readErrorBody({ status, statusText: 'Bad Request', body });

describe('the message of a failed answer', () => {
  it.each([
    ['its message', { message: 'Locked', status: 403 }, 'Locked'],
    ['its error where it has no message', { error: 'Not allowed', details: [] }, 'Not allowed'],
    ['its message before its error', { error: 'Forbidden', message: 'Not yours' }, 'Not yours'],
    ['its detail', { detail: 'No such kind' }, 'No such kind'],
    ['a plain text', 'Out of order', 'Out of order'],
    ['the status text where a proxy sends a page', '<html>Bad gateway</html>', 'Bad Request'],
    ['the status text of an empty answer', undefined, 'Bad Request'],
    ['the status text where the message is not a text', { message: 7 }, 'Bad Request'],
  ])('is %s', (_what, body, message) => {
    expect(refused(body)).toMatchObject({ message, status: 400, data: body });
  });

  it("is 'Request failed' without a status text", () => {
    expect(readErrorBody({ status: 418, statusText: '', body: '' }).message).toBe('Request failed');
  });
});

describe('a call without an answer', () => {
  it.each([
    ['a time-out', new DOMException('signal timed out', 'TimeoutError'), 'Request timeout'],
    ['an abort', new DOMException('signal is aborted', 'AbortError'), 'Request aborted'],
    ['a lost connection', new TypeError('fetch failed'), 'The server could not be reached'],
    ['an answer that is no JSON', new SyntaxError('Unexpected token'), "The server's response could not be read"],
    ['a thrown text', 'oops', 'An error occurred'],
  ])('%s has status 0 and a message', (_what, thrown, message) => {
    expect(toApiError(thrown)).toMatchObject({ name: 'ApiError', message, status: 0 });
  });

  it.each([
    ['', 'An error occurred'],
    ['Invalid login response', 'Invalid login response'],
  ])('an Error with the message "%s" says "%s"', (message, said) => {
    expect(toApiError(new Error(message)).message).toBe(said);
  });

  it('an ApiError stays the one it is', () => {
    const error = new ApiError({ message: 'Locked', status: 403 });
    expect(toApiError(error)).toBe(error);
  });
});

describe('the reference of a failed call', () => {
  it.each([
    ['the id by which the server has logged it', { message: 'No', request_id: 'a1b2c3d4-e5f6' }, 500, 'a1b2c3d4-e5f6'],
    ['none where the server names no id', { message: 'No' }, 500, undefined],
    ['none where the id is not a text', { message: 'No', request_id: 7 }, 503, undefined],
    ['none where what was sent is to blame', { request_id: ['Unknown field'] }, 400, undefined],
    ['none without a body', undefined, 502, undefined],
  ])('is %s', (_what, body, status, reference) => {
    expect(refused(body, status).reference).toBe(reference);
  });
});

describe('messages by field', () => {
  it.each([
    [
      'details',
      { error: 'Invalid', details: [{ field: 'name', value: '', message: 'Too short' }] },
      { name: 'Too short' },
    ],
    [
      'the first of several details of a field',
      {
        details: [
          { field: 'a', message: 'one' },
          { field: 'a', message: 'two' },
          { field: 'b', message: 'three' },
        ],
      },
      { a: 'one', b: 'three' },
    ],
    ['errors with lists', { errors: { name: ['Taken', 'Too long'] } }, { name: 'Taken, Too long' }],
    ['errors with texts', { errors: { capacity: 'Too big' } }, { capacity: 'Too big' }],
    [
      'details before errors',
      { details: [{ field: 'a', message: 'x' }], errors: { a: ['y'], b: ['z'] } },
      { a: 'x', b: 'z' },
    ],
    ['a detail by field', { detail: { name: ['Taken'] } }, { name: 'Taken' }],
    ['a detail with places', { detail: [{ loc: ['body', 'name'], msg: 'Taken', type: 'value' }] }, { name: 'Taken' }],
    [
      'a detail with the place of a cell',
      { detail: [{ loc: ['body', 'periods', 2, 'price'], msg: 'Too high' }] },
      { 'periods[2].price': 'Too high' },
    ],
    [
      'a body nested as the record is',
      { periods: [{}, { price: ['Too high'] }], charging: { power: ['Too low'] }, ports: { 1: 'Odd' } },
      { 'periods[1].price': 'Too high', 'charging.power': 'Too low', 'ports.1': 'Odd' },
    ],
    ['a body nested too deeply', { errors: JSON.parse(`${'['.repeat(200)}"x"${']'.repeat(200)}`) }, {}],
    ['a body of fields', { name: ['Taken'], dod: ['Bad', 'Worse'] }, { name: 'Taken', dod: 'Bad, Worse' }],
    ['a body that is a list', [{ field: 'name', message: 'Taken' }], { name: 'Taken' }],
    ['data inside', { message: 'No', status: 400, data: { errors: { name: ['Taken'] } } }, { name: 'Taken' }],
    ['a message alone', { message: 'No', status: 400 }, {}],
    ['a message with the id of the call', { message: 'No', status: 500, request_id: 'a1b2c3d4-e5f6' }, {}],
    ['an error and a message', { error: 'No', message: 'Really' }, {}],
    ['a detail that is a text', { detail: 'No' }, {}],
    ['a text', 'No', {}],
    ['nothing', undefined, {}],
    ['details that are malformed', { details: [null, 4, { field: 3, message: 'x' }, { field: 'a' }] }, {}],
  ])('come from %s', (_what, body, fields) => {
    expect(findFieldErrors(refused(body))).toEqual(fields);
  });

  it('are empty if the failure is not of a call', () => {
    expect(findFieldErrors(new Error('bug'))).toEqual({});
  });
});

describe('the name error of a refused create', () => {
  it.each([
    ['errors as a text', { errors: 'Name is gone' }, 'Name is gone'],
    ['errors by field', { errors: { name: ['Taken', 'Too long'] }, detail: 'No' }, 'Taken, Too long'],
    ['detail as a text', { detail: 'Taken by you' }, 'Taken by you'],
    ['detail by field', { detail: { name: 'Taken' } }, 'Taken'],
    ['the body by field', { name: ['Taken'] }, 'Taken'],
    ['the body as a text', 'Taken', 'Taken'],
    ['the message of the body', { message: 'A wind turbine has it' }, 'A wind turbine has it'],
    ['a details entry', { error: 'Invalid', details: [{ field: 'name', message: 'Taken' }] }, 'Taken'],
    ['nothing at all', undefined, 'Name must be unique'],
    ['an empty body', {}, 'Name must be unique'],
  ])('comes from %s', (_what, body, message) => {
    expect(findNameError(refused(body))).toBe(message);
    expect(findNameError(refused(body, 409))).toBe(message);
  });

  it('is undefined if only other fields are invalid', () => {
    expect(findNameError(refused({ errors: { capacity: ['Too big'] } }))).toBeUndefined();
  });

  it.each([401, 403, 404, 412, 500])('is undefined with status %i', (status) => {
    expect(findNameError(refused({ errors: { name: ['Taken'] } }, status))).toBeUndefined();
  });

  it('is undefined if the failure is not of a call', () => {
    expect(findNameError(new Error('bug'))).toBeUndefined();
  });
});

describe('the notice of a failed call', () => {
  it.each([
    [400, { message: 'Bad input' }, 'Validation Error', 'Bad input'],
    [401, { message: 'Expired' }, 'Authentication Error', 'Please log in again'],
    [403, { message: 'Locked' }, 'Access Denied', 'You do not have permission to perform this action'],
    [404, { message: 'Gone' }, 'Not Found', 'The requested resource was not found'],
    [500, { message: 'Trace' }, 'Server Error', 'Something went wrong on our end. Please try again later'],
    [412, { message: 'Changed meanwhile' }, 'Error', 'Changed meanwhile'],
    [400, { error: 'Invalid wind turbine', details: [{ field: 'a', message: 'x' }] }, 'Invalid wind turbine', 'a: x'],
    [400, { details: [{ field: 'a', message: 'x' }] }, 'Validation Error', 'a: x'],
    [404, { error: 'No such kind', message: 'Try another' }, 'No such kind', 'Try another'],
    [
      400,
      {
        details: [
          { field: 'a', message: 'x' },
          { field: 'b', message: 'y' },
        ],
      },
      'Validation Error',
      'Please fix the following issues:\n• a: x\n• b: y',
    ],
  ])('for %i %o', (status, body, title, message) => {
    expect(errorToast(refused(body, status))).toEqual({ title, message });
  });

  it('has a default without a message', () => {
    expect(errorToast(undefined)).toEqual({ title: 'Error', message: 'An error occurred' });
  });

  it('names a time-out', () => {
    expect(errorToast(new DOMException('', 'TimeoutError'))).toEqual({ title: 'Error', message: 'Request timeout' });
  });
});
