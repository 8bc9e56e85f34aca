/** Groups digits: '12 500.5' for '12500.5'; undefined for numbers of fewer than five digits and for any other text. */
export function groupDigits(text: string): string | undefined {
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d{5,})(\.\d+)?$/.exec(text) ?? [];
  return whole === '' ? undefined : `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, NARROW_SPACE)}${rest}`;
}

/** Groups the digits of every number in a text: 'at most 12 500 kW'. */
export function groupAllDigits(text: string): string {
  return text.replace(/(?<![\d.\p{L}])\d{5,}(?![\d\p{L}])/gu, (number) => groupDigits(number) ?? number);
}

const NARROW_SPACE = '\u202f';
