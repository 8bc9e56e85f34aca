/** A name that is too long: its beginning up to a whole word, '…', and its end, where models differ. */
export function shortenName(name: string, longest: number, tail = TAIL): string {
  const letters = [...name];
  if (letters.length <= longest) return name;
  const end = letters
    .slice(-Math.min(tail, longest - 2))
    .join('')
    .trimStart();
  const room = longest - [...end].length - 1;
  const head = letters.slice(0, room).join('');
  const atWord = head.replace(/\s+\S*$/, '');
  // A word that takes half of the room is cut, as little would be left of the name.
  return `${(atWord.length >= room / 2 ? atWord : head).trimEnd()}…${end}`;
}

/** How much of the end is kept. */
export const TAIL = 18;
