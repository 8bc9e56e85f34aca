import type { components } from '#generated/api.ts';
import { ApiError } from './ApiError.ts';
import { client } from './client.ts';
import { changeRead, type ReadKey, useRead } from './swr.ts';
import { unwrap } from './unwrap.ts';
import { write } from './write.ts';

export type OpenSession = components['schemas']['OpenSession'];

const KEY: ReadKey = ['sessions'];

/** Reads the user's open sessions, the last seen first; again each time that they are shown. */
export function useSessions() {
  return useRead({
    key: KEY,
    read: () => unwrap(client.GET('/account/sessions/')),
    staleAfter: 0,
    refetchOnFocus: true,
  });
}

/** Ends one session; succeeds if it has already ended. */
export async function endSession(id: string): Promise<void> {
  const end = () => unwrap(client.DELETE('/account/sessions/{id}/', { params: { path: { id } } }));
  await write(end).catch((thrown: unknown) => {
    if (!(thrown instanceof ApiError && thrown.status === 404)) throw thrown;
  });
  await changeRead<OpenSession[]>(KEY, (sessions) => sessions.filter((session) => session.id !== id));
}

/** Ends every session but this one. */
export async function endOtherSessions(): Promise<void> {
  await write(() => unwrap(client.DELETE('/account/sessions/')));
  await changeRead<OpenSession[]>(KEY, (sessions) => sessions.filter(({ is_current }) => is_current));
}
