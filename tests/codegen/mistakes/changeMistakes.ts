import type { Mistake } from './Mistake.ts';

const BATTERY = 'schemas/kinds/basicstorage.json';
const FLEET = 'schemas/examples/fleet.json';
const TARIFF = 'schemas/examples/tariff.json';
const WIND = 'schemas/kinds/wind.json';
const PV = 'schemas/kinds/pv.json';
const TITLE = '"title": "Battery",';

/** What a kind file says of its versions and of what has changed in them. */
export const changeMistakes: readonly Mistake[] = [
  ['a version of nothing', BATTERY, [[TITLE, `${TITLE} ‸"x-version": 0,`]], 'must be at least 1'],
  ['a version in between', BATTERY, [[TITLE, `${TITLE} ‸"x-version": 1.5,`]], 'must be a whole number'],
  ['a version in quotes', BATTERY, [[TITLE, `${TITLE} ‸"x-version": "2",`]], 'must be a whole number'],
  [
    'a version without changes',
    BATTERY,
    [[TITLE, `${TITLE} ‸"x-version": 2,`]],
    'it is the same as version 1',
    { isWarning: true },
  ],
  [
    'changes without a version',
    BATTERY,
    [[TITLE, `${TITLE} "x-changes": { ‸"2": [{ "drop": "colour" }] },`]],
    'Write "x-version": 2.',
  ],
  [
    'changes of a version by a word',
    BATTERY,
    [[TITLE, `${TITLE} "x-version": 2, "x-changes": { ‸"two": [{ "drop": "colour" }] },`]],
    "can't be a name here",
  ],
  ['changes as a list', BATTERY, changing('[{ "drop": "colour" }]', '‸"x-changes"'), 'must be an object in { }'],
  ['changes of a version as an object', BATTERY, changing('{ ‸"2": { "drop": "colour" } }'), 'must be a list in [ ]'],
  ['no changes in a version', BATTERY, changing('{ ‸"2": [] }'), 'is empty, but needs at least 1 entry'],
  [
    'a change of two kinds',
    BATTERY,
    entry('‸{ "drop": "a", "rename": "b", "to": "capacity" }'),
    'has both "rename" with "to" and "drop"',
  ],
  ['a change of no kind', BATTERY, entry('‸{ "to": "capacity" }'), 'needs "rename" with "to"'],
  ['a new name that no field has', BATTERY, entry('{ "rename": "cap", ‸"to": "capcity" }'), 'Did you mean "capacity"'],
  ['a field that keeps its name', BATTERY, entry('{ ‸"rename": "capacity", "to": "capacity" }'), 'keeps its name'],
  ['a field that is still there', BATTERY, entry('{ ‸"drop": "capacity" }'), 'is still a field'],
  ['a blank for a field that was dropped', BATTERY, entry('{ ‸"drop": " " }'), '" " can\'t have been a name'],
  [
    'a field that can never have been',
    BATTERY,
    entry('{ ‸"drop": "__proto__" }'),
    "can't have been a name in any version",
  ],
  ['a name that every kind has', BATTERY, entry('{ "rename": "label", ‸"to": "name" }'), 'is part of every kind'],
  ['a place in no object', BATTERY, entry('{ "move": "cap", ‸"to": "box.capacity" }'), 'has no field "box.capacity"'],
  ['a unit that stays', BATTERY, entry('{ ‸"scale": "capacity", "from": "kWh", "to": "kWh" }'), 'keeps its unit'],
  [
    'another unit than the field has now',
    BATTERY,
    entry('{ "scale": "capacity", "from": "Wh", ‸"to": "MWh" }'),
    'Its unit is "kWh"',
  ],
  [
    'a unit of a list that has another',
    BATTERY,
    entry('{ "scale": "dod", "from": "W", ‸"to": "kW" }'),
    'Its unit is "%"',
  ],
  [
    'units of different things',
    BATTERY,
    entry('{ "scale": "capacity", "from": "kW", ‸"to": "kWh" }'),
    "can't be converted into each other",
  ],
  [
    'a unit of a flag',
    BATTERY,
    entry('{ ‸"scale": "allow_res_charge_only", "from": "W", "to": "kW" }'),
    'which has no unit',
  ],
  ['a choice that the field does not have', PV, choices('‸"9": 77'), 'Accepted: 0, 1, 2, 3.'],
  ['a choice in quotes among numbers', PV, choices('‸"9": "1"'), '"1" is not among the accepted values'],
  ['choices of a number', BATTERY, entry('{ ‸"map": "capacity", "values": { "low": 1 } }'), 'has no choices'],
  ['a value from an unknown field', BATTERY, entry('{ "add": "capacity", "value": "‸cc * 2" }'), 'there is no "cc"'],
  ['a value of a division by zero', BATTERY, entry('{ "add": "capacity", "value": "c / ‸0" }'), 'divides by zero'],
  ['a value with a unit', BATTERY, entry('{ "add": "capacity", "value": "c * 2 ‸kWh" }'), "can't have a unit"],
  [
    'a text divided into one',
    BATTERY,
    entry('{ "split": "size", ‸"into": ["capacity"], "separator": "x" }'),
    'has 1 entry, but needs at least 2',
  ],
  [
    'a text divided into two numbers',
    BATTERY,
    entry('{ "split": "size", "into": [‸"capacity", "c"], "separator": "x" }'),
    'part of a text',
    { more: 1 },
  ],
  [
    'a text divided at nothing',
    BATTERY,
    entry('{ "split": "size", "into": ["a", "b"], ‸"separator": "" }'),
    'is empty',
  ],
  ['one field twice', BATTERY, entry('{ "drop": "size" }, { ‸"drop": "size" }'), 'takes "size" already'],
  ['an object that is calculated', FLEET, fleet('{ "add": "charging", "value": "‸5" }'), 'is an object, which no'],
  ['a choice that is not one', PV, pv('{ "add": "tracking", "value": "‸9" }'), 'it is not among 0, 1, 2, 3'],
  [
    'a flag that is a number',
    BATTERY,
    entry('{ "add": "allow_res_charge_only", "value": "‸1" }'),
    'needs a condition, but this is a number',
  ],
  [
    'a list that is a number',
    BATTERY,
    entry('{ "add": "dod", "value": "‸5" }'),
    "needs a text, but this is a number. Write it in single quotes: '5'.",
  ],
  ['a list of other values', BATTERY, entry('{ "add": "dod", "value": "‸\'a, b\'" }'), 'it is not a list of numbers'],
  [
    'a fraction of something whole',
    TARIFF,
    tariff('{ "in": "periods", "add": "from", "value": "‸2.5" }'),
    'not a whole number',
  ],
  [
    'a number that is a text',
    BATTERY,
    entry('{ "add": "capacity", "value": "‸\'x\'" }'),
    'needs a number, but this is a text',
  ],
  ['a number in quotes', BATTERY, entry('{ "add": "capacity", "value": "‸\'5\'" }'), 'Write 5 without quotes.'],
  [
    'a number that is a flag',
    BATTERY,
    entry('{ "add": "capacity", "value": "‸allow_res_charge_only" }'),
    'needs a number, but this is a condition',
  ],
  [
    'a number beyond its limits',
    BATTERY,
    entry('{ "add": "capacity", "value": "‸2 - 5" }'),
    '-3 can\'t be stored in "capacity"',
  ],
  [
    'a choice that becomes a number beyond its limits',
    BATTERY,
    entry('{ "map": "size", "values": { ‸"a": -5 }, "as": "capacity" }'),
    '-5 can\'t be stored in "capacity"',
  ],
  [
    'a part that is a text in place of a number',
    BATTERY,
    entry('{ "split": "size", "into": { "capacity": "‸\'x\'", "c": "size" }, "back": "capacity" }'),
    'needs a number, but this is a text',
  ],
  [
    'a whole that is a condition in place of a number',
    BATTERY,
    entry('{ "merge": ["a", "b"], "into": "capacity", "value": "‸a > b", "back": { "a": "capacity", "b": "1" } }'),
    'needs a number, but this is a condition',
  ],
  [
    'a column that is a text',
    TARIFF,
    tariff('{ "in": "periods", "add": "price", "value": "‸\'x\'" }'),
    'needs a number',
  ],
  [
    'one point of a curve in another unit',
    WIND,
    wind('{ ‸"scale": "pc0", "from": "W", "to": "kW" }'),
    'is one point of the curve "power", whose other points would keep their unit. Scale all of pc{x} as well.',
  ],
  [
    'a choice that stays',
    PV,
    choices('"7": 1, ‸"2": 2'),
    '2 stays as it is, so this has no effect',
    { isWarning: true },
  ],
  [
    'a new name that is the same',
    BATTERY,
    entry('{ "scale": "capacity", "from": "Wh", "to": "kWh", ‸"as": "capacity" }'),
    'keeps its name, so "as" has no effect',
    { isWarning: true },
  ],
  [
    'one field that is merged',
    BATTERY,
    entry('{ "merge": [‸"a"], "into": "capacity", "value": "a", "back": { "a": "capacity" } }'),
    'nothing is merged',
    { isWarning: true },
  ],
  [
    'a version before that changes nothing',
    BATTERY,
    [[TITLE, `${TITLE} "x-version": 3, ‸"x-changes": { "3": [{ "drop": "colour" }] },`]],
    'states no change in version 2, so it is the same as version 1',
    { isWarning: true },
  ],
  [
    'no earlier names',
    BATTERY,
    [['"title": "Capacity",', '"title": "Capacity", ‸"x-renamed-from": [],']],
    'names no earlier name, so it has no effect',
    { isWarning: true },
  ],
  [
    'an earlier name that can never have been',
    BATTERY,
    [['"title": "Capacity",', '"title": "Capacity", "x-renamed-from": [‸"constructor"],']],
    "can't have been a name in any version",
  ],
];

function changing(changes: string, word = '"x-changes"') {
  return [[TITLE, `${TITLE} "x-version": 2, ${word}: ${changes},`]] as const;
}

function entry(text: string) {
  return changing(`{ "2": [${text}] }`);
}

function choices(values: string) {
  return pv(`{ "map": "tracking", "values": { ${values} } }`);
}

function pv(text: string) {
  return changed('pv', text);
}

function wind(text: string) {
  return changed('wind', text);
}

function fleet(text: string) {
  return changed('fleet', text);
}

function tariff(text: string) {
  return changed('tariff', text);
}

function changed(id: string, text: string) {
  return [[`"$id": "${id}",`, `"$id": "${id}", "x-version": 2, "x-changes": { "2": [${text}] },`]] as const;
}
