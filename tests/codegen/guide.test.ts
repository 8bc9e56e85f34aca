import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { realTexts, run } from './schemaTexts.ts';

it('the whole kind of the guide is accepted by codegen without a word', async () => {
  const guide = readFileSync('docs/domain-expert.md', 'utf8');
  const section = guide.split('## A whole kind: the flywheel')[1] ?? '';
  const [, text = ''] = /```json\n([\s\S]*?)```/.exec(section) ?? [];
  const { reported, warned, kinds } = await run(realTexts({ 'schemas/kinds/flywheel.json': text }));
  expect({ reported, warned }).toEqual({ reported: [], warned: [] });
  expect(kinds.map(({ definition }) => definition.id)).toContain('flywheel');
});
