/** The text if it has at most `most` characters, else its beginning and '…', together `most`. Characters stay whole. */
export function shortenText(text: string, most: number): string {
  if (text.length <= most) return text;
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
}
