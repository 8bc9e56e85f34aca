import type { Mistake } from './Mistake.ts';

const WIND = 'schemas/kinds/wind.json';
const BATTERY = 'schemas/kinds/basicstorage.json';
const GENSET = 'schemas/genset.json';
const MARKET = 'schemas/kinds/market.json';
const X = '"x": { "title": "Wind speed", "unit": "m/s", "from": 0, "to": 30 }';
const AGING = '"y": [{ "title": "Cycles to end of life", "field": "max_cycles" }]';
const zeros = (count: number) => Array.from({ length: count }, () => 0).join(', ');

/** Curves, their series, defaults and axes. */
export const curveMistakes: readonly Mistake[] = [
  [
    'a curve that counts down',
    WIND,
    [[X, '"x": { "title": "Wind speed", "unit": "m/s", "from": 30, ‸"to": 0 }']],
    'must be above "from"',
  ],
  [
    'a curve without an end',
    WIND,
    [[X, '‸"x": { "title": "Wind speed", "unit": "m/s", "from": 0 }']],
    'needs "field", or "from" with "to"',
  ],
  [
    'a curve of a thousand million points',
    WIND,
    [[X, '"x": { "title": "Wind speed", "unit": "m/s", "from": 0, ‸"to": 999999999 }']],
    'points',
  ],
  [
    'a curve of too many points',
    WIND,
    [[X, '"x": { "title": "Wind speed", "unit": "m/s", "from": 0, ‸"to": 20000 }']],
    'points',
  ],
  [
    'a curve from below zero',
    WIND,
    [[X, '"x": { "title": "Wind speed", "unit": "m/s", ‸"from": -1, "to": 29 }']],
    'contain a minus',
  ],
  [
    'a curve whose default is too short',
    WIND,
    [
      ['0.77, 0.73, 0.7, 0.667,', '0.77, 0.73, 0.7,'],
      ['"default": [\n            0, 0, 0, 0, 0.03', '‸"default": [\n            0, 0, 0, 0, 0.03'],
    ],
    'one value per point',
  ],
  [
    'a curve whose default breaks its limit',
    WIND,
    [['0, 0, 0, 0, 0.03, 0.08', '0, 0, ‸-1, 0, 0.03, 0.08']],
    'the default -1',
  ],
  [
    'a curve whose limits leave no value',
    WIND,
    [['"minimum": 0,\n          "belowMinimum"', '‸"minimum": 9,\n          "maximum": 1,\n          "belowMinimum"']],
    'no value would be accepted',
  ],
  [
    'a curve of a field that does not exist',
    BATTERY,
    [[AGING, AGING.replace('"field": "max_cycles"', '‸"field": "max_cycels"')]],
    'Did you mean "max_cycles"',
  ],
  [
    'a curve of a number',
    BATTERY,
    [[AGING, AGING.replace('"field": "max_cycles"', '‸"field": "capacity"')]],
    'needs a list',
    { more: 2 },
  ],
  [
    'a curve whose y is its x',
    BATTERY,
    [[AGING, AGING.replace('"field": "max_cycles"', '‸"field": "dod"')]],
    'is the x of curve',
    { more: 1 },
  ],
  [
    'two series in one field',
    BATTERY,
    [['"field": "discharge_power_percentage"', '‸"field": "charge_power_percentage"']],
    'another series',
    { more: 1 },
  ],
  [
    'two series with one title',
    BATTERY,
    [['"title": "Discharge", "unit"', '‸"title": "Charge", "unit"']],
    'both series',
    { isWarning: true },
  ],
  [
    'a field of two curves',
    BATTERY,
    [
      [AGING, AGING.replace('"max_cycles"', '"soc_percentage"')],
      ['"cycle_aging": {', '‸"cycle_aging": {'],
    ],
    'can belong to one',
    { more: 1 },
  ],
  [
    'a minimum of a list in a curve',
    BATTERY,
    [[AGING, AGING.replace('"field"', '‸"minimum": 5, "field"')]],
    'no effect on the list',
  ],
  [
    'a default of a list in a curve',
    BATTERY,
    [[AGING, AGING.replace('"field"', '‸"default": [1, 2], "field"')]],
    'no effect on the list',
  ],
  [
    'outside of a list curve',
    BATTERY,
    [['"cycle_aging": {', '"cycle_aging": {\n      ‸"outside": "zero",']],
    'is for a numbered curve',
  ],
  [
    'rising of a numbered curve',
    WIND,
    [['"outside": "zero"', '"outside": "zero", ‸"rising": false']],
    'no effect on the numbered curve',
  ],
  ['numbered fields without {x}', WIND, [['"fields": "pc{x}"', '‸"fields": "pc"']], 'ends in {x}'],
  ['numbered fields with another placeholder', WIND, [['"fields": "pc{x}"', '‸"fields": "pc{n}"']], 'ends in {x}'],
  [
    'numbered fields that clash with a field',
    WIND,
    [
      ['"hub_height": {\n', '"pc3": {\n'],
      ['"fields": "pc{x}"', '‸"fields": "pc{x}"'],
    ],
    'exists already',
    { more: 2 },
  ],
  [
    'a cut-out by a field that does not exist',
    WIND,
    [['"cutOut": "cut_out_wind_speed"', '‸"cutOut": "cut_out_windspeed"']],
    'Did you mean "cut_out_wind_speed"',
  ],
  ['a cut-out by a flag', WIND, [['"cutOut": "cut_out_wind_speed"', '‸"cutOut": "is_co_located"']], 'is a flag field'],
  [
    'a logarithmic axis with zero',
    WIND,
    [['"outside": "zero"', '"outside": "zero", "logarithmic": [‸"y"]']],
    "can't be logarithmic",
  ],
  [
    'belowMinimum without a minimum',
    WIND,
    [['"minimum": 0,\n          "belowMinimum": "clip"', '‸"belowMinimum": "clip"']],
    'needs a "minimum"',
  ],
  [
    'a curve given default values for no series',
    MARKET,
    [
      [
        '"x-tabs": [',
        '"x-curves": { ‸"prices": { "title": "Prices", "x": { "title": "Hour", "unit": "h", "from": 0, "to": 23 }, "y": [{ "title": "Price", "fields": "hour_{x}", "default": [' +
          zeros(24) +
          '] }] } },\n  "x-tabs": [',
      ],
    ],
    'is in no tab',
  ],
  [
    'a curve without a default',
    WIND,
    [
      ['"fields": "pc{x}",', '‸"fields": "pc{x}",'],
      [
        `"belowMinimum": "clip",\n          "default": [\n            0, 0, 0, 0, 0.03, 0.08, 0.15, 0.25, 0.37, 0.51, 0.66, 0.8, 0.91, 0.98, 1, 1, 0.97, 0.93, 0.89, 0.85, 0.81,\n            0.77, 0.73, 0.7, 0.667, 0.667, 0.667, 0.667, 0.667, 0.667, 0.667\n          ]`,
        '"belowMinimum": "clip"',
      ],
    ],
    'has no default',
    { isWarning: true },
  ],
  [
    'a list series on numbered x',
    WIND,
    [['"fields": "pc{x}"', '‸"field": "hub_height"']],
    'needs numbered',
    { more: 1 },
  ],
  [
    'a cut-out in another unit',
    WIND,
    [['"cutOut": "cut_out_wind_speed"', '‸"cutOut": "hub_height"']],
    'in m/s, but "hub_height" is in m',
  ],
  [
    'a list default with semicolons',
    BATTERY,
    [['"default": "10, 20, 30, 40, 50, 60, 70, 80, 90"', '‸"default": "10; 20; 30; 40; 50; 60; 70; 80; 90"']],
    'comma-separated',
  ],
  [
    'an x that comes twice',
    BATTERY,
    [['"default": "10, 20, 30, 40, 50, 60, 70, 80, 90"', '‸"default": "10, 20, 20, 40, 50, 60, 70, 80, 90"']],
    'must rise',
  ],
  [
    'a list in another unit than its curve',
    GENSET,
    [['"fuel_consumptions": {', '"fuel_consumptions": { ‸"x-unit": "MW",']],
    'is in "MW", but its curve shows "Fuel input" in "kW"',
  ],
  [
    'an x in another unit than its list',
    BATTERY,
    [['"dod": {', '"dod": { ‸"x-unit": "h",']],
    'is in "h", but its curve shows "Depth of discharge" in "%"',
  ],
  [
    'a list in a unit that its curve does not show',
    BATTERY,
    [['"max_cycles": {', '"max_cycles": { ‸"x-unit": "h",']],
    'in no unit',
  ],
  ['a step of a curve', WIND, [[X, X.replace(' }', ', ‸"step": 1 }')]], 'is not known here'],
  ['a curve from half a metre', WIND, [[X, X.replace('"from": 0', '‸"from": 0.5')]], 'must be a whole number'],
  [
    'three series',
    BATTERY,
    [
      [
        AGING,
        '‸"y": [{ "title": "A", "field": "max_cycles" }, { "title": "B", "field": "dod" }, { "title": "C", "field": "c" }]',
      ],
    ],
    'can have 2 at most',
  ],
];
