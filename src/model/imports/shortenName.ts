/** Shortens a name that is too long to its beginning up to a whole word, '…', and its end, where models differ. */
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
  // A word that takes half of the room is cut, or too little would be left of the name.
  return `${(atWord.length >= room / 2 ? atWord : head).trimEnd()}…${end}`;
}

/** The number of characters kept at the end. */
export const TAIL = 18;
