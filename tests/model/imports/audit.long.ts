import { expect, it } from 'vitest';
import { AUDIT_COUNTS } from './auditCounts.ts';
import { auditImport } from './auditImport.ts';
import { AUDITS } from './audits.ts';
import { DOCUMENT_AUDITS } from './documentAudits.ts';

/** The folder of the whole tables, as docs/imports.md lists them; they are too large, or not ours to ship. */
const folder = process.env.IMPORT_DATA;

it.skipIf(folder === undefined).each([...AUDITS, ...DOCUMENT_AUDITS])(
  'no value of $file is changed silently, and every omitted row is reported',
  async (audit) => {
    const { differences, rows, ...audited } = await auditImport(audit, folder ?? '');
    expect(differences.slice(0, 20)).toEqual([]);
    const counts = AUDIT_COUNTS[audit.mapping]?.whole;
    expect(audited).toMatchObject(counts ?? {});
    expect(audited.imported + audited.skipped + audited.faulty).toBe(rows);
  },
);
