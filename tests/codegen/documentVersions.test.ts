import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ChangeSchema } from '#codegen/KindFile.ts';
import { carryRecord } from '#model/carryRecord.ts';
import { createOfficialCheck, createTurbineChanges, readEarlierTurbine } from '../fixtures/turbineDocuments.ts';

const MODES = 'power_curve/power_curves/operating_modes';

// What IEC-61400/power-curve-schema did from alpha 3 to alpha 4, but for lists of one value that became that value.
const CHANGES: ChangeSchema[] = [
  { add: 'power_curve/turbine/power_reference_location', value: "'low-voltage'" },
  { in: `${MODES}/parameters`, map: 'label', values: { 'shear-coefficient': 'vertical-shear-exponent' } },
  { in: MODES, move: 'overrides/available_hub_heights', to: 'restricted_to_hub_heights' },
  { in: `${MODES}/parameters`, rename: 'dimension', to: 'axis' },
  { in: 'power_curve/document/metadata', map: 'term', as: 'term_name', values: readTerms() },
];

/** The terms of DCMI by the labels that alpha 3 had: accessRights by 'Access Rights'. */
function readTerms(): Record<string, string> {
  const text = readFileSync('schemas/documents/iec61400-16.json', 'utf8');
  const names: string[] = JSON.parse(text).properties.document.properties.metadata.items.properties.term_name.enum;
  const toLabel = (name: string) => name.replace(/[A-Z]/g, ' $&').replace(/^./, (letter) => letter.toUpperCase());
  return Object.fromEntries(names.map((name) => [toLabel(name), name]));
}

/** A document with all that alpha 4 changed; of those that are published, each lacks some. */
function readFull(name: Parameters<typeof readEarlierTurbine>[0]) {
  const document = JSON.parse(JSON.stringify(readEarlierTurbine(name)).replaceAll('"axis"', '"dimension"'));
  const [mode] = document.power_curves.operating_modes;
  mode.overrides = { ...mode.overrides, rated_rpm: 11, available_hub_heights: [100, 120, 140] };
  mode.parameters.push({ label: 'shear-coefficient', value: 0.2 });
  return document;
}

describe('stored documents of an earlier schema', () => {
  const changes = createTurbineChanges(CHANGES);

  test.each(['generic-120-3', 'generic-274-20'] as const)('%s is carried over and back', (name) => {
    const earlier = { power_curve: readFull(name) };
    const carried = carryRecord(changes, earlier, { from: 1, to: 2 });
    const { turbine, power_curves, document } = carried.power_curve as ReturnType<typeof readFull>;
    const [mode] = power_curves.operating_modes;
    expect(turbine.power_reference_location).toBe('low-voltage');
    expect(mode.restricted_to_hub_heights).toEqual([100, 120, 140]);
    expect(mode.overrides).not.toHaveProperty('available_hub_heights');
    expect(mode.parameters.at(-1)).toEqual({ label: 'vertical-shear-exponent', value: 0.2 });
    expect(mode.parameters.map(({ axis }: { axis?: number }) => axis)).toEqual([0, 1, undefined]);
    expect(JSON.stringify(power_curves)).not.toContain('"dimension"');
    expect(document.metadata.map((entry: { term_name: string }) => entry.term_name)).toEqual([
      'identifier',
      'format',
      'source',
    ]);
    expect(carryRecord(changes, carried, { from: 2, to: 1 })).toEqual(earlier);
  });

  test.each(['generic-120-3', 'generic-274-20'] as const)('%s is what the published schema asks for', (name) => {
    const check = createOfficialCheck();
    const earlier = readEarlierTurbine(name);
    expect(check(earlier)).not.toEqual([]);
    const { power_curve } = carryRecord(changes, { power_curve: earlier }, { from: 1, to: 2 });
    expect(check(power_curve)).toEqual([]);
  });

  test('a name that the document does not have is a problem with the nearest one', () => {
    const misspelt = () => createTurbineChanges([{ in: `${MODES}/parameters`, rename: 'dimension', to: 'axes' }]);
    expect(misspelt).toThrow('version 2 has no column "axes".');
    expect(() => createTurbineChanges([{ in: `${MODES}/parameter`, rename: 'a', to: 'axis' }])).toThrow(
      `version 1 has no table "${MODES}/parameter".`,
    );
  });
});
