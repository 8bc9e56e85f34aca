import type { FieldSchema } from './KindFile.ts';
import type { Report } from './Report.ts';

/** Reports soft limits that warn of every value or never warn, and messages for missing limits. */
export function checkSoftLimits(schema: FieldSchema, report: Report): void {
  const { message: messages, ...soft } = schema['x-warn'] ?? {};
  for (const word of LOWS) {
    const low = soft[word];
    if (low === undefined) continue;
    checkAgainstSoftMaximum(word, low, soft.maximum, report);
    for (const hard of LOWS) {
      const { [hard]: least = -Infinity } = schema;
      // The lowest accepted value gets the warning of an exclusive limit at the same place.
      const isReached = word === 'exclusiveMinimum' && hard === 'minimum' && low === least;
      if (low <= least && !isReached) reportUnreached(word, low, { hard, limit: least }, report);
    }
  }
  for (const hard of ['maximum', 'exclusiveMaximum'] as const) {
    const { [hard]: most = Infinity } = schema;
    const { maximum = -Infinity } = soft;
    if (maximum >= most) reportUnreached('maximum', maximum, { hard, limit: most }, report);
  }
  if (schema['x-warn'] && Object.keys(soft).length === 0)
    report(
      ['x-warn'],
      '"x-warn" has no limit, so its message would never be shown.',
      'Give it a "minimum" or "maximum".',
    );
  if (typeof messages !== 'object') return;
  for (const limit of [...LOWS, 'maximum'] as const) {
    if (messages[limit] !== undefined && soft[limit] === undefined)
      report(
        ['x-warn', 'message', limit],
        `there is no soft limit "${limit}", so this message would never be shown.`,
        `Given: ${Object.keys(soft).join(', ') || 'none'}.`,
      );
  }
}

const LOWS = ['minimum', 'exclusiveMinimum'] as const;

type Low = (typeof LOWS)[number];

function checkAgainstSoftMaximum(word: Low, low: number, high: number | undefined, report: Report): void {
  if (high === undefined || low < high || (low === high && word === 'minimum')) return;
  const lies = low > high ? 'above' : 'not below';
  report(['x-warn', word], `"${word}" ${low} is ${lies} "maximum" ${high}, so every value would get a warning.`);
}

function reportUnreached(
  word: Low | 'maximum',
  soft: number,
  { hard, limit }: { hard: string; limit: number },
  report: Report,
): void {
  report(
    ['x-warn', word],
    `no accepted value is beyond the soft "${word}" ${soft}, as the hard "${hard}" is ${limit}, so its warning would never be shown.`,
    'Choose a limit that accepted values can pass, or leave it out.',
  );
}
