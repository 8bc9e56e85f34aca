/** A title or unit with the component's currency filled in; EUR where it has none. */
export function currencyText(text: string, currency: string | undefined): string {
  return text.replaceAll('{currency}', currency || 'EUR');
}
