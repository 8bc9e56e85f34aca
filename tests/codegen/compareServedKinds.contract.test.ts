import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type ComparedServer, compareServedKinds } from '#codegen/compareServedKinds.ts';
import { kinds, loadKind } from '#generated/kinds.ts';
import { toMeta } from '#model/toMeta.ts';

const OWN = await readFile('generated/contract.json', 'utf8');
const own = JSON.parse(OWN);
const { definition } = await loadKind.wind();
const KNOWN = { body: toMeta(definition) };
const OTHERS = kinds.map(({ subclass }) => subclass).filter((subclass) => subclass !== 'wind');

/** Places a finding in the file of the kind; the column is that of the field's name. */
const findPlace = (subclass: string, field: string) => ({
  file: `${subclass}.json`,
  line: 1,
  column: 1 + field.length,
});

function compare(server: Omit<ComparedServer, 'definitions' | 'findPlace'>) {
  return compareServedKinds({ definitions: [definition], findPlace, ...server });
}

/** Our contract after a change of its schemas. */
function changed(change: (schemas: typeof own.components.schemas) => void) {
  const contract = JSON.parse(OWN);
  change(contract.components.schemas);
  return contract;
}

/** The findings about the wind turbine: the others are not compared here. */
const onWind = (...args: Parameters<typeof compare>) =>
  compare(...args).filter(({ message }) => message.startsWith('wind') || message.includes(' wind.'));

describe('kinds that only one side has', () => {
  it('are found in the metadata of a server that lacks them', () => {
    expect(compare({ metas: new Map([['wind', { body: undefined }]]) })).toEqual([
      {
        file: 'wind.json',
        line: 1,
        column: 1,
        rule: 'server/kindOnlyInForm',
        message: 'wind: the server does not know this kind',
      },
    ]);
  });

  it('are found in the list of those that a server has, each once and in order', () => {
    expect(compare({ served: ['zeppelin', 'wind', 'airship', 'zeppelin'] })).toEqual(
      ['airship', 'zeppelin'].map((subclass) => ({
        file: `${subclass}.json`,
        line: 1,
        column: 1,
        rule: 'server/kindOnlyOnServer',
        message: `${subclass}: only the server knows this kind`,
      })),
    );
  });

  it('are found in a contract', () => {
    expect(compare({ contract: own, own }).map(({ message }) => message)).toEqual(
      OTHERS.toSorted().map((subclass) => `${subclass}: only the server knows this kind`),
    );
  });

  it('are found in a contract that names other kinds', () => {
    const contract = { components: { schemas: { Fan: { properties: { subclass: { const: 'fan' } } } } }, paths: {} };
    expect(compare({ contract }).map(({ message }) => message)).toEqual([
      'wind: the server does not know this kind',
      'fan: only the server knows this kind',
    ]);
    expect(
      compare({ contract, metas: new Map([['wind', KNOWN]]) }).map(({ rule, message }) => [rule, message]),
    ).toEqual([
      ['server/kindOnlyInForm', 'wind: the contract of the server does not name this kind'],
      ['server/kindOnlyOnServer', 'fan: only the server knows this kind'],
    ]);
  });

  it('are not claimed by a contract that names no kind at all', () => {
    expect(compare({ contract: { components: {}, paths: {} }, own })).toEqual([]);
  });
});

describe('a kind in metadata and contract', () => {
  it('could not be compared if its request failed', () => {
    expect(compare({ metas: new Map([['wind', { fault: 'answered 403' }]]) })).toMatchObject([
      { rule: 'unchecked', message: 'wind: answered 403' },
    ]);
  });

  it('is compared in both, and a difference in both is reported once', () => {
    const contract = changed(({ WindWrite }) => {
      WindWrite.properties.lifetime.maximum = 80;
    });
    const fields = { ...KNOWN.body.fields, lifetime: { ...KNOWN.body.fields.lifetime, max_value: 80 } };
    const body = { ...KNOWN.body, version: 'other', fields };
    const stricter = {
      file: 'wind.json',
      line: 1,
      column: 9,
      rule: 'server/tighterMaximum',
      message: 'wind.lifetime: stricter maximum: none in the form, 80 on the server',
    };
    expect(onWind({ contract, own })).toEqual([stricter]);
    expect(onWind({ contract, own, metas: new Map([['wind', { body }]]) })).toEqual([stricter]);
  });

  it('is compared in what is answered, unless what is sent differs in the same field', () => {
    const read = (schemas: typeof own.components.schemas) => {
      schemas.Wind.required = schemas.Wind.required.filter((name: string) => name !== 'lifetime');
    };
    const answered = onWind({ contract: changed(read), own });
    const message = 'in answers, wind.lifetime: required: yes here, no there.';
    expect(answered).toEqual([{ file: 'wind.json', line: 1, column: 9, rule: 'contract/answer', message }]);
    expect(onWind({ contract: changed(read) })).toEqual([]);
    const both = changed((schemas) => {
      read(schemas);
      schemas.WindWrite.properties.lifetime.maximum = 80;
    });
    expect(onWind({ contract: both, own }).map(({ rule }) => rule)).toEqual(['server/tighterMaximum']);
  });

  it('needs no required fields of a schema that is for requests and answers alike', () => {
    const contract = changed((schemas) => {
      schemas.Wind.properties.name.minLength = 1;
      delete schemas.WindWrite;
    });
    expect(onWind({ contract })).toEqual([]);
  });

  it('needs the required fields of what is sent', () => {
    const contract = changed(({ WindWrite }) => {
      WindWrite.required = [...WindWrite.required, 'hub_height'];
    });
    expect(onWind({ contract }).map(({ rule }) => rule)).toEqual(['server/required']);
  });
});
