import type { Audit } from './audits.ts';
import { rereadDocument } from './rereadDocument.ts';
import { type RereadRow, shifted } from './rereadTable.ts';
import { wholeSpeeds } from './wholeSpeeds.ts';

const MODE = 'power_curves.operating_modes[0]';

/** Official documents by IEC 61400-16: one flat curve, one of eight air densities, and one of three turbulences. */
export const DOCUMENT_AUDITS: Audit[] = [
  turbine('generic-120-3', `${MODE}.power`),
  turbine('generic-274-20', `${MODE}.power[5]`),
  turbine('generic-120-3-with-extra-parameters', `${MODE}.power[0][0]`),
];

/** The folder of the documents, which are whole in the project. */
export const DOCUMENTS = 'tests/documents';

function turbine(name: string, curve: string): Audit {
  return {
    mapping: 'iec61400_16',
    file: `iec61400-16/${name}.json`,
    reread: rereadDocument,
    isLeftOut: () => false,
    name: (row) => `${read(row, 'turbine.manufacturer_display_name')} ${read(row, 'turbine.model_name')}`,
    values: (row) => {
      const speeds: number[] = read(row, `${MODE}.parameters[label=wind-speed].values`);
      const powers: number[] = read(row, curve);
      const heights: number[] = read(row, 'turbine.available_hub_heights');
      return {
        hub_height: Math.min(...heights),
        lifetime: read(row, 'design_bases[0].design_lifetime'),
        ...wholeSpeeds(speeds.map((x, index) => ({ x, y: shifted(String(powers[index]), -3) }))),
      };
    },
  };
}

function read(row: RereadRow, path: string) {
  return JSON.parse(row.cells.get(path) ?? 'null');
}
