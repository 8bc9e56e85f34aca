import { test } from './fixtures.ts';
import { walkKind } from './walkKind.ts';

// A kind with both sorts of curves and several tabs; all kinds are in everyKind.long.ts.
test('wind: created by the wizard, found, edited on every tab, saved and read back', ({ signedIn, api, unique }) =>
  walkKind({ signedIn, api, unique }, 'wind'));
