import { changeOwnLibrary } from './changeOwnLibrary.ts';
import { type Fact, NONE, type Turn } from './Turn.ts';

const PASSWORDS = { first: 'Windmill-4711', second: 'Turbine-0815', third: 'Heatpump-1234' };

/** The state of an account whose address is not confirmed. */
const WAITING = 'waits';

/** Every kind of write to an account: registration, addresses, passwords, sessions and all it holds, each time of a new person. */
export async function changeAccount(turn: Turn): Promise<void> {
  const person = await register(turn);
  const lives = [changeSessions, changeAddress, changePasswords, changeWholeLibrary];
  for (const change of lives.sort(() => Math.random() - 0.5)) await change(turn, person);
}

interface Person {
  email: string;
  /** The address with which the person can sign in, and the name of the password. */
  account: Fact;
}

async function register(turn: Turn): Promise<Person> {
  const slug = turn.name.replaceAll(/\W/g, '_');
  const email = `${slug}@example.com`;
  const password = PASSWORDS.first;
  const account = turn.fact(`account ${slug}`, async () => {
    for (const address of [email, moved(email)]) {
      for (const [name, tried] of Object.entries(PASSWORDS)) {
        const body = { username: address, password: tried };
        const status = await turn.readStatus({ method: 'POST', path: '/token/pair', body });
        if (status === 200) return { state: `${address} ${name}` };
        if (status === 403) return { state: WAITING };
      }
    }
    return { state: NONE };
  });
  const body = { username: slug, email, password, confirmPassword: password };
  await turn.write([[account, WAITING]], { method: 'POST', path: '/account/register/', body });
  const subject = 'Confirm your email address';
  await turn.readLink(email, subject);
  await turn.send({ method: 'POST', path: '/account/register/resend/', body: { email } });
  const token = await turn.readLink(email, subject, 2);
  const path = '/account/confirm-email/';
  await turn.write([[account, `${email} first`]], { method: 'POST', path, body: { token } });
  return { email, account };
}

async function changeSessions(turn: Turn, { account }: Person): Promise<void> {
  const here = await signIn(turn, account);
  const { access } = here;
  const there = await signIn(turn, account);
  const path = '/account/sessions/';
  await turn.write([[there.fact, 'ended']], { method: 'DELETE', path: `${path}${there.sessionId}/`, access });
  const elsewhere = await signIn(turn, account);
  await turn.write([[elsewhere.fact, 'ended']], { method: 'DELETE', path, access });
  const { refresh } = await turn.send({ method: 'POST', path: '/token/refresh', body: { refresh: here.refresh } });

  const profile = turn.fact(
    `profile ${turn.name}`,
    async () => ({ state: (await turn.read({ path: '/account/profile/', access }))?.company ?? 'signed out' }),
    '',
  );
  const email = account.state.split(' ')[0];
  const sent = { email, firstName: '', lastName: '', phone: '', position: '', company: turn.name };
  const save = { method: 'PUT', path: '/account/profile/', body: sent, access };
  await turn.write([[profile, turn.name]], save);
  await turn.write(
    [
      [here.fact, 'ended'],
      [profile, 'signed out'],
    ],
    { method: 'POST', path: '/account/logout/', body: { refresh } },
  );
}

async function changeAddress(turn: Turn, { email, account }: Person): Promise<void> {
  const { access, fact: session, password, passwordName } = await signIn(turn, account);
  const pending = turn.fact(`pending address ${turn.name}`, async () => {
    const profile = await turn.read({ path: '/account/profile/', access });
    return { state: profile ? (profile.pendingEmail ?? NONE) : 'signed out' };
  });
  const path = '/account/email-change/';
  const subject = 'Confirm your new email address';
  const body = { email: moved(email), currentPassword: password };
  const change = { method: 'PUT', path: '/account/profile/', body, access };
  await turn.write([[pending, moved(email)]], change);
  await turn.write([[pending, NONE]], { method: 'DELETE', path, access });
  await turn.write([[pending, moved(email)]], change);
  await turn.readLink(moved(email), subject, 2);
  await turn.send({ method: 'POST', path, access });
  const token = await turn.readLink(moved(email), subject, 3);
  await turn.write(
    [
      [account, `${moved(email)} ${passwordName}`],
      [pending, NONE],
    ],
    { method: 'POST', path: '/account/confirm-email/', body: { token } },
  );
  const undo = await turn.readLink(email, 'Your email address was changed');
  const undone = await turn.write(
    [
      [account, NONE],
      [session, 'ended'],
      [pending, 'signed out'],
    ],
    { method: 'POST', path: '/account/undo-email-change/', body: { token: undo } },
  );
  await resetPassword(turn, { account, email, token: undone.token, name: 'second' });
}

async function changePasswords(turn: Turn, { email, account }: Person): Promise<void> {
  await turn.send({ method: 'POST', path: '/account/forgot-password/', body: { email } });
  const token = await turn.readLink(email, 'Set a new password');
  await resetPassword(turn, { account, email, token, name: 'third' });
  const { access, fact: session, password } = await signIn(turn, account);
  const newPassword = PASSWORDS.first;
  const body = { currentPassword: password, newPassword, confirmPassword: newPassword };
  await turn.write(
    [
      [account, `${email} first`],
      [session, 'ended'],
    ],
    { method: 'POST', path: '/account/change-password/', body, access },
  );
}

async function changeWholeLibrary(turn: Turn, { account }: Person): Promise<void> {
  await changeOwnLibrary(turn, await signIn(turn, account));
}

interface Reset {
  account: Fact;
  email: string;
  token: string;
  name: keyof typeof PASSWORDS;
}

async function resetPassword(turn: Turn, { account, email, token, name }: Reset): Promise<void> {
  const password = PASSWORDS[name];
  const body = { token, password, confirmPassword: password };
  await turn.write([[account, `${email} ${name}`]], { method: 'POST', path: '/account/reset-password/', body });
}

/** Signs in with what the account has now; the session is open or ended. */
async function signIn(turn: Turn, account: Fact) {
  const [username, passwordName = ''] = account.state.split(' ');
  const password = new Map(Object.entries(PASSWORDS)).get(passwordName) ?? '';
  const tokens = await turn.send({ method: 'POST', path: '/token/pair', body: { username, password } });
  const { access, refresh } = tokens;
  const { sid: sessionId } = JSON.parse(Buffer.from(access.split('.')[1], 'base64url').toString());
  const fact = turn.fact(
    `session ${sessionId} of ${username}`,
    async () => ({ state: (await turn.read({ path: '/account/profile/', access })) ? 'open' : 'ended' }),
    'open',
  );
  return { access, refresh, sessionId, password, passwordName, fact };
}

function moved(email: string): string {
  return `moved_${email}`;
}
