import type { Mistake } from './Mistake.ts';

const HEATER = 'schemas/texts/de/kinds/heater.json';
const LANGUAGE = 'schemas/texts/de/language.json';
const COMMON = 'schemas/texts/de/common.json';

/** Texts in another language. */
export const languageMistakes: readonly Mistake[] = [
  [
    'a field that the kind does not have',
    HEATER,
    [['"lifetime_years"', '‸"lifetime_year"']],
    'Did you mean "lifetime_years"?',
    { more: 1 },
  ],
  [
    'a text that the field does not have',
    HEATER,
    [['"description": "Investition', '‸"x-empty": "Keine", "description": "Investition']],
    'has no text "x-empty" here',
  ],
  [
    'a text of a shared field',
    HEATER,
    [['"spec_invest": {', '"spec_invest": { ‸"title": "Investition",']],
    'translated where they are written',
  ],
  [
    'a choice that the field does not have',
    COMMON,
    [['"x-message": "Bitte eine', '‸"x-labels": { "EURO": "Euro" }, "x-message": "Bitte eine']],
    'has no text "x-labels" here',
  ],
  ['a misspelt word', HEATER, [['"x-kind"', '‸"x-kinds"']], 'Did you mean "x-kind"?'],
  [
    'a text that is a number',
    HEATER,
    [
      ['"Gaskessel",\n  "desc', '7,\n  "desc'],
      ['"title": 7', '‸"title": 7'],
    ],
    'must be text',
  ],
  ['a blank text', HEATER, [['"plural": "Gaskessel"', '"plural": "‸  "']], 'planners would see nothing'],
  [
    'a placeholder that the English text does not have',
    HEATER,
    [['Betriebsjahre bis', '‸{currency} bis']],
    'nothing replaces "{currency}"',
  ],
  ['a lost placeholder', LANGUAGE, [['"from {what}": "aus: {what}"', '‸"from {what}": "aus"']], 'lacks "{what}"'],
  [
    'a misspelt placeholder of a message',
    'schemas/texts/de/messages.json',
    [['"Muss {value} sein"', '"Muss ‸{wert} sein"']],
    'nothing replaces "{wert}"',
  ],
  [
    'a phrase for a text that nothing says',
    LANGUAGE,
    [['"Operating costs"', '‸"Operating cost"']],
    'Did you mean "Operating costs"?',
    { more: 1 },
  ],
  [
    'a language without a name',
    LANGUAGE,
    [
      ['  "title": "Deutsch",\n', ''],
      ['{\n  "$schema"', '‸{\n  "$schema"'],
    ],
    'lacks "title"',
  ],
  [
    'texts of a kind that does not exist',
    'schemas/texts/de/kinds/heatre.json',
    '‸{ "$schema": "../../../kind.schema.json#/$defs/texts" }',
    'Did you mean "schemas/texts/de/kinds/heater.json"?',
  ],
  [
    'a text that is missing',
    HEATER,
    [
      ['  "title": "Gaskessel",\n', ''],
      ['{\n  "$schema"', '‸{\n  "$schema"'],
    ],
    '1 text of schemas/kinds/heater.json is missing, so English is shown: "Gas-fired heater".',
    { isWarning: true },
  ],
  ['texts with the $id of another kind', HEATER, [['"$id": "heater"', '‸"$id": "heatpump"']], 'Make it "heater"'],
  [
    'capitals kept in the texts of a kind',
    HEATER,
    [['"title": "Gaskessel",', '‸"x-keeps-capitals": true, "title": "Gaskessel",']],
    'belongs in',
  ],
  [
    'a title of the messages',
    'schemas/texts/de/messages.json',
    [['"x-phrases": {', '‸"title": "Meldungen",\n  "x-phrases": {']],
    'has no effect in this file',
  ],
  [
    'a language by its name',
    'schemas/texts/german/language.json',
    '‸{ "$schema": "../../kind.schema.json#/$defs/texts", "$id": "language", "title": "German" }',
    'there is no language "german"',
  ],
  [
    'a language by its country',
    'schemas/texts/at/language.json',
    '‸{ "$schema": "../../kind.schema.json#/$defs/texts", "$id": "language", "title": "Deutsch" }',
    'there is no language "at"',
  ],
  [
    'English as another language',
    'schemas/texts/en/language.json',
    '‸{ "$schema": "../../kind.schema.json#/$defs/texts", "$id": "language", "title": "English" }',
    'already in English',
  ],
];
