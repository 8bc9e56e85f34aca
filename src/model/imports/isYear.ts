/** Whether a number may be a calendar year that data are for. */
export function isYear(number: number): boolean {
  return Number.isInteger(number) && number >= 1900 && number <= 2100;
}
