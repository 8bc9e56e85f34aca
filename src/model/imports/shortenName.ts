/** A name that is too long: its beginning up to a whole word, '…', and its end, where models differ. */
export function shortenName(name: string, longest: number): string {
  const letters = [...name];
  if (letters.length <= longest) return name;
  const tail = letters.slice(-TAIL).join('').trimStart();
  const room = longest - [...tail].length - 1;
  const head = letters.slice(0, room).join('');
  const atWord = head.replace(/\s+\S*$/, '');
  // A word that takes half of the room is cut, as little would be left of the name.
  return `${(atWord.length >= room / 2 ? atWord : head).trimEnd()}…${tail}`;
}

/** How much of the end is kept. */
const TAIL = 18;
