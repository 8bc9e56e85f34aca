import type { Problem } from './Problem.ts';

/**
 * Returns the fault of a JSON number that is too large, too near to 0, -0, or a whole number with too many digits;
 * undefined for all others.
 */
export function numberFault(written: string): Pick<Problem, 'message' | 'suggestion' | 'severity'> | undefined {
  const value = Number(written);
  if (!Number.isFinite(value))
    return { message: `${written} is beyond the largest number there is.`, suggestion: 'Write a smaller one.' };
  const [mantissa = ''] = written.split(/e/i);
  if (value === 0 && /[1-9]/.test(mantissa))
    return { message: `${written} is nearer to 0 than any number there is, and would be 0.`, suggestion: 'Write 0.' };
  if (Object.is(value, -0))
    return { message: `${written} is the same as 0.`, suggestion: 'Write 0.', severity: 'warning' };
  if (!/^-?\d+$/.test(written) || BigInt(written) === BigInt(value)) return undefined;
  const message = `${written} has more digits than a number holds, and would be ${BigInt(value)}.`;
  return { message, suggestion: 'Write 15 digits or fewer.', severity: 'warning' };
}
