import { attack } from './attack.ts';
import { codegen } from './codegen.ts';
import { curve } from './curve.ts';
import { form } from './form.ts';
import { importing } from './import.ts';
import { lighthouse } from './lighthouse.ts';
import { list } from './list.ts';
import { projects } from './projects.ts';
import { server } from './server.ts';
import { sizes } from './sizes.ts';
import { start } from './start.ts';

interface Benchmark {
  about: string;
  /** Prints its tables; throws if something could not be measured, never because of a slow time. */
  run: (argument?: string) => Promise<void>;
}

const benchmarks: Record<string, Benchmark> = {
  start: { about: 'server start-up and memory, codegen, what a browser loads first', run: start },
  list: { about: 'search, sort and category of 10,000 components, beside a plain table and MUI', run: list },
  projects: { about: 'the list of 2,000 projects with 20 assets each, beside reading them one by one', run: projects },
  server: { about: 'calls of the server on both engines, beside a bare Fastify route and json-server', run: server },
  sizes: { about: 'what a large library takes: file, backup, memory, time', run: sizes },
  form: { about: 'the form engine per key and at mount, beside RJSF, JSON Forms and one plain input', run: form },
  curve: {
    about: 'one value of a curve (14 or 1000 points), beside Chart.js and Recharts; paste; picture',
    run: curve,
  },
  codegen: { about: 'codegen from nothing, and a save of one kind of 14 and of 500', run: codegen },
  import: {
    about: 'preview and storing of 4,435 heat pumps, and the assumptions sheet of 30 components',
    run: importing,
  },
  lighthouse: { about: 'Lighthouse on sign-in, list and editor, as on a phone and on a desktop', run: lighthouse },
  attack: { about: 'the calls of an honest person while strangers attack, on both engines', run: attack },
};

const [name, argument] = process.argv.slice(2);
const benchmark = name === undefined ? undefined : benchmarks[name];

if (benchmark) {
  try {
    await benchmark.run(argument);
  } catch (error) {
    console.error('Not everything could be measured:', error);
    process.exitCode = 1;
  }
} else {
  if (name !== undefined) console.error(`There is no benchmark "${name}".`);
  console.log('Usage: npm run bench -- NAME\n');
  for (const [each, { about }] of Object.entries(benchmarks)) console.log(`  ${each.padEnd(12)}${about}`);
  process.exitCode = name === undefined ? 0 : 1;
}
