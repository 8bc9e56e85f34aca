import { test } from './fixtures.ts';
import { walkKind } from './walkKind.ts';

// Between them they have every sort of field, both sorts of curves, one tab and many; all kinds are in everyKind.long.ts.
for (const subclass of ['basicstorage', 'wind', 'gaschp', 'market', 'hydro']) {
  test(`${subclass}: created by the wizard, found, edited on every tab, saved and read back`, ({
    signedIn,
    api,
    unique,
  }) => walkKind({ signedIn, api, unique }, subclass));
}
