import { describe, expect, it } from 'vitest';
import { imports } from '#generated/imports.ts';
import { AUDIT_COUNTS } from './auditCounts.ts';
import { auditImport } from './auditImport.ts';
import { AUDITS } from './audits.ts';
import { DOCUMENT_AUDITS, DOCUMENTS } from './documentAudits.ts';

const SAMPLES = 'tests/fixtures/imports';

describe('a second reading of a sample', () => {
  it('is there of each mapping', () => {
    const audited = [...AUDITS, ...DOCUMENT_AUDITS].map(({ mapping }) => mapping).sort();
    expect([...new Set(audited)]).toEqual(imports.map(({ id }) => id).sort());
    expect(Object.keys(AUDIT_COUNTS).sort()).toEqual([...new Set(audited)]);
  });

  it.each(AUDITS)('finds no silently changed value and no unreported row of $mapping', async (audit) => {
    const { differences, rows, values, cells, ...counts } = await auditImport(audit, SAMPLES);
    expect(differences).toEqual([]);
    expect(counts).toEqual(AUDIT_COUNTS[audit.mapping]?.sample);
    expect(counts.imported + counts.skipped + counts.faulty).toBe(rows);
    expect(values).toBeGreaterThan(counts.imported);
    expect(cells).toBeGreaterThan(counts.imported);
  });

  it.each(DOCUMENT_AUDITS)('finds no silently changed value of $file', async (audit) => {
    const { differences, imported, cells } = await auditImport(audit, DOCUMENTS);
    expect(differences).toEqual([]);
    expect(imported).toBe(AUDIT_COUNTS[audit.mapping]?.sample.imported);
    expect(cells).toBeGreaterThan(40);
  });

  it('reports a value that differs in the last digit, a surplus row and an unreported name', async () => {
    const [audit] = AUDITS.filter(({ mapping }) => mapping === 'keymark_heat_pumps');
    if (!audit) throw new Error('The audit of heat pumps is missing.');
    const changed = {
      ...audit,
      isLeftOut: () => false,
      name: () => 'Another',
      values: (row: Parameters<typeof audit.values>[0]) => ({ ...audit.values(row), cop: 2.2000000000000006 }),
    };
    const { differences } = await auditImport(changed, SAMPLES);
    expect(differences).toContain('heatpump/keymark_heat_pumps.csv:2 cop is 2.2, not 2.2000000000000006');
    expect(differences).toContain('heatpump/keymark_heat_pumps.csv:9 should be');
    expect(differences.filter((text) => text.includes('nobody says so')).length).toBeGreaterThan(3);
  });
});
