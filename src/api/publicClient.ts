import createClient from 'openapi-fetch';
import type { paths } from '#generated/api.ts';
import { recordExpectedShapes } from './checkAnswers.ts';
import { apiBaseUrl } from './env.ts';
import { CALL_LIMIT_MS, timedFetch } from './timedFetch.ts';

/**
 * The client for calls that need no session: tokens, registration, forgotten passwords, health; pass each response to
 * `unwrap`.
 */
export const publicClient = createClient<paths>({
  baseUrl: apiBaseUrl,
  credentials: 'omit',
  fetch: timedFetch(CALL_LIMIT_MS),
});

publicClient.use(recordExpectedShapes);
