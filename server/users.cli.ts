import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { EMAIL_TAKEN } from './accounts/emailService.ts';
import { findPasswordFault, type Person } from './accounts/newPasswords.ts';
import { setPassword } from './accounts/passwordReset.ts';
import { createPassword, hashPassword } from './accounts/passwords.ts';
import { SHORTEST_PASSWORD } from './config.ts';
import { Refused } from './Refused.ts';
import { runCommand } from './runCommand.ts';
import { openStore, type Store } from './store/Store.ts';
import { ifTaken } from './store/UniqueViolation.ts';

const USAGE = `Usage:
  npm run user -- add EMAIL        creates an account
  npm run user -- password EMAIL   sets its password and ends its sessions
  npm run user -- list             lists all accounts
The password is prompted for. Left empty, or without a terminal, one is generated and printed.`;

async function run(store: Store, [command, email = '', ...rest]: string[]): Promise<string> {
  if (command === 'list' && !email) return list(store);
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || rest.length > 0) throw new Refused(USAGE);
  if (command === 'add') return add(store, email);
  if (command === 'password') return change(store, email);
  throw new Refused(USAGE);
}

async function list(store: Store): Promise<string> {
  const users = await store.users.list();
  return users.map(({ email, created_at }) => `${email}  since ${created_at.slice(0, 10)}`).join('\n') || 'No accounts';
}

async function add(store: Store, email: string): Promise<string> {
  const username = email.split('@')[0] ?? email;
  const { password, words } = await choosePassword({ username, email });
  const user = { username, email, password_hash: await hashPassword(password) };
  const refuse = () => {
    throw new Refused(EMAIL_TAKEN);
  };
  await ifTaken(() => store.users.create(user), refuse);
  return `Added ${email}${words}`;
}

async function change(store: Store, email: string): Promise<string> {
  const user = await store.users.byEmail(email);
  if (!user) throw new Refused(`${email} has no account`);
  const { password, words } = await choosePassword(user);
  const origin = { userId: user.id, sessionId: '', address: '', userAgent: 'Command line of the server' };
  await setPassword(store, { userId: user.id, password, audit: { origin, event: 'password_changed' } });
  return `Changed the password of ${user.email}${words}`;
}

async function choosePassword(person: Person): Promise<{ password: string; words: string }> {
  const typed = process.stdin.isTTY ? await askUnseen('Password (leave empty to generate one): ') : '';
  if (!typed) {
    const password = createPassword();
    return { password, words: `, password ${password}` };
  }
  if (typed.length < SHORTEST_PASSWORD)
    throw new Refused(`The password must be at least ${SHORTEST_PASSWORD} characters`);
  const fault = await findPasswordFault(typed, person);
  if (fault) throw new Refused(fault);
  return { password: typed, words: '' };
}

async function askUnseen(question: string): Promise<string> {
  process.stdout.write(question);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true });
  const answer = await terminal.question('');
  terminal.close();
  process.stdout.write('\n');
  return answer;
}

await runCommand(async (config) => {
  const store = await openStore(config);
  try {
    console.log(await run(store, process.argv.slice(2)));
  } finally {
    await store.close();
  }
});
