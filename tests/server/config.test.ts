import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#server/config.ts';
import { variablesRead } from './variablesRead.ts';

describe('the environment', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      demo: true,
      allowRegistration: true,
      logLevel: 'warn',
    });
  });

  it('names every bad variable at once, and repeats no value', () => {
    const bad = {
      PORT: '80a',
      DATABASE_URL: 'mysql://user:secret@host/db',
      DATABASE_CONNECTIONS: '0',
      DATABASE_PREPARE: 'yes',
      JWT_SECRET: 'secret',
      DEMO: 'yes',
      DEMO_PASSWORD: 'secret',
      ALLOW_REGISTRATION: 'true',
      SMTP_URL: 'secret',
      PUBLIC_URL: 'planning.example.com',
      TRUST_PROXY: 'secret',
      LOG_LEVEL: 'loud',
    };
    let problems: string[] = [];
    try {
      readConfig(bad);
    } catch (error) {
      if (error instanceof ConfigError) problems = error.problems;
    }
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(Object.keys(bad));
    expect(problems.join()).not.toContain('secret');
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', ' 80'],
    ['DATABASE_URL', 'localhost'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', '11'],
    ['TRUST_PROXY', '127.0.0.1,'],
    ['TRUST_PROXY', '127.0.0.1 10.0.0.1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/0'],
    ['TRUST_PROXY', 'fd00::/129'],
    ['TRUST_PROXY', '10.0.0/8'],
    ['TRUST_PROXY', 'true'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it.each([
    ['127.0.0.1', ['127.0.0.1']],
    ['10.0.0.0/8, fd00::/8, ::1', ['10.0.0.0/8', 'fd00::/8', '::1']],
    ['2', 2],
    ['', undefined],
  ])('takes the proxies %s', (text, proxies) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(proxies);
  });
});

describe('.env.example', () => {
  const example = readFileSync('.env.example', 'utf8');

  it('shows every setting with its default', () => {
    const settings = parseEnv(example);
    expect(Object.keys(settings).sort()).toEqual(variablesRead(readConfig));
    expect(readConfig({ ...settings })).toEqual(readConfig({}));
  });

  it('says in one line what each setting means', () => {
    const lines = example.split('\n');
    const mute = lines.filter(
      (line, index) => line.includes('=') && !/^(#|$)/.test(line) && !/^# .+[.;]/.test(lines[index - 1] ?? ''),
    );
    expect(mute).toEqual([]);
  });

  it('and the README list the same settings', () => {
    const table = readFileSync('README.md', 'utf8').split('## Settings')[1]?.split('\n## ')[0] ?? '';
    const names = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
    expect(names.sort()).toEqual(variablesRead(readConfig));
  });
});
