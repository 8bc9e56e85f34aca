import type { DecimalMark } from './ImportMapping.ts';

/** A number's text as a plain decimal with a dot, such as '-12.5e3'; undefined where it is none. Groups of digits are refused. */
export function parseDecimal(text: string, mark: DecimalMark): string | undefined {
  const trimmed = text.trim().replace('−', '-');
  const dotted = mark === '.' ? trimmed : toDotted(trimmed, mark);
  if (dotted === undefined || !DECIMAL.test(dotted)) return undefined;
  const plain = dotted.replace(/^\+/, '');
  return Number.isFinite(Number(plain)) ? plain : undefined;
}

function toDotted(text: string, mark: ',' | 'either'): string | undefined {
  if (mark === ',' && text.includes('.')) return undefined;
  return text.includes(',') && text.includes('.') ? undefined : text.replace(',', '.');
}

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
