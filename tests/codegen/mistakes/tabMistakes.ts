import type { Mistake } from './Mistake.ts';

const WIND = 'schemas/kinds/wind.json';
const FLEET = 'schemas/examples/fleet.json';

/** Tabs and groups. */
export const tabMistakes: readonly Mistake[] = [
  [
    'a field in no tab',
    WIND,
    [
      ['            "surface_roughness_length",\n', ''],
      ['"surface_roughness_length": {', '‸"surface_roughness_length": {'],
    ],
    'is in no tab',
  ],
  [
    'a field in two tabs',
    WIND,
    [
      [
        '"fields": ["derating_factor", "variation_instant"]',
        '"fields": ["derating_factor", "variation_instant", ‸"invest"]',
      ],
    ],
    'in tab "general" already',
  ],
  [
    'a field twice in a group',
    WIND,
    [
      [
        '"fields": ["derating_factor", "variation_instant"]',
        '"fields": ["derating_factor", "variation_instant", ‸"derating_factor"]',
      ],
    ],
    'in tab "advanced" already',
  ],
  [
    'a misspelt field in a tab',
    WIND,
    [['"fields": ["derating_factor", "variation_instant"]', '"fields": [‸"derating_faktor", "variation_instant"]']],
    'Did you mean "derating_factor"',
  ],
  [
    'a field of a curve in a tab',
    WIND,
    [['"fields": ["power"]', '"fields": ["power", ‸"pc3"]']],
    'edited by the curve',
  ],
  [
    'a curve in no tab',
    WIND,
    [
      ['"fields": ["power"], "derived"', '"fields": ["is_co_located"], "derived"'],
      ['            "cut_out_wind_speed",\n            "is_co_located"\n', '            "cut_out_wind_speed"\n'],
      ['"power": {\n', '‸"power": {\n'],
    ],
    'in no tab',
  ],
  [
    'a hidden field in a tab',
    WIND,
    [
      ['"title": "Hub height",', '"title": "Hub height", "x-hidden": true,'],
      ['            "hub_height",\n            "anemo', '            ‸"hub_height",\n            "anemo'],
    ],
    'is hidden',
  ],
  [
    'a field of the server in a tab',
    WIND,
    [
      [
        '"fields": ["derating_factor", "variation_instant"]',
        '"fields": ["derating_factor", "variation_instant", ‸"created_at"]',
      ],
    ],
    'is hidden',
  ],
  ['a tab defined twice', WIND, [['"id": "advanced",\n', '‸"id": "general",\n']], 'defined twice'],
  ['a tab without a title', WIND, [['"id": "advanced",\n', '‸"id": "advancd",\n']], 'Did you mean "advanced"'],
  ['a tab with a blank in its id', WIND, [['"id": "advanced",\n', '‸"id": "my tab",\n']], "can't be a name"],
  [
    'two tabs with one title',
    WIND,
    [['"id": "advanced",\n', '"id": "advanced", ‸"title": "General details",\n']],
    'another tab',
    { isWarning: true },
  ],
  [
    'two groups with one title',
    WIND,
    [['"title": "Losses and variation"', '‸"title": "Site"']],
    'another group',
    { isWarning: true },
  ],
  [
    'two fields with one title',
    WIND,
    [['"title": "Anemometer height"', '‸"title": "Hub height"']],
    'another field',
    { isWarning: true },
  ],
  [
    'an empty group',
    WIND,
    [['"fields": ["derating_factor", "variation_instant"]', '‸"fields": []']],
    'needs at least 1',
  ],
  [
    'no tabs',
    WIND,
    [['"x-tabs": [\n    {\n      "id": "general"', '‸"x-tabs": [],\n  "x-note": [\n    {\n      "id": "general"']],
    'needs at least 1',
    { more: 1 },
  ],
  [
    'a tab with a field for its groups',
    WIND,
    [['"id": "general",\n      "groups": [', '"id": "general",\n      ‸"fields": [']],
    '"fields" is not known',
    { more: 1 },
  ],
  [
    'a field of an object in a tab',
    FLEET,
    [['"fields": ["charging", "charger_powers"]', '"fields": ["charging", "charger_powers", ‸"site_power"]']],
    'shown as a whole',
  ],
  [
    'an unknown derived value in a group',
    WIND,
    [['"derived": ["unit_invest"]', '"derived": [‸"unit_inwest"]']],
    'Did you mean "unit_invest"',
    { more: 1 },
  ],
  [
    'a derived value in two groups',
    WIND,
    [
      [
        '"title": "Losses and variation", "fields"',
        '"title": "Losses and variation", "derived": [‸"unit_invest"], "fields"',
      ],
    ],
    'shown already',
    { at: '"Losses and variation", "derived": ["unit_invest"], "fields"'.replace('["u', '[‸"u') },
  ],
  [
    'a derived value in no group',
    WIND,
    [
      ['          "derived": ["unit_invest"]\n', '          "description": "Once."\n'],
      ['"unit_invest": {', '‸"unit_invest": {'],
    ],
    'in no group',
  ],
];
