import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Of levels 1 and 2 of OWASP ASVS 5.0.0. */
const REQUIREMENTS = 253;

const page = readFileSync('docs/security.md', 'utf8');
const rows = page.split('\n').filter((line) => /^\| \d/.test(line));
const tests = ['tests', 'e2e'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => basename(file)),
);

describe('docs/security.md', () => {
  it('has every requirement of levels 1 and 2 once', () => {
    const numbers = rows.map((row) => /^\| (\d+\.\d+\.\d+) \|/.exec(row)?.[1]);
    expect(new Set(numbers).size).toBe(REQUIREMENTS);
    expect(numbers).toHaveLength(REQUIREMENTS);
  });

  it('says of each whether it is met, and how many are', () => {
    const verdicts = rows.map((row) => /\| (Met|Partly|Not met|Operator|N\/A)[:;| ]/.exec(row)?.[1] ?? row);
    const count = (verdict: string) => verdicts.filter((each) => each === verdict).length;
    const [met, partly, not] = [count('Met'), count('Partly'), count('Not met')];
    const sums = `${met} are met, ${partly} partly, ${not} not, ${count('Operator')} are the operator's`;
    expect(page).toContain(`Of ${REQUIREMENTS} requirements ${sums}, ${count('N/A')} do not apply.`);
  });

  it('names only tests that exist', () => {
    const named = [...page.matchAll(/`([\w.]+\.(?:test|spec)\.tsx?)`/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(50);
    expect([...new Set(named)].filter((name) => !tests.includes(name))).toEqual([]);
  });
});
