import { it } from 'vitest';
import { walkSources } from './sourcesWalk.ts';

it('sources keep to their rules over 300 random series of edits, saving, copies, files and merges', () => {
  walkSources({ runs: 300, seed: 1 });
});
