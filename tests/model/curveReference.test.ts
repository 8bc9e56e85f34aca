import { describe, expect, it } from 'vitest';
import type { CurveDefinition, FieldDefinition } from '#model/FormDefinition.ts';
import { kindReference } from '#model/kindReference.ts';
import { createDefinition } from './createDefinition.ts';
import { createField } from './nestedDefinition.ts';

describe('the facts of a curve in the reference', () => {
  const powers = ['pc0', 'pc1', 'pc2', 'pc3', 'pc4'];
  const at = (count: number) => powers.slice(0, count);

  /** A turbine whose curve has one field for each wind speed. */
  function describeCurve(parts: Partial<CurveDefinition>, fields: readonly FieldDefinition[]): string[] {
    const curve: CurveDefinition = {
      id: 'power',
      title: 'Power',
      help: '',
      x: { title: 'Wind speed', unit: 'm/s', source: { from: 0, to: 30 } },
      y: [{ title: 'Power', unit: 'kW', minimum: 0, source: { fields: powers } }],
      rising: true,
      outside: 'zero',
      ...parts,
    };
    const definition = createDefinition(fields, {
      curves: { power: curve },
      tabs: [{ id: 'all', title: 'All', groups: [{ title: 'All', items: ['power'] }] }],
    });
    const [item] = kindReference({ definition }, 'GBP').tabs[0]?.groups[0]?.items ?? [];
    return item?.facts.map(({ term, text }) => `${term}: ${text}`) ?? [];
  }

  it('name many fields by the first and the last, and list their defaults without units', () => {
    const fields = powers.map((name, index) =>
      createField(name, { unit: 'kW', curve: 'power', ...(index === 3 ? {} : { default: index * 0.5 }) }),
    );
    expect(describeCurve({}, fields)).toEqual([
      'Type: Curve',
      'x: Wind speed in m/s, 0 to 30',
      'y: Power in kW, at least 0',
      'Fields: pc0 to pc4',
      'Default: Power: 0, 0.5, 1, empty, 2',
    ]);
  });

  it('list up to four fields, and no default where none has one', () => {
    const y = [
      { title: 'Costs in {currency}', unit: '{currency}/kW', source: { fields: at(3) } },
      { title: 'Second', source: { field: 'pc3' } },
    ];
    const fields = at(4).map((name) => createField(name, { curve: 'power' }));
    expect(describeCurve({ y }, fields)).toEqual([
      'Type: Curve',
      'x: Wind speed in m/s, 0 to 30',
      'y: Costs in GBP in GBP/kW',
      'y: Second',
      'Fields: pc0, pc1, pc2, pc3',
    ]);
  });

  it('state the unit of a single field with its default, and skip fields that the kind lacks', () => {
    const y = [
      { title: 'Rated', source: { fields: ['pc0'] } },
      { title: 'Others', source: { fields: ['pc1', 'pc9'] } },
    ];
    const fields = at(2).map((name) => createField(name, { unit: 'kW', default: 7 }));
    expect(describeCurve({ y, rising: false }, fields).slice(4)).toEqual([
      'Fields: pc0, pc1, pc9',
      'Default: Rated: 7 kW',
      'Default: Others: 7',
    ]);
  });

  it('say nothing of rising points where they need not rise', () => {
    const source = { field: 'pc0' };
    const facts = describeCurve({ x: { title: 'Flow', source }, rising: false }, [createField('pc0')]);
    expect(facts.slice(0, 4)).toEqual(['Type: Curve', 'x: Flow', 'y: Power in kW, at least 0', 'Fields: pc0 to pc4']);
  });
});
