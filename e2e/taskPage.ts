import type { Effort } from './Hands.ts';
import type { Task } from './Task.ts';

export interface Measured {
  effort: Effort;
  how: string;
}

const WIDTH = 118;

const INTRODUCTION = `# What tasks cost

How many clicks and keys a planner needs for everyday tasks, counted by a script that does each of them in a browser and
checks what has come of it. \`npm run test:long\` counts again, writes this page, and fails where a task needs more than is
written here.

- A press on the mouse is a click, also with a key held down. A choice from a list that opens is two.
- Keys that are pressed at once, such as \`Ctrl+K\`, are one; \`g p\` is two.
- A text that is typed, or a file that is chosen, is one entry, however long.
- Counted from the page where the task arises, which is open, to the end: with saving, where something is saved.`;

/** Renders the page: a table for each group of tasks, and the steps of each task. */
export function renderTasks(
  groups: Readonly<Record<string, readonly Task[]>>,
  measured: ReadonlyMap<string, Measured>,
): string {
  const sections = Object.entries(groups).map(([title, tasks]) => {
    const rows = tasks.map((task) => renderRow(task, measured.get(task.wants)));
    const ways = tasks.map(({ wants }, index) =>
      wrap(`${index + 1}. ${wants}: ${measured.get(wants)?.how || 'it is shown'}.`),
    );
    return [`## ${title}`, '', HEAD, RULE, ...rows, '', ...ways].join('\n');
  });
  const others = Object.values(groups)
    .flat()
    .flatMap(({ wants, peer }) => (peer ? [wrap(`- ${wants}, ${peer.program}: ${peer.how}.`)] : []));
  return `${[INTRODUCTION, ...sections, [OTHERS, ...others].join('\n')].join('\n\n')}\n`;
}

/** Reads the efforts from the page, by the task's goal. */
export function readEfforts(page: string): Map<string, Effort> {
  const rows = page.matchAll(/^\| (.+?) \| (\d+) \| (\d+) \| (\d+) \|/gm);
  return new Map(
    [...rows].map(([, wants = '', clicks, keys, entries]) => [
      wants,
      { clicks: Number(clicks), keys: Number(keys), entries: Number(entries) },
    ]),
  );
}

const OTHERS = `## How others were counted

No other program was run here. Their numbers follow from what their documentation says of the same task, on a page that is
open as well; they may have a shorter way. Where it says too little to count, or they have no such thing, there is no
number.
`;

const HEAD = '| task | clicks | keys | entries | another program |';
const RULE = '| --- | --- | --- | --- | --- |';

function renderRow({ wants, peer }: Task, measured: Measured | undefined): string {
  const { clicks, keys, entries } = measured?.effort ?? {};
  const other = peer ? `${peer.program}: ${peer.clicks}, ${peer.keys}, ${peer.entries}` : '';
  return `| ${wants} | ${clicks} | ${keys} | ${entries} | ${other} |`;
}

/** Breaks at blanks; the lines after the first are indented as in a list. */
function wrap(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length + 1 > WIDTH) lines.push(`  ${word}`);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.join('\n');
}
