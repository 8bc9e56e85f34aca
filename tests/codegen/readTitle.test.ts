import { expect, it } from 'vitest';
import { type ReadTitle, readTitle } from '#codegen/foreign/readTitle.ts';

it.each<[label: string, read: ReadTitle]>([
  ['Maximum reach (m)', { title: 'Maximum reach', name: 'Maximum reach', unit: 'm' }],
  ['rated_power [kW]', { title: 'Rated power', name: 'rated_power', unit: 'kW' }],
  ['efficiency (-)', { title: 'Efficiency', name: 'efficiency' }],
  ['cost[furlongs]', { title: 'Cost', name: 'cost', unknown: 'furlongs' }],
  ['size (largest)', { title: 'size (largest)', name: 'size (largest)' }],
  ['(kW)', { title: '(kW)', name: '(kW)' }],
  ['[kW]', { title: '[kW]', name: '[kW]' }],
  ['(m) reach', { title: '(m) reach', name: '(m) reach' }],
  ['reach (m) (max', { title: 'reach (m) (max', name: 'reach (m) (max' }],
  ['power_kw', { title: 'Power', name: 'power_kw', unit: 'kW' }],
  ['rated power kW', { title: 'rated power kW', name: 'rated power kW' }],
  ['hub_height', { title: 'Hub height', name: 'hub_height' }],
])('"%s"', (label, read) => {
  expect(readTitle(label)).toEqual(read);
});
