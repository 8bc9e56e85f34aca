import { test } from './fixtures.ts';
import { inspectKind } from './inspectKind.ts';
import { subclasses } from './kindFiles.ts';

for (const subclass of subclasses) {
  test(`${subclass}: editor and wizard are sound on desktop and phone`, ({ signedIn, api, unique }) =>
    inspectKind({ signedIn, api, unique }, subclass));
}
