import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { isRecord } from '#model/isRecord.ts';
import { keptStorage } from './keptStorage.ts';

/** The part of a session that the browser stores between visits. */
interface KeptSession {
  username: string | null;
  access: string | null;
  refresh: string | null;
  isAuthenticated: boolean;
}

export interface Session extends KeptSession {
  /** True while a sign-in is in progress. */
  loading: boolean;
  error: string | null;
  /** True from the moment the server ends a session until the user signs in again or signs out. */
  lost: boolean;
  /** True if the stored session could not be renewed at the start, until the next sign-in. */
  hasEnded: boolean;
  /** Counts the requests to sign in again to a lost session. */
  asked: number;
  /** Counts the sessions of this page; data read in one are never shown in another. */
  generation: number;
}

const SIGNED_OUT: KeptSession = { username: null, access: null, refresh: null, isAuthenticated: false };

/** The session of this browser, kept in its storage and shared by its tabs. */
export const useSession = create<Session>()(
  persist(
    (): Session => ({
      ...SIGNED_OUT,
      loading: false,
      error: null,
      lost: false,
      hasEnded: false,
      asked: 0,
      generation: 0,
    }),
    {
      name: 'auth-store',
      storage: keptStorage<KeptSession>(),
      partialize: ({ username, access, refresh, isAuthenticated }): KeptSession => ({
        username,
        access,
        refresh,
        isAuthenticated,
      }),
      merge: (kept, current) => adopt(current, keptIn(kept)),
    },
  ),
);

/**
 * Returns true while signed in, and while a lost session waits for its sign-in, so that unsaved work stays on the
 * screen.
 */
export function useHasSession(): boolean {
  return useSession((session) => session.isAuthenticated || session.lost);
}

/** Adopts the session that another tab has stored since. */
export async function rereadSession(): Promise<void> {
  // If the browser blocks its storage, the store has no `persist`, and there is nothing to read.
  await useSession.persist?.rehydrate();
}

export function startSignIn(): void {
  useSession.setState({ loading: true, error: null });
}

/** Stores the tokens of a successful sign-in; a lost session of the same user continues. */
export function finishSignIn(tokens: { username: string; access: string; refresh: string }): void {
  useSession.setState((current) => ({
    ...adopt(current, { ...tokens, isAuthenticated: true }),
    hasEnded: false,
    loading: false,
    error: null,
  }));
}

/** Replaces the tokens of the current session. */
export function replaceTokens({ access, refresh }: { access: string; refresh: string }): void {
  useSession.setState({ access, refresh, error: null });
}

/** Continues the session under another name. */
export function renameSession(username: string): void {
  if (useSession.getState().isAuthenticated) useSession.setState({ username });
}

/** Ends the session at the user's request. */
export function clearSession(): void {
  signOut({ error: null, hasEnded: false });
}

/** Ends a stored session that could not be renewed at the start, when there is nothing on the screen to lose. */
export function expireSession(error: string): void {
  // The name alone shows other tabs that the session is lost rather than signed out: their content stays.
  signOut({ error, hasEnded: true, username: useSession.getState().username });
}

function signOut(state: Pick<Session, 'error' | 'hasEnded'> & { username?: string | null }): void {
  useSession.setState((current) => ({ ...adopt(current, SIGNED_OUT), lost: false, loading: false, ...state }));
}

/** Ends the session of this access token because the server refuses it; the screens stay until the user decides. */
export function loseSession({ access, error }: { access: string; error: string }): void {
  const current = useSession.getState();
  // Another user may have signed in since.
  if (current.access !== access) return;
  useSession.setState({ ...adopt(current, { ...SIGNED_OUT, username: current.username }), error });
}

/** Asks again for the sign-in that a lost session waits for. */
export function askForSignIn(): void {
  useSession.setState(({ lost, asked }) => ({ asked: lost ? asked + 1 : asked }));
}

/** Records a failed sign-in: the user is not signed in, and a lost session stays lost. */
export function failSignIn(error: string): void {
  const { lost, hasEnded } = useSession.getState();
  if (lost) useSession.setState({ loading: false, error });
  else signOut({ error, hasEnded });
}

/** Returns the state after `next` is stored: signing in or out begins a new generation. */
function adopt(current: Session, next: KeptSession): Session {
  const isOpen = current.isAuthenticated || current.lost;
  if (!isOpen && !next.isAuthenticated) return current;
  // A user who changes the address that they sign in with keeps the tokens.
  const hasSameTokens = next.access !== null && next.access === current.access;
  const goesOn = isOpen && next.username !== null && (next.username === current.username || hasSameTokens);
  // A name without tokens marks a lost session, of this tab or of another.
  const lost = goesOn && !next.isAuthenticated;
  return { ...current, ...next, lost, generation: current.generation + (goesOn ? 0 : 1) };
}

/** Reads a session from storage; without an access token it is signed out. */
function keptIn(kept: unknown): KeptSession {
  if (!isRecord(kept)) return SIGNED_OUT;
  const { username, access, refresh } = kept;
  const name = textOrNull(username);
  if (!textOrNull(access)) return { ...SIGNED_OUT, username: name };
  return { username: name, access: textOrNull(access), refresh: textOrNull(refresh), isAuthenticated: true };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value ? value : null;
}
