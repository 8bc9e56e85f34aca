import { describe, expect, it } from 'vitest';
import { findSlowPart } from '#codegen/findSlowPart.ts';

describe('a pattern', () => {
  it.each([
    '',
    '^[A-Z]{2}$',
    '^[a-z0-9_]+$',
    '^(a|b|c)*$',
    '^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])',
    '^(\\+?[1-9][0-9]{0,15})?$',
    '^[^@]+@[^@]+$',
    '^(\\d+,)*\\d+$',
    '^([^,]*,)*x$',
    '^(?:[A-Z][a-z]*)(?: [A-Z][a-z]*)*$',
    '^(?:\\d{1,3}\\.){3}\\d{1,3}$',
    '^\\d{4}-\\d{2}-\\d{2}(?:T\\d{2}:\\d{2})?$',
    '^\\p{L}[\\p{L}\\p{N} ]*$',
    '^(?:ab|cd)+$',
    '^(.)\\1$',
    '^[a-z]{0,40}$',
    '^(?:[a-z]{1,12}[0-9]?){1,3}$',
    '^(?:[A-Z]\\d){0,40}$',
    '^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march)x*$',
  ])('%s takes linear time', (pattern) => {
    expect(findSlowPart(pattern)).toBeUndefined();
  });

  it.each([
    ['^([a-z]+)+$', '[a-z]+'],
    [String.raw`^(?:\p{L}+)+$`, String.raw`\p{L}+`],
    ['^(a|a)*$', '(a|a)*'],
    ['^(ab|a|b)*$', '(ab|a|b)*'],
    ['^(?:a|ab|bc|c)*$', '(?:a|ab|bc|c)*'],
    ['^((ab)*)*$', '((ab)*)*'],
    ['^(a?b?)*$', '(a?b?)*'],
    ['^(.*,)*x$', '.*'],
    ['^(?:[A-Za-z0-9]+[-_]?)+$', '[A-Za-z0-9]+'],
    ['^(\\s*\\S*)*$', '\\s*'],
    ['(x+x+)+y', 'x+'],
    ['^\\w*[a-z]*\\d*x$', '\\w*'],
    ['^\\S+@\\S+\\.\\S+$', '\\S+'],
    ['\\s+$', '\\s+'],
    ['a.*b', '.*'],
    ['^(?=(a|aa)+$)a', '(a|aa)+'],
    ['^(?:a{1,2}){2,}$', '(?:a{1,2}){2,}'],
    ['^([A-Za-z]|\\w){0,40}$', '([A-Za-z]|\\w){0,40}'],
    ['^((a|[ab]){0,30}c)?$', '(a|[ab]){0,30}'],
    ['^(a?){30}a{0,30}$', '(a?){30}'],
    ['^(?=(a?){30}b)', '(a?){30}'],
    ['^(.{1,20}){0,20}$', '(.{1,20}){0,20}'],
  ])('%s becomes too slow, by %s', (pattern, part) => {
    expect(findSlowPart(pattern)).toBe(part);
  });
});
