import createClient from 'openapi-fetch';
import type { paths } from '#generated/api.ts';
import { authorisedFetch } from './authorisedFetch.ts';
import { notePromises } from './checkAnswers.ts';
import { apiBaseUrl } from './env.ts';

/** The calls of a signed-in person, typed by the contract. Unwrap each answer. */
export const client = createClient<paths>({ baseUrl: apiBaseUrl, credentials: 'omit', fetch: authorisedFetch });

client.use(notePromises);
