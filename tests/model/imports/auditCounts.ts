/** Rows of a table that are imported, skipped by the mapping, and at fault. */
export interface AuditCounts {
  imported: number;
  skipped: number;
  faulty: number;
}

const counts = (imported: number, skipped = 0, faulty = 0): AuditCounts => ({ imported, skipped, faulty });

/** By mapping, what its sample and its whole table give. */
export const AUDIT_COUNTS: Record<string, { sample: AuditCounts; whole: AuditCounts }> = {
  cec_inverters: { sample: counts(17), whole: counts(3264) },
  cec_modules: { sample: counts(2), whole: counts(7) },
  keymark_heat_pumps: { sample: counts(7, 0, 2), whole: counts(4429, 0, 6) },
  jrc_hydro_plants: { sample: counts(4, 3, 4), whole: counts(1736, 172, 2270) },
  bslib_batteries: { sample: counts(4, 0, 3), whole: counts(4, 0, 3) },
  oedb_turbines: { sample: counts(4, 1), whole: counts(67, 73) },
  cea_gas_boilers: { sample: counts(4, 10), whole: counts(4, 10) },
  cea_oil_boilers: { sample: counts(2, 12), whole: counts(2, 12) },
  cea_heat_pumps: { sample: counts(10), whole: counts(10) },
  cea_gas_chp: { sample: counts(6, 4), whole: counts(6, 4) },
  cea_pv_panels: { sample: counts(4), whole: counts(4) },
  iec61400_16: { sample: counts(1), whole: counts(1) },
  cea_thermal_storages: { sample: counts(1, 6), whole: counts(1, 6) },
};
