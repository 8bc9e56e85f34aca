import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from './fixtures.ts';
import { type Effort, Hands } from './Hands.ts';
import { type Measured, readEfforts, renderTasks } from './taskPage.ts';
import { tasksCreate } from './tasksCreate.ts';
import { tasksCurves } from './tasksCurves.ts';
import { tasksEdit } from './tasksEdit.ts';
import { tasksFind } from './tasksFind.ts';
import { tasksMany } from './tasksMany.ts';
import { tasksProjects } from './tasksProjects.ts';

const PAGE = 'docs/tasks.md';
const GROUPS = {
  'Find and look up': tasksFind,
  Create: tasksCreate,
  'Change one component': tasksEdit,
  Curves: tasksCurves,
  'Many at once': tasksMany,
  'Projects, and handing things on': tasksProjects,
};
/** If set, an increased effort is written to the page and does not fail its test. */
const { RECORD } = process.env;

const known: ReadonlyMap<string, Effort> = readEfforts(readFileSync(PAGE, 'utf8'));
const all = Object.values(GROUPS).flat();

for (const [index, { wants, play }] of all.entries()) {
  test(wants, async ({ signedIn: page, api, unique }, { project }) => {
    const hands = new Hands(page);
    await play({ page, api, hands, unique });
    const { effort, how } = hands;
    const before = known.get(wants);
    if (!RECORD) {
      expect(before, `${PAGE} has no row for it; RECORD=1 writes one`).toBeDefined();
      for (const [what, count] of Object.entries(before ?? {}))
        expect(Object(effort)[what], `${what}: ${how}`).toBeLessThanOrEqual(count);
    }
    const file = toFile(project, index);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ effort, how }));
  });
}

// Several workers measure; the last one to end finds the results of all.
test.afterAll(({ browserName: _ }, { project }) => {
  const files = all.map((_, index) => toFile(project, index));
  if (!files.every((file) => existsSync(file))) return;
  const measured = new Map(all.map(({ wants }, index) => [wants, readMeasured(files[index] ?? '')]));
  writeFileSync(PAGE, renderTasks(GROUPS, measured));
});

function toFile({ outputDir }: { outputDir: string }, index: number): string {
  return join(outputDir, 'tasks', `${index}.json`);
}

function readMeasured(file: string): Measured {
  return JSON.parse(readFileSync(file, 'utf8'));
}
