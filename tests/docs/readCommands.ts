import { readFileSync } from 'node:fs';

export interface DocCommand {
  page: string;
  /** From 1. */
  line: number;
  /** As the page prints it; for a line of a crontab, without its time and remark. */
  command: string;
}

/** A command of a shell, by its first word, after the variables that it gets. */
const COMMAND = /^(?:[A-Z_]+=\S+ )*(?:npm|npx|node|git|grep|docker|\.ci\/run)(?: |$)/;
const OF_CODEGEN = /^--[a-z]/;

/**
 * Every shell command of a page, in order: in its text, its blocks and its tables. An option in the first cell of a table
 * row is one of `npm run codegen --`.
 */
export function readCommands(page: string): DocCommand[] {
  const found: DocCommand[] = [];
  const lines = readFileSync(page, 'utf8').split('\n');
  let isBlock = false;
  for (const [index, text] of lines.entries()) {
    const add = (command: string) => found.push({ page, line: index + 1, command });
    if (text.startsWith('```')) isBlock = !isBlock;
    else if (isBlock) {
      const [, line = ''] = /^(?:[\d*/,-]+ ){4}[\d*/,-]+\s+(.*)$/.exec(text) ?? [undefined, text];
      const [command = ''] = line.split(/ {2,}/);
      if (COMMAND.test(command)) add(command);
    } else {
      const isHeading = lines[index + 1]?.startsWith('| --');
      const [, option] = (!isHeading && /^\| `([^`]+)`/.exec(text)) || [];
      if (option && OF_CODEGEN.test(option)) add(`npm run codegen -- ${option}`);
      const spans = [...text.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
      for (const span of spans) if (COMMAND.test(span) && !span.endsWith(' --')) add(span);
    }
  }
  return found;
}

/** The lines of the block that follows a command, whose empty lines separate nothing. */
export function readAnswer({ page, line }: DocCommand): string[] {
  const lines = readFileSync(page, 'utf8').split('\n').slice(line);
  const start = lines.findIndex((text) => text.startsWith('```'));
  const end = lines.findIndex((text, index) => index > start && text.startsWith('```'));
  return lines.slice(start + 1, end);
}

/** The first cells of the table whose first heading is this, without their code marks. */
export function readFirstCells(page: string, heading: string): string[] {
  const lines = readFileSync(page, 'utf8').split('\n');
  const start = lines.findIndex((text) => text.startsWith('|') && text.split('|')[1]?.trim() === heading);
  const rows = lines.slice(start + 2);
  const end = rows.findIndex((text) => !text.startsWith('|'));
  return rows.slice(0, end).map((row) => row.split('|')[1]?.replaceAll('`', '').trim() ?? '');
}
