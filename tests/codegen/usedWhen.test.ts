import { describe, expect, it, test } from 'vitest';
import { run } from './schemaTexts.ts';
import { TANK, tankTexts } from './tankTexts.ts';

/** The tank whose head is used only while this holds. */
async function withCondition(condition: string, rest = '') {
  const text = `"head": { "x-used-when": ${JSON.stringify(condition)},${rest} "type"`;
  const { files, reported } = await run(tankTexts(['"head": { "type"', text]));
  return { module: files.get('kinds/tank.ts') ?? '', reported: reported.map((line) => line.replace(`${TANK}:`, '')) };
}

describe('a field that is not always used states the reason', () => {
  test.each([
    ['running', 'Running is off'],
    ['not running', 'Running is on'],
    ['not not running', 'Running is off'],
    ['running or vented', 'Running and Vented are off'],
    ['running and vented', 'Running or Vented is off'],
    ['not (running or vented)', 'Running or Vented is on'],
    ['not (running and vented)', 'Running and Vented are on'],
    ['running or vented or power > 0', 'Running is off and Vented is off and Power is 0'],
    ['running and not vented', 'Running is off or Vented is on'],
    ['running and (vented or power > 1)', 'Running is off, or Vented is off and Power is at most 1 kW'],
    ['power > 0', 'Power is 0'],
    ['power > 5', 'Power is at most 5 kW'],
    ['power > 5 MW', 'Power is at most 5 MW'],
    ['power >= 5', 'Power is below 5 kW'],
    ['power < 5', 'Power is at least 5 kW'],
    ['power <= 5', 'Power is above 5 kW'],
    ['power <= 0', 'Power is above 0'],
    ['5 < power', 'Power is at most 5 kW'],
    ['5 <= power', 'Power is below 5 kW'],
    ['5 > power', 'Power is at least 5 kW'],
    ['5 >= power', 'Power is above 5 kW'],
    ['5 = power', 'Power is not 5 kW'],
    ['5 != power', 'Power is 5 kW'],
    ['not power > 5', 'Power is above 5 kW'],
    ['not power >= 5', 'Power is at least 5 kW'],
    ['not power = 5', 'Power is 5 kW'],
    ['factor > 5', 'Factor is at most 5'],
    ['hot > cold', 'Hot temperature is at most Cold temperature'],
    ['rate = 1', 'Rate is not Slow'],
    ['rate != 2', 'Rate is Fast'],
    ['twice > 3', 'Twice is at most 3 kW'],
    ['twice > power', 'Twice is at most Power'],
  ])('%s', async (condition, reason) => {
    const { module, reported } = await withCondition(condition);
    expect(reported).toEqual([]);
    expect(module).toContain(`"unused": "Not used while ${reason}"`);
  });

  it('by a function of the record', async () => {
    const { module } = await withCondition('running');
    expect(module).toContain(
      'usedWhen: [\n    {\n      field: "head",\n      holds: (r) => r.flag("running"),\n    },\n  ],',
    );
  });

  it('in the words of its file where it has some', async () => {
    const { module, reported } = await withCondition('power * 2 > 1', ' "x-unused-message": "Not used at night",');
    expect(reported).toEqual([]);
    expect(module).toContain('"unused": "Not used at night"');
  });
});

