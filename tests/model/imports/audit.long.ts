import { expect, it } from 'vitest';
import { auditImport } from './auditImport.ts';
import { AUDITS } from './audits.ts';

/** The folder of the whole tables, as docs/imports.md lists them; they are too large, or not ours to ship. */
const folder = process.env.IMPORT_DATA;

it.skipIf(folder === undefined).each(AUDITS)(
  'no value of the whole table of $mapping is changed silently',
  async (audit) => {
    const { differences, ...counts } = await auditImport(audit, folder ?? '');
    expect(differences.slice(0, 20)).toEqual([]);
    expect(counts.imported).toBeGreaterThan(0);
  },
);
