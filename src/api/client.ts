import createClient from 'openapi-fetch';
import type { paths } from '#generated/api.ts';
import { authorisedFetch } from './authorisedFetch.ts';
import { recordExpectedShapes } from './checkAnswers.ts';
import { apiBaseUrl } from './env.ts';

/** The client for calls that need a session, typed by the contract; pass each response to `unwrap`. */
export const client = createClient<paths>({ baseUrl: apiBaseUrl, credentials: 'omit', fetch: authorisedFetch });

client.use(recordExpectedShapes);
