import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { Refused } from './Refused.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);
const SHORTEST_SECRET = 32;
/** In characters; the forms state the same. */
export const SHORTEST_PASSWORD = 8;
const MOST_HOPS = 10;

export interface Config {
  host: string;
  /** 0 means any free port. */
  port: number;
  /** Absolute; holds the embedded store and the outbox. */
  dataDir: string;
  /** The URL of a PostgreSQL database; the embedded store is used if absent. */
  databaseUrl?: string | undefined;
  /** How many connections this process may open to PostgreSQL. */
  databaseConnections: number;
  /** Whether statements stay prepared in their connection to PostgreSQL. */
  databasePrepares: boolean;
  /** Signs the tokens; if absent, a generated secret is kept in the store. */
  jwtSecret?: string | undefined;
  demo: boolean;
  demoPassword?: string | undefined;
  allowRegistration: boolean;
  smtpUrl?: string | undefined;
  /** The start of links in messages; the server's own address if absent. */
  publicUrl?: string | undefined;
  /** The proxies in front of the server, by their addresses or by their number; only their headers are trusted. */
  trustProxy?: readonly string[] | number | undefined;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Callers that send this token may read the metrics; if absent, only this machine may. */
  metricsToken?: string | undefined;
}

/** Thrown if the environment holds bad values; the message lists every bad variable. */
export class ConfigError extends Refused {
  constructor(readonly problems: string[]) {
    super(`Some environment variables are not valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

/** Reads the environment; throws a ConfigError with one line per bad variable. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = [];
  const read = <T>(name: string, parse: (text: string) => T | undefined, expected: string): T | undefined => {
    const text = env[name];
    if (text === undefined || text === '') return undefined;
    const value = parse(text);
    // A bad value may contain a secret, so it is not repeated.
    if (value === undefined) problems.push(`${name} must be ${expected}`);
    return value;
  };

  const host = read('HOST', toHost, 'the name or an address of this machine') ?? '127.0.0.1';
  const config: Config = {
    host,
    port: read('PORT', wholeNumber(0, 65535), 'a whole number from 0 to 65535') ?? 8080,
    dataDir: resolve(env.DATA_DIR || 'data'),
    databaseUrl: read(
      'DATABASE_URL',
      readUrl('postgres:', 'postgresql:'),
      'a URL such as postgres://user@host/database',
    ),
    databaseConnections: read('DATABASE_CONNECTIONS', wholeNumber(1, 1000), 'a whole number from 1 to 1000') ?? 10,
    databasePrepares: read('DATABASE_PREPARE', parseFlag, '0 or 1') ?? true,
    jwtSecret: read('JWT_SECRET', atLeast(SHORTEST_SECRET), `at least ${SHORTEST_SECRET} characters long`),
    demo: read('DEMO', parseFlag, '0 or 1') ?? true,
    demoPassword: read('DEMO_PASSWORD', atLeast(SHORTEST_PASSWORD), `at least ${SHORTEST_PASSWORD} characters long`),
    allowRegistration: read('ALLOW_REGISTRATION', parseFlag, '0 or 1') ?? isLoopback(host),
    smtpUrl: read('SMTP_URL', readUrl('smtp:', 'smtps:'), 'a URL such as smtp://user:password@host:587'),
    publicUrl: read('PUBLIC_URL', readUrl('http:', 'https:'), 'a URL such as https://planning.example.com'),
    trustProxy: read(
      'TRUST_PROXY',
      readProxies,
      `the addresses of proxies, such as 127.0.0.1,10.0.0.0/8, or how many there are, 1 to ${MOST_HOPS}`,
    ),
    logLevel: read('LOG_LEVEL', parseLogLevel, `one of ${LOG_LEVELS.join(', ')}`) ?? 'warn',
    metricsToken: read('METRICS_TOKEN', atLeast(SHORTEST_SECRET), `at least ${SHORTEST_SECRET} characters long`),
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** Whether only this machine can reach the host. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.has(host);
}

function toHost(text: string): string | undefined {
  return isIP(text) > 0 || URL.canParse(`http://${text}`) ? text : undefined;
}

function wholeNumber(from: number, to: number): (text: string) => number | undefined {
  return (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return value >= from && value <= to ? value : undefined;
  };
}

/** Parses proxies: addresses and ranges, or the number of proxies that a call passes. */
function readProxies(text: string): readonly string[] | number | undefined {
  if (/^\d+$/.test(text)) return wholeNumber(1, MOST_HOPS)(text);
  const proxies = text.split(',').map((proxy) => proxy.trim());
  return proxies.every(isAddressRange) ? proxies : undefined;
}

/** Whether a text is an address, or a range as in 10.0.0.0/8. */
function isAddressRange(text: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0 || bits === undefined) return version !== 0;
  return Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128);
}

function parseFlag(text: string): boolean | undefined {
  return text === '1' ? true : text === '0' ? false : undefined;
}

function parseLogLevel(text: string): Config['logLevel'] | undefined {
  return LOG_LEVELS.find((level) => level === text);
}

function atLeast(length: number): (text: string) => string | undefined {
  return (text) => (text.length >= length ? text : undefined);
}

function readUrl(...protocols: string[]): (text: string) => string | undefined {
  return (text) => (URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : undefined);
}
