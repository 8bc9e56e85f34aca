import { inputLimits } from './inputLimits.ts';
import type { Problem } from './Problem.ts';

/** Returns why the text of a JSON or YAML file can't be parsed; undefined if it can. */
export function findTextFault(file: string, text: string): Problem | undefined {
  const report = (offset: number, message: string, suggestion: string): Problem => ({
    file,
    ...lineAndColumn(text, offset),
    message,
    suggestion,
  });
  if (UTF16.test(text)) return report(0, 'is not saved as UTF-8 but as UTF-16.', 'Save it as UTF-8.');
  const lost = text.search(LOST);
  if (lost >= 0) {
    const message =
      text[lost] === '\0'
        ? 'there is a NUL character here, which text never contains.'
        : 'a character was lost here, as the file was not saved as UTF-8.';
    return report(lost, message, 'Save the file as UTF-8, and write the character again.');
  }
  const garbled = GARBLED.exec(text);
  if (garbled) {
    const meant = Buffer.from(garbled[0], 'latin1').toString('utf8');
    const message = `"${garbled[0]}" is what "${meant}" becomes when a file is opened in an encoding other than UTF-8.`;
    return report(garbled.index, message, `Write "${meant}", here and wherever else it was lost.`);
  }
  const deep = file.endsWith('.json') ? findDepth(text) : undefined;
  if (deep === undefined) return undefined;
  const message = `objects and lists are nested more than ${inputLimits.nesting} deep here.`;
  return report(deep, message, 'Move what is inside further out.');
}

/** Returns the 1-based line and column, counted in UTF-16 units as editors do. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

// Read as UTF-8, the byte order mark of UTF-16 is two unknown characters, and every second byte of Latin text is 0.
const UTF16 = /^(?:\uFFFD{2}|\0[^\0]|[^\0]\0)/;
// The two bytes of a character up to U+00FF, each read as a character.
const GARBLED = /[\u00C2\u00C3][\u0080-\u00BF]/;
const LOST = /[\uFFFD\0]/;

/** Returns the offset at which brackets are nested too deeply; those inside texts don't count. */
function findDepth(text: string): number | undefined {
  let depth = 0;
  let isInText = false;
  for (let offset = 0; offset < text.length; offset++) {
    const sign = text[offset];
    if (isInText) {
      if (sign === '\\') offset++;
      else if (sign === '"' || sign === '\n') isInText = false;
    } else if (sign === '"') isInText = true;
    else if (sign === '{' || sign === '[') {
      if (++depth > inputLimits.nesting) return offset;
    } else if (sign === '}' || sign === ']') depth--;
  }
  return undefined;
}
