import { counted } from './counted.ts';
import type { HiddenValues } from './findHiddenValues.ts';
import { joinWords } from './joinWords.ts';

/** Returns the note on hidden values: 'Hidden unless Consider FCR is on. 1 stored value is kept: FCR price.' */
export function hiddenNote({ condition, titles, fate }: HiddenValues): string {
  return `Hidden unless ${condition}. ${fateText(titles, fate)}: ${joinWords(titles)}.`;
}

/** Returns the note on values in another case: '2 values of Fixed price are kept until you save: Price and Fee.' */
export function otherCaseNote({ label, titles }: { label: string; titles: readonly string[] }): string {
  const verb = titles.length === 1 ? 'is' : 'are';
  return `${counted(titles.length, 'value')} of ${label} ${verb} kept until you save: ${joinWords(titles)}.`;
}

function fateText({ length }: readonly string[], fate: HiddenValues['fate']): string {
  const verb = length === 1 ? 'is' : 'are';
  switch (fate) {
    case 'keep':
      return `${counted(length, 'stored value')} ${verb} kept`;
    case 'unsaved':
      return `${counted(length, 'change')} ${verb} not saved while hidden`;
    case 'clear':
      return `Saving clears ${counted(length, 'value')}`;
    case 'default':
      return `Saving resets ${counted(length, 'value')} to ${length === 1 ? 'its default' : 'their defaults'}`;
  }
}
