import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { uuidv7 } from 'uuidv7';
import type { Config } from '#server/config.ts';

export interface Message {
  to: string;
  subject: string;
  text: string;
}

/** In milliseconds; the defaults are minutes, too long for a user who is waiting for a message. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends by SMTP; without an SMTP_URL the message becomes a file in the data directory's outbox. */
export type Mailer = (message: Message) => Promise<void>;

export function createMailer(config: Pick<Config, 'smtpUrl' | 'dataDir' | 'host' | 'port' | 'publicUrl'>): Mailer {
  const from = `Q-System <no-reply@${new URL(getPublicUrl(config)).hostname}>`;
  if (!config.smtpUrl) return (message) => writeToOutbox(getOutbox(config.dataDir), { from, ...message });
  const transport = nodemailer.createTransport({ url: config.smtpUrl, ...TIMEOUTS });
  return async (message) => {
    await transport.sendMail({ from, ...message });
  };
}

/** Returns the folder for messages that can't be sent without a mail server. */
export function getOutbox(dataDir: string): string {
  return join(dataDir, 'outbox');
}

/** Returns the start of links in messages; never taken from a request, whose Host header anyone can set. */
export function getPublicUrl({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  const name = host.includes(':') ? `[${host}]` : host;
  return (publicUrl ?? `http://${name}:${port}`).replace(/\/$/, '');
}

async function writeToOutbox(outbox: string, { from, to, subject, text }: Message & { from: string }): Promise<void> {
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  const lines = [`From: ${from}`, `To: ${to}`, `Subject: ${subject}`, '', text, ''];
  await writeFile(join(outbox, `${uuidv7()}.txt`), lines.join('\n'), { mode: 0o600 });
}
