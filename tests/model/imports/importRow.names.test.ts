import { describe, expect, it } from 'vitest';
import type { ImportMapping } from '#model/imports/ImportMapping.ts';
import { UniqueNames } from '#model/imports/UniqueNames.ts';
import type { Kind } from '#model/Kind.ts';
import { importComponent, listAdjusted } from './importOne.ts';
import { PLACE, TURBINE } from './turbineRow.ts';

describe('the name of a row', () => {
  const LONG = 'Enercon wind turbine E-82 E4 of 2026';
  const noted: Partial<ImportMapping> = {
    fields: [{ field: 'description', cases: [{ sort: 'text', text: '{note}' }] }],
  };

  it('begins the description where it had to be shortened', () => {
    const made = importComponent({ Model: LONG, Note: 'Quiet' }, { given: noted });
    expect(made.body.name).toBe('Enercon…ne E-82 E4 of 2026');
    expect(made.body.description).toBe(`${LONG}\nQuiet`);
    expect(made.adjustments).toEqual([
      {
        sort: 'shortened',
        text: `"${LONG}" is named "${made.body.name}"; the description has the full name.`,
        place: PLACE,
        field: 'name',
      },
    ]);
    expect(importComponent({ Model: LONG, P: '5' }).body.description).toBe(LONG);
  });

  it('is cut together with a description that is too long', () => {
    const note = 'Quiet, for forests and for towns';
    const made = importComponent({ Model: LONG, Note: note }, { given: noted });
    const cut = `${LONG}\n${note}`.slice(0, 59);
    expect(made.body.description).toBe(`${cut}…`);
    expect(listAdjusted(made)).toEqual([
      `name shortened: "${LONG}" is named "${made.body.name}"; the description has the full name.`,
      `name shortened: the description was cut; the full text: ${LONG}\n${note}`,
    ]);
    const exactly = 'x'.repeat(60 - LONG.length - 1);
    expect(listAdjusted(importComponent({ Model: LONG, Note: exactly }, { given: noted }))).toHaveLength(1);
  });

  it('is whole in the description where the kind has no limit of that', () => {
    const { description: _, ...fields } = TURBINE.definition.fields;
    const kind: Kind = { ...TURBINE, definition: { ...TURBINE.definition, fields } };
    const long = 'Enercon '.repeat(20).trim();
    expect(importComponent({ Model: long, P: '5' }, { kind }).body.description).toBe(long);
  });

  it('is not in the description where it is only distinguished', () => {
    const given = new UniqueNames(30);
    expect(importComponent({ Model: 'E-82', Note: 'Quiet' }, { names: given, given: noted }).body).toEqual({
      subclass: 'turbine',
      name: 'E-82',
      description: 'Quiet',
    });
    const second = importComponent({ Model: 'E-82', Mark: 'E4', P: '20', H: '90' }, { names: given });
    expect(second.body).toEqual({ subclass: 'turbine', name: 'E-82 (E4)', rated_power: 20, hub_height: 90 });
    expect(second.adjustments).toEqual([
      {
        sort: 'distinguished',
        text: '"E-82" is the name of another row, so this one is "E-82 (E4)".',
        place: PLACE,
        field: 'name',
      },
    ]);
  });

  it('is reported before all else', () => {
    expect(listAdjusted(importComponent({ Model: LONG, P: '9000' })).map((one) => one.split(':')[0])).toEqual([
      'name shortened',
      'hub_height blank',
      'rated_power unusual',
    ]);
  });
});
