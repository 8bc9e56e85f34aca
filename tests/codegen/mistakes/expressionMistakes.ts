import type { Mistake } from './Mistake.ts';

const WIND = 'schemas/kinds/wind.json';
const BATTERY = 'schemas/kinds/basicstorage.json';
const PV = 'schemas/kinds/pv.json';
const MARKET = 'schemas/kinds/market.json';
const HYDRO = 'schemas/kinds/hydro.json';
const FLEET = 'schemas/examples/fleet.json';

const HUB = '"title": "Hub height",';
const WHEN = '"x-shown-when": "charging.load_management"';
const INTRADAY = '"x-used-when": "consider_intraday"';
const CHECK = '"require": "lp >= hg",';
const RATED = '"value": "1000 kg/m³ * 9.81 m/s² * hg * qe * derating_factor"';

/** Conditions, checks and derived values. */
export const expressionMistakes: readonly Mistake[] = [
  [
    'a check of what can never be',
    BATTERY,
    [
      [
        '"x-checks": [',
        '"x-checks": [{ "warn": "Big", "when": "‸max_soc_percentage > 500 %", "require": "c > 0 1/h", "at": ["c"] },',
      ],
    ],
    'this never holds, as "max_soc_percentage" is at most 100 %. Correct it, or remove the check.',
  ],
  [
    'a use of a choice that does not exist',
    PV,
    [['"out_put_cap": {', '"out_put_cap": { "x-used-when": "‸tracking = 7",']],
    'this never holds, as "tracking" is one of 0, 1, 2, 3',
  ],
  [
    'a use beyond all choices',
    PV,
    [['"out_put_cap": {', '"out_put_cap": { "x-used-when": "not ‸tracking <= 3",']],
    'this never holds, as "tracking" is one of 0, 1, 2, 3',
  ],
  [
    'a fraction of a whole number',
    PV,
    [
      [
        '"enum": [0, 1, 2, 3],\n      "x-labels": { "0": "None", "1": "Azimuth", "2": "Slope", "3": "Slope and azimuth" }',
        '"maximum": 3',
      ],
      ['"out_put_cap": {', '"out_put_cap": { "x-shown-when": "‸tracking = 2.5",'],
    ],
    'this never holds, as "tracking" is a whole number',
  ],
  [
    'a condition on a field outside its object',
    FLEET,
    [[WHEN, '"x-shown-when": "‸load_management"']],
    'load_management',
  ],
  [
    'a condition on a value that the choice lacks',
    FLEET,
    [[`"x-shown-when": "strategy.type = 'v2g'"`, `"x-shown-when": "strategy.type = ‸'v3g'"`]],
    "'v2g'",
  ],
  [
    'a comparison of a field with itself',
    HYDRO,
    [[CHECK, '"require": "lp ‸>= lp",']],
    'both sides of ">=" are the same',
  ],
  [
    'a condition in double equals',
    FLEET,
    [[`"x-shown-when": "strategy.type = 'v2g'"`, `"x-shown-when": "strategy.type ‸== 'v2g'"`]],
    'Did you mean "="',
  ],
  [
    'a condition without quotes',
    FLEET,
    [[`"x-shown-when": "strategy.type = 'v2g'"`, `"x-shown-when": "strategy.type = ‸v2g"`]],
    "'v2g'",
  ],
  ['a condition that is no text', FLEET, [[WHEN, '‸"x-shown-when": true']], 'must be text'],
  ['an empty condition', FLEET, [[WHEN, '‸"x-shown-when": ""']], 'is empty'],
  [
    'a condition that compares two fields',
    FLEET,
    [[WHEN, '"x-shown-when": "charging.site_power ‸> offered_power"']],
    'fixed',
  ],
  ['a condition on a number alone', FLEET, [[WHEN, '"x-shown-when": "‸charging.site_power"']], 'condition'],
  ['a condition on itself', FLEET, [[WHEN, '"x-shown-when": "‸charging.least_power > 1"']], 'it hides'],
  ['a condition always true', FLEET, [[WHEN, '"x-shown-when": "‸1 < 2"']], 'field'],
  [
    'a condition with a unit of another quantity',
    FLEET,
    [[WHEN, '"x-shown-when": "charging.site_power ‸> 5 kWh"']],
    "can't be compared",
  ],
  [
    'a hidden name',
    FLEET,
    [
      ['"title": "Aggregator",', '"title": "Aggregator", "x-when-hidden": "clear",'],
      [
        '"maxLength": 80,\n      "x-shown-when": "consider_fcr"',
        '"maxLength": 80,\n      "x-shown-when": "‸consider_fcrs"',
      ],
    ],
    'Did you mean "consider_fcr"',
  ],
  ['a fate that does not exist', FLEET, [['"x-when-hidden": "clear"', '‸"x-when-hidden": "delete"']], 'must be one of'],
  [
    'a default to go back to that is missing',
    FLEET,
    [['"maxLength": 80,', '"maxLength": 80, ‸"x-when-hidden": "default",']],
    'no default to go back to',
  ],
  [
    'a condition on a hidden tab of every component',
    WIND,
    [['"id": "general",', `"id": "general", ‸"x-shown-when": "is_co_located",`]],
    'every component needs',
  ],
  [
    'a use that depends on an unknown field',
    MARKET,
    [[INTRADAY, '"x-used-when": "‸consider_intra_day"']],
    'Did you mean "consider_intraday"',
  ],
  ['a use that depends on itself', WIND, [[HUB, `${HUB} ‸"x-used-when": "hub_height > 3",`]], "can't depend on itself"],
  [
    'a check of an unknown field',
    HYDRO,
    [[CHECK, '"require": "lq >= ‸hx",']],
    'there is no field',
    { more: 1, at: '"require": "‸lq >= hx"' },
  ],
  ['a check of different units', HYDRO, [[CHECK, '"require": "lp ‸>= qe",']], "can't be compared"],
  ['a check that names no field', HYDRO, [[CHECK, '"require": "‸1 < 2",']], 'names no field'],
  ['a check at an unknown field', HYDRO, [['"at": ["hg", "lp"]', '"at": ["hg", ‸"lq"]']], 'no field or curve "lq"'],
  [
    'a check at one field twice',
    HYDRO,
    [['"at": ["hg", "lp"]', '"at": ["hg", "lp", ‸"hg"]']],
    'named twice',
    { isWarning: true },
  ],
  ['a check at no field', HYDRO, [['"at": ["hg", "lp"]', '‸"at": []']], 'needs at least 1'],
  [
    'a check that both warns and forbids',
    HYDRO,
    [
      [
        '"warn": "The penstock is shorter than the head",',
        '"warn": "The penstock is shorter than the head", "error": "No",',
      ],
      ['  "x-checks": [\n    {', '  "x-checks": [\n    ‸{'],
    ],
    'has both',
  ],
  [
    'a check without a message',
    HYDRO,
    [
      ['"warn": "The penstock is shorter than the head",', ''],
      ['  "x-checks": [\n    {', '  "x-checks": [\n    ‸{'],
    ],
    'needs "warn", or "error"',
  ],
  [
    'an error that the defaults break',
    HYDRO,
    [
      ['"warn": "The penstock is shorter than the head",', '"error": "The penstock is shorter than the head",'],
      [CHECK, '‸"require": "lp < hg",'],
    ],
    'the defaults break',
  ],
  ['a check of what is no condition', HYDRO, [[CHECK, '"require": "‸lp",']], 'condition'],
  ['a check with a decimal comma', HYDRO, [[CHECK, '"require": "lp >= 1‸,5 m",']], 'A decimal takes a dot'],
  ['a check with a bracket too few', HYDRO, [[CHECK, '"require": "(lp >= hg‸",']], 'is missing before the end'],
  ['a check with &&', HYDRO, [[CHECK, '"require": "lp >= hg ‸&& lp > 0 m",']], 'Did you mean "and"'],
  ['a check with an unknown function', HYDRO, [[CHECK, '"require": "‸avg(lp) >= hg",']], 'function'],
  [
    'a derived value of an unknown field',
    HYDRO,
    [[RATED, '"value": "1000 kg/m³ * 9.81 m/s² * ‸hgg * qe"']],
    'Did you mean "hg"',
    { more: 0 },
  ],
  ['a derived value in another unit', HYDRO, [[RATED, '"value": "‸hg * qe"']], 'kW'],
  [
    'a derived value that may divide by zero',
    HYDRO,
    [[RATED, '"value": "1000 kg/m³ * 9.81 m/s² * hg * qe * 1 m ‸/ lp"']],
    'zero',
    { more: 0 },
  ],
  ['a derived value of itself', HYDRO, [[RATED, '"value": "‸rated_power * 2"']], 'itself'],
  [
    'a derived value of derived values in a circle',
    HYDRO,
    [
      ['"value": "4 * qe / (3.14159265 * dp * dp)"', '"value": "rated_power * 1 m/kJ"'],
      [RATED, '"value": "‸flow_velocity * 1 kJ/m"'],
    ],
    'flow_velocity',
    { more: 1 },
  ],
  ['a derived value of a number', HYDRO, [[RATED, '"value": "‸5 kW"']], 'names no field'],
  [
    'a misspelt unit of a derived value',
    HYDRO,
    [['"title": "Rated power",\n      "unit": "kW"', '"title": "Rated power",\n      "unit": "‸kWatt"']],
    'there is no unit',
  ],
  ['a suggestion for an unknown field', HYDRO, [['"suggests": "dp"', '‸"suggests": "dq"']], 'there is no field "dq"'],
  ['a suggestion in another unit', HYDRO, [['"suggests": "dp"', '‸"suggests": "qe"']], 'calculated from'],
  [
    'a series of an unknown curve',
    'schemas/genset.json',
    [['"per": "fuel_curve"', '‸"per": "fuel_kurve"']],
    'Did you mean "fuel_curve"',
  ],
  [
    'an expression of a thousand characters',
    HYDRO,
    [[CHECK, `‸"require": "lp >= hg${' and lp >= hg'.repeat(60)}",`]],
    '500',
  ],
  [
    'a condition on an unknown field',
    FLEET,
    [[WHEN, '"x-shown-when": "charging.‸load_managment"']],
    'Did you mean "charging.load_management"',
  ],
  [
    'a flag that is required',
    FLEET,
    [['"title": "Public charging",\n', '"title": "Public charging", ‸"x-required-when": "consider_fcr",\n']],
    'never missing',
  ],
  ['a check with its operator turned round', HYDRO, [[CHECK, '"require": "lp =‸> hg",']], '">" can\'t be used where'],
  [
    'a minus of a typesetter',
    HYDRO,
    [[RATED, RATED.replace('* derating_factor', '‸− derating_factor')]],
    'Did you mean "-"',
  ],
  ['a cross for a product', HYDRO, [[RATED, RATED.replace('* qe', '‸× qe')]], 'Did you mean "*"'],
  ['a colon for a division', HYDRO, [[RATED, RATED.replace('* qe', '‸: qe')]], 'Did you mean "/"'],
  ['a square as a sign', HYDRO, [[RATED, RATED.replace('hg * qe', 'hg‸² * qe')]], 'x * x'],
  ['a comparison in one sign', HYDRO, [[CHECK, '"require": "lp ‸≥ hg",']], 'Did you mean ">="'],
  ['a value of two cases', HYDRO, [[RATED, '"value": "hg > 3 m ‸? qe : hg"']], 'say "when"'],
  ['an expression that ends with a semicolon', HYDRO, [[CHECK, '"require": "lp >= hg‸;",']], 'has to close'],
  [
    'a number beyond all numbers in an expression',
    HYDRO,
    [[CHECK, '"require": "lp >= hg + ‸1e999 m",']],
    'larger than any number',
  ],
  ['a value listed twice', FLEET, [["strategy.type = 'v2g'", "strategy.type in ('v2g', ‸'v2g')"]], 'in the list twice'],
  [
    'a condition beyond the limit of its field',
    FLEET,
    [[WHEN, '"x-shown-when": "‸charging.efficiency > 200 %"']],
    'is at most 100 %',
  ],
  [
    'a condition below the limit of its field',
    FLEET,
    [[WHEN, '"x-shown-when": "‸charging.site_power <= 0 W"']],
    'is above 0 kW',
  ],
  [
    'a condition that is met and not',
    FLEET,
    [[WHEN, '"x-shown-when": "consider_fcr and not ‸consider_fcr"']],
    'never holds',
  ],
];
