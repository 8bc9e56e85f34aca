import { it } from 'vitest';
import { walkSources } from './sourcesWalk.ts';

it('sources keep to their rules over 10,000 random series of edits, saving, copies, files and merges', () => {
  walkSources({ runs: 10_000, seed: 2 });
}, 600_000);
