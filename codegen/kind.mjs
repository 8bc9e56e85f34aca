// Plain JavaScript, so that Node.js starts it without a loader.
import { importBundle } from './importBundle.mjs';

await importBundle('kind.cli.ts');
