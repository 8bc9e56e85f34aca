import { describe, expect, it } from 'vitest';
import { judgeEdits } from '#codegen/edits/judgeEdits.ts';
import { DEPOT, depotTexts } from '../depot.ts';
import { smallTexts } from '../schemaTexts.ts';

const CONTRACT = 'schemas/openapi.yaml';

const judge = (old: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>) =>
  judgeEdits({ ref: 'v1', old, now }).map(({ file, line, rule, severity = 'error', message }) => ({
    at: `${severity} ${file}:${line} ${rule}`,
    message,
  }));

/** The small texts with this contract, or without one. */
function withContract(text: string | undefined): Map<string, string> {
  const texts = smallTexts();
  texts.delete(CONTRACT);
  return new Map([...texts, ...(text === undefined ? [] : [[CONTRACT, text] as const])]);
}

describe('of a kind', () => {
  it('names the effects of a removed or an added kind', () => {
    expect(judge(depotTexts(), smallTexts())).toEqual([
      {
        at: `error v1:${DEPOT}:1 edit/kind.removed`,
        message: 'depot: the kind was removed; values are no longer part of the kind.',
      },
    ]);
    expect(judge(smallTexts(), depotTexts())).toEqual([
      {
        at: `note ${DEPOT}:1 edit/kind.added`,
        message: 'depot: the kind was added; nothing that existed before is affected.',
      },
    ]);
  });

  it('says that the version is missing after a change of unit', () => {
    const [unit, missing] = judge(
      depotTexts(),
      depotTexts(['"title": "Power", "x-unit": "kW"', '"title": "Power", "x-unit": "MW"']),
    );
    expect(unit).toEqual({
      at: `error ${DEPOT}:11 edit/field.x-unit`,
      message: 'depot.charging/power "x-unit" is "MW"; it was "kW"; the same number means something else. Breaking.',
    });
    expect(missing).toEqual({
      at: `error ${DEPOT}:1 edit/version`,
      message: 'depot: stored components must be converted, but "x-version" is still 1.',
    });
  });

  it('missing shared fields are the only thing reported', () => {
    const old = depotTexts();
    old.delete('schemas/common.json');
    expect(judge(old, depotTexts()).map(({ message }) => message)).toEqual([
      "v1:schemas/common.json:1:1 the kinds can't be compared because of a fault there: is missing; it defines the fields of every component.",
    ]);
  });
});

describe('of the contract', () => {
  const PATHS = '{"openapi":"3.1.0","paths":{"/wind/":{"get":{}}}}';

  it('is reported where it was missing or broken', () => {
    expect(judge(withContract(undefined), withContract(PATHS))).toEqual([
      {
        at: `error v1:${CONTRACT}:1 unchecked`,
        message: `v1:${CONTRACT}:1:1 the contract can't be compared because of a fault there: is missing.`,
      },
    ]);
    expect(judge(withContract('7'), withContract(PATHS)).map(({ message }) => message)).toEqual([
      `v1:${CONTRACT}:1:1 the contract can't be compared because of a fault there: contains no contract.`,
    ]);
  });

  it('a missing or broken present file is not reported again here', () => {
    expect(judge(withContract(PATHS), withContract(undefined))).toEqual([]);
    expect(judge(withContract(PATHS), withContract('7'))).toEqual([]);
  });

  it('each edit is reported at its position, a removed part at its position in the commit', () => {
    expect(judge(withContract(PATHS), withContract(PATHS.replace('wind', 'gas')))).toEqual([
      {
        at: `error v1:${CONTRACT}:1 edit/call-removed`,
        message:
          'GET /wind/: call removed; the call no longer exists. Stored data safe, writers breaking, readers breaking.',
      },
      { at: `note ${CONTRACT}:1 edit/call-added`, message: 'GET /gas/: call added; there is a new call. Safe.' },
    ]);
  });
});
