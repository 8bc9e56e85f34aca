import { always, type EditRule, waive } from './EditRule.ts';
import { fateRule, shownRule, unitRule } from './judgeFields.ts';
import { lowerLimit, upperLimit } from './judgeLimits.ts';
import {
  calculated,
  changesRule,
  curveRule,
  pointRule,
  refusal,
  risingRule,
  seriesRule,
  versionRule,
} from './judgeRules.ts';

const TEXT = always('text');
const NAME = waive('another name is another kind, of which one is added and one removed');
const EACH = waive('each entry is judged');
const OF_CHANGE = waive('a change is judged as a whole, as the entry of its version');
const OF_LANGUAGE = waive('words in another language are never stored or sent');
const OF_REQUIREMENT = waive('another requirement is another rule or check: one is added, one removed');
const OF_KIND = waive('it is judged in each kind that takes it over');
const OF_FORM = waive('forms are not stored, and what they send is judged in the contract');

/** What edits of a kind's other words do. */
export const kindRules: Record<string, EditRule> = {
  'kind.$schema': waive('it is the same in every file'),
  'kind.$id': NAME,
  'kind.title': TEXT,
  'kind.description': TEXT,
  'kind.type': waive('it is the same in every file'),
  'kind.x-kind': EACH,
  'kind.x-kind.plural': TEXT,
  'kind.x-kind.icon': TEXT,
  'kind.x-kind.color': TEXT,
  'kind.x-kind.order': TEXT,
  'kind.allOf.$ref': waive('what it leads to is judged in its place'),
  'kind.allOf': waive('what it takes over is judged in its place'),
  'kind.properties': EACH,
  'kind.x-version': versionRule,
  'kind.x-changes': changesRule,
  'kind.x-curves': curveRule,
  'kind.x-rules': EACH,
  'kind.x-checks': EACH,
  'kind.x-derived': TEXT,
  'kind.x-note': TEXT,
  'kind.x-tabs': EACH,
  ...waiveAll('shared', OF_KIND, [
    ...['$schema', '$id', 'properties', 'required', '$defs', 'x-curves', 'x-rules', 'x-checks', 'x-derived', 'x-note'],
    ...['x-tabs', 'x-tab-titles', 'x-unit-names'],
  ]),
  ...waiveAll('form', OF_FORM, [
    '$schema',
    '$id',
    'title',
    'description',
    'properties',
    'required',
    'x-rules',
    'x-groups',
  ]),
  ...waiveAll('groups', waive('groups are judged as part of their tab'), ['title', 'description', 'fields', 'derived']),
  ...waiveAll('change', OF_CHANGE, [
    ...['in', 'rename', 'move', 'scale', 'map', 'split', 'merge', 'add', 'drop', 'to', 'from', 'as', 'values', 'into'],
    ...['value', 'back', 'separator', 'x-note'],
  ]),
  'curve.title': TEXT,
  'curve.description': TEXT,
  'curve.axis': TEXT,
  'curve.x-note': TEXT,
  'curve.rising': risingRule,
  'curve.outside': TEXT,
  'curve.logarithmic': TEXT,
  'curve.cutOut': TEXT,
  'curve.x': EACH,
  'curve.x.title': TEXT,
  'curve.x.unit': unitRule,
  'curve.x.field': waive('a curve of another x is another curve, of which one is added and one removed'),
  'curve.x.from': pointRule('from'),
  'curve.x.to': pointRule('to'),
  'curve.y': seriesRule,
  'curve.y.title': TEXT,
  'curve.y.unit': unitRule,
  'curve.y.field': waive('a series of other fields is another series, of which one is added and one removed'),
  'curve.y.fields': waive('a series of other fields is another series, of which one is added and one removed'),
  'curve.y.default': always('default'),
  'curve.y.minimum': lowerLimit('curve.y'),
  'curve.y.maximum': upperLimit('curve.y'),
  'curve.y.belowMinimum': TEXT,
  'rule.field': OF_REQUIREMENT,
  'rule.below': refusal,
  'rule.atMost': refusal,
  'rule.message': TEXT,
  'check.warn': TEXT,
  'check.error': refusal,
  'check.message': TEXT,
  'check.when': OF_REQUIREMENT,
  'check.require': OF_REQUIREMENT,
  'check.at': TEXT,
  'check.x-note': TEXT,
  'derived.title': TEXT,
  'derived.unit': calculated,
  'derived.value': calculated,
  'derived.when': calculated,
  'derived.per': TEXT,
  'derived.from': TEXT,
  'derived.suggests': TEXT,
  'derived.x-note': TEXT,
  'tab.id': TEXT,
  'tab.title': TEXT,
  'tab.x-shown-when': shownRule,
  'tab.x-when-hidden': fateRule,
  'tab.groups': TEXT,
  ...waiveAll('texts', OF_LANGUAGE, [
    '$schema',
    '$id',
    'title',
    'description',
    'x-kind',
    'x-kind.plural',
    'properties',
    '$defs',
    'x-curves',
    'x-derived',
    'x-tab-titles',
    'x-unit-names',
    'x-phrases',
    'x-keeps-capitals',
  ]),
  ...waiveAll('axisTexts', OF_LANGUAGE, ['title']),
};

function waiveAll(place: string, rule: EditRule, words: readonly string[]): Record<string, EditRule> {
  return Object.fromEntries(words.map((word) => [`${place}.${word}`, rule]));
}
