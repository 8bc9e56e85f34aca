/** Splits a number that is written in percent, such as '95 %', from its unit; other texts have none. */
export function splitPercent(text: string): { number: string; unit?: '%' } {
  const [, number] = /^([^%]*\d\.?)\s*%\s*$/.exec(text) ?? [];
  return number === undefined ? { number: text } : { number, unit: '%' };
}
