import type { Problem } from './Problem.ts';

/** How a JSON number that can't be represented exactly is read; undefined for all others. */
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
