import type { Page } from '@playwright/test';

type Doctor = (answer: unknown) => unknown;

/** Ways in which an answer may differ from the contract. */
export const DOCTORS: Record<string, Doctor> = {
  'keys missing': (answer) => everyRecord(answer, ({ id }) => (id === undefined ? {} : { id })),
  'ids missing': (answer) => everyRecord(answer, ({ id: _, ...rest }) => rest),
  'values null': (answer) => everyRecord(answer, (record) => everyValue(record, () => null)),
  'values of another type': (answer) =>
    everyRecord(answer, (record) => everyValue(record, (value) => (typeof value === 'object' ? 'text' : { value }))),
  'values empty': (answer) => everyRecord(answer, (record) => everyValue(record, emptied)),
  'no content': () => null,
  'nothing in it': (answer) => (Array.isArray(answer) ? [] : {}),
  'another shape': (answer) => (Array.isArray(answer) ? { count: answer.length, items: answer } : [answer]),
  'entries of another shape': (answer) => (Array.isArray(answer) ? [null, 3, 'text', [], {}, ...answer] : 'text'),
};

/** Lets `doctor` change each successful JSON answer except those with tokens; it receives method and path. */
export async function doctorAnswers(page: Page, doctor: (call: string) => Doctor): Promise<void> {
  await page.route('**/api/v2/**', async (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname;
    if (path.includes('/token/')) return route.fallback();
    // When the page navigates away, its calls and answers are cancelled.
    const response = await route.fetch().catch(() => undefined);
    const text = await response?.text().catch(() => undefined);
    if (!response || text === undefined) return route.abort().catch(() => {});
    if (!response.ok() || text === '') return route.fulfill({ response });
    const json = doctor(`${request.method()} ${path}`)(JSON.parse(text));
    return route.fulfill({ response, json });
  });
}

function everyRecord(answer: unknown, change: (record: Record<string, unknown>) => unknown): unknown {
  if (Array.isArray(answer)) return answer.map((entry) => everyRecord(entry, change));
  // JSON that is neither a list nor a plain value is an object.
  return typeof answer === 'object' && answer !== null ? change(answer as Record<string, unknown>) : answer;
}

/** Changes all values except the id, so that the record can still be requested. */
function everyValue(record: Record<string, unknown>, change: (value: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, key === 'id' ? value : change(value)]));
}

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return typeof value === 'object' && value !== null ? {} : '';
}
