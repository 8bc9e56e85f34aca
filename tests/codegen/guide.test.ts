import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SCHEMAS } from '#codegen/Finding.ts';
import { formatFindings } from '#codegen/formatFindings.ts';
import { realTexts, run } from './schemaTexts.ts';

it('the whole kind of the guide is accepted by codegen without a warning', async () => {
  const text = readBlock('## A whole kind: the flywheel', 'json');
  const { reported, warned, kinds } = await run(realTexts({ 'schemas/kinds/flywheel.json': text }));
  expect({ reported, warned }).toEqual({ reported: [], warned: [] });
  expect(kinds.map(({ definition }) => definition.id)).toContain('flywheel');
});

it('the report in the guide is what codegen prints for the same mistakes in its kind', async () => {
  const slips = SLIPS.reduce(
    (text, [before, after]) => {
      expect(text.split(before)).toHaveLength(2);
      return text.replace(before, after);
    },
    readBlock('## A whole kind: the flywheel', 'json'),
  );
  const texts = realTexts({ 'schemas/kinds/flywheel.json': slips });
  const { problems, warnings } = await run(texts);
  const findings = [...problems, ...warnings]
    .filter(({ file }) => file.endsWith('/flywheel.json'))
    .map((problem) => ({ ...problem, rule: SCHEMAS }));
  const report = formatFindings(findings, { format: 'text', texts });
  const summary = `${problems.length} problem(s) in schemas/. Nothing was written.`;
  expect(`${report}\n${summary}\n`).toBe(readBlock('## What codegen reports', ''));
});

/** What is written otherwise than in the whole kind. */
const SLIPS = [
  ['"icon": "disc-3", "color": "#8fb8de"', '"icon": "flywheel"'],
  ['"x-unit": "kW"', '"x-units": "kW"'],
  ['"id": "advanced"', '"id": "advancd"'],
  ['"title": "Minimum speed"', '"title": "Speed"'],
  ['"title": "Maximum speed"', '"title": "Speed"'],
] as const;

/** Returns the first block of a language in a section of the guide. */
function readBlock(heading: string, language: string): string {
  const section = readFileSync('docs/domain-expert.md', 'utf8').split(`\n${heading}\n`)[1] ?? '';
  return section.split(`\`\`\`${language}\n`)[1]?.split('```')[0] ?? '';
}
