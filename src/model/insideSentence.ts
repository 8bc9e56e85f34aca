/** A title as it is written within a sentence; an abbreviation keeps its capitals. */
export function insideSentence(title: string): string {
  return /^[A-Z][a-z-]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}
