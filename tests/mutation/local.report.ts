import { readFileSync } from 'node:fs';
import { parseReport, toScore } from './score.ts';
const scores = parseReport(readFileSync('test-results/local.json', 'utf8'));
for (const { file, score, mutants } of scores) {
  console.log(`${score.toFixed(1)} % ${file} (${mutants.length})`);
  for (const m of mutants.filter((it) => !it.isFound)) console.log(`   ${file}:${m.line} ${m.replacement}`);
}
const all = scores.flatMap(({ mutants }) => mutants);
console.log(toScore(all), all.length);
