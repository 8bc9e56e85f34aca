import type { ComparedRule } from './MetaDifference.ts';

/** Returns what a rule requires of its field, in words; an unknown rule keeps the server's name. */
export function ruleText({ rule, otherLabel, limit, message, requires }: ComparedRule): string {
  switch (rule) {
    case 'below':
      return `a value below ${otherLabel}`;
    case 'at_most':
      return `a value of at most ${otherLabel}`;
    case 'same_length':
      return `as many values as ${otherLabel}`;
    case 'rising':
      return 'values that rise from point to point';
    case 'min_points':
      return `at least ${limit} points`;
    case 'check':
      return `the check “${message ?? requires ?? ''}”`;
    default:
      return `the rule ${rule}${otherLabel && ` with ${otherLabel}`}`;
  }
}
