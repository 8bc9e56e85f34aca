import type { Problem } from './Problem.ts';

/**
 * Returns the fault of a JSON number that is too large, too near to 0, -0, or a whole number with too many digits;
 * undefined for all others.
 */
export function numberFault(written: string): Pick<Problem, 'message' | 'suggestion' | 'severity'> | undefined {
  const value = Number(written);
  if (!Number.isFinite(value))
    return { message: `${written} is larger than any number can be.`, suggestion: 'Write a smaller one.' };
  const [mantissa = ''] = written.split(/e/i);
  if (value === 0 && /[1-9]/.test(mantissa))
    return { message: `${written} is too close to 0 for a number, and would become 0.`, suggestion: 'Write 0.' };
  if (Object.is(value, -0))
    return { message: `${written} is the same as 0.`, suggestion: 'Write 0.', severity: 'warning' };
  if (!/^-?\d+$/.test(written) || BigInt(written) === BigInt(value)) return undefined;
  const message = `${written} has more digits than a number can hold, and would become ${BigInt(value)}.`;
  return { message, suggestion: 'Write 15 digits or fewer.', severity: 'warning' };
}