describe('a condition that no field can have', () => {
  const NO_REASON =
    '12:15 this condition can\'t be put into words, so the form could not say why "head" is not used. Give the field an "x-unused-message", such as "Not used while the tank is full".';

  test.each([
    ['runnin', '12:31 there is no field "runnin". Did you mean "running"?'],
    ['power > 5 kWh', /^12:37 kW can't be compared with kWh\./],
    ['power', '12:31 the expression is a number, not a condition. Compare it with something.'],
    ['head > 1', '12:15 "head" can\'t depend on itself, as it could never be used again.'],
    ['power * 2 > 1', NO_REASON],
    ['1 < power * 2', NO_REASON],
    ['power > power * 2', NO_REASON],
    ['1 < 2 or running', NO_REASON],
    ['running and (vented or (hot > 1 and power > 1))', NO_REASON],
    ['running or power * 2 > 1', NO_REASON],
    ['never_rises(loads)', NO_REASON],
    ['not any(fuel_curve where y > 0)', NO_REASON],
  ])('%s', async (condition, said) => {
    const { reported } = await withCondition(condition);
    expect(reported).toHaveLength(1);
    if (typeof said === 'string') expect(reported[0]).toBe(said);
    else expect(reported[0]).toMatch(said);
  });

  it('a hidden field', async () => {
    const { reported } = await run(tankTexts(['"secret": {', '"secret": { "x-used-when": "running",']));
    expect(reported).toEqual([`${TANK}:25:17 "secret" is hidden, so the form could not show that it is not used.`]);
  });

  it('a field of a curve', async () => {
    const { reported } = await run(tankTexts(['"loads": {', '"loads": { "x-used-when": "running",']));
    expect(reported).toEqual([`${TANK}:26:16 "loads" is edited by a curve, which has no place to show the reason.`]);
  });

  it('a reason without a condition', async () => {
    const { reported } = await run(tankTexts(['"head": {', '"head": { "x-unused-message": "Not used",']));
    expect(reported).toEqual([
      `${TANK}:12:15 "x-unused-message" is shown while "x-used-when" does not hold, but there is no "x-used-when". Add "x-used-when".`,
    ]);
  });

  it('a misspelt keyword', async () => {
    const { reported } = await run(tankTexts(['"head": {', '"head": { "x-use-when": "running",']));
    expect(reported).toEqual([
      `${TANK}:12:15 "x-use-when" is not known here, so it would have no effect. Did you mean "x-used-when"?`,
    ]);
  });
});

describe('a check', () => {
  const CHECK = '"x-derived": {';
  const checked = (check: string): [string, string] => [CHECK, `"x-checks": [${check}],\n  ${CHECK}`];

  it('may be an error, which the validator then reports', async () => {
    const { files, reported } = await run(
      tankTexts(
        checked('{ "error": "Too hot", "require": "hot < 90", "when": "running", "at": ["hot", "fuel_curve"] }'),
      ),
    );
    expect(reported).toEqual([]);
    const module = files.get('kinds/tank.ts') ?? '';
    expect(module).toContain('validate: checkedValidator(compiledValidator(validate), () => kind),');
    expect(module).toContain("import { checkedValidator } from '#model/checkedValidator.ts';");
    expect(module).toContain(
      `  checks: [
    {
      error: "Too hot",
      reads: ["running","hot"],
      at: ["hot","loads"],
      when: (r) => r.flag("running"),
      require: (r) => c.isBelow(r.number("hot"), 90),
    },
  ],`,
    );
    expect(files.get('kinds/turbine.ts')).not.toContain('checkedValidator');
  });

  it('that only warns leaves the validator as it is', async () => {
    const { files } = await run(tankTexts(checked('{ "warn": "Too hot", "require": "hot < 90", "at": ["hot"] }')));
    expect(files.get('kinds/tank.ts')).toContain('validate: compiledValidator(validate),');
  });

  it('may divide by what its condition keeps above zero', async () => {
    const { reported } = await run(
      tankTexts(checked('{ "warn": "W", "when": "head > 0", "require": "power / head < 5 kW/m", "at": ["hot"] }')),
    );
    expect(reported).toEqual([]);
  });

  test.each([
    [
      '{ "warn": "W", "error": "E", "require": "hot < 90", "at": ["hot"] }',
      /^41:16 entry 1 of "x-checks" has both "warn" and "error", but only one of them is allowed/,
    ],
    ['{ "require": "hot < 90", "at": ["hot"] }', /^41:16 entry 1 of "x-checks" needs "warn", or "error"/],
    [
      '{ "error": "E", "require": "hot < 50", "at": ["hot"] }',
      '41:32 the defaults break this check, so a new component could not be created. Change a default or the check.',
    ],
    [
      '{ "error": "E", "when": "running", "require": "hot < 50", "at": ["hot"] }',
      /^41:51 the defaults break this check/,
    ],
    [
      '{ "eror": "E", "require": "hot < 50", "at": ["hot"] }',
      /"eror" is not known here, so it would have no effect\. Did you mean "error"\?/,
    ],
  ])('%s is refused', async (check, said) => {
    const { reported } = await run(tankTexts(checked(check)));
    const first = reported.map((line) => line.replace(`${TANK}:`, '')).join('\n');
    if (typeof said === 'string') expect(first).toBe(said);
    else expect(first).toMatch(said);
  });

  test.each([
    '{ "error": "E", "when": "not running", "require": "hot < 50", "at": ["hot"] }',
    '{ "warn": "W", "require": "hot < 50", "at": ["hot"] }',
  ])('%s is kept by the defaults', async (check) => {
    expect((await run(tankTexts(checked(check)))).reported).toEqual([]);
  });
});
