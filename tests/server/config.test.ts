import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#server/config.ts';

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
      JWT_SECRET: 'secret',
      DEMO: 'yes',
      DEMO_PASSWORD: 'secret',
      ALLOW_REGISTRATION: 'true',
      SMTP_URL: 'secret',
      PUBLIC_URL: 'planning.example.com',
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
  ])('refuses %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });
});
