import { expect, it } from 'vitest';
import type { ComparedRule } from '#model/MetaDifference.ts';
import { ruleText } from '#model/ruleText.ts';

const OTHER = { field: 'min_power', other: 'max_power', otherLabel: 'Maximum power' };
const ALONE = { field: 'min_power', otherLabel: '' };

it.each<[rule: ComparedRule, text: string]>([
  [{ rule: 'below', ...OTHER }, 'a value below Maximum power'],
  [{ rule: 'at_most', ...OTHER }, 'a value of at most Maximum power'],
  [{ rule: 'same_length', ...OTHER }, 'as many values as Maximum power'],
  [{ rule: 'rising', ...ALONE }, 'values that rise from point to point'],
  [{ rule: 'min_points', limit: 2, ...ALONE }, 'at least 2 points'],
  [{ rule: 'check', message: 'Too hot', requires: 't < 90', ...ALONE }, 'the check “Too hot”'],
  [{ rule: 'check', requires: 't < 90', ...ALONE }, 'the check “t < 90”'],
  [{ rule: 'check', ...ALONE }, 'the check “”'],
  [{ rule: 'even', ...ALONE }, 'the rule even'],
  [{ rule: 'multiple_of', ...OTHER }, 'the rule multiple_of with Maximum power'],
])('the rule %j is described in words', (rule, text) => {
  expect(ruleText(rule)).toBe(text);
});
