import { realFiles } from '../mistakes/textsWith.ts';
import { judgeMutation } from './judgeMutation.ts';

// Runs in a separate process, which can be killed if a mutation makes it loop for ever.
const [folder = '', from = '0', count = '0'] = process.argv.slice(2);
const files = realFiles.filter((file) => file !== 'schemas/kind.schema.json');

for (let seed = Number(from); seed < Number(from) + Number(count); seed++) {
  process.stdout.write(`${seed} `);
  try {
    process.stdout.write(`${await judgeMutation(seed, files, folder)}\n`);
  } catch (error) {
    process.stdout.write(`FAILED ${error instanceof Error ? error.stack?.replaceAll('\n', ' | ') : error}\n`);
  }
}
