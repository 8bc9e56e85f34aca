import { pluralWord } from './pluralWord.ts';

/** Returns a number with its noun: '1 component', '3 project templates', '0 errors', '2 batteries'. */
export function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : pluralWord(noun)}`;
}
