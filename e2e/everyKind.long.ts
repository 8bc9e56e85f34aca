import { test } from './fixtures.ts';
import { subclasses } from './kindFiles.ts';
import { walkKind } from './walkKind.ts';

for (const subclass of subclasses) {
  test(`${subclass}: created by the wizard, found, edited on every tab, saved and read back`, ({
    signedIn,
    api,
    unique,
  }) => walkKind({ signedIn, api, unique }, subclass));
}
