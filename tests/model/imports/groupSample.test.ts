import { describe, expect, it } from 'vitest';
import { sampleTable } from '#model/imports/sampleTable.ts';
import { fileOf } from './fileOf.ts';

const POINTS = ['V90;3;0', 'V90;4;75', 'V90;5;190', 'V80;3;0', 'V80;4;60', 'V80;5;150'];

describe('the lines of a table that nobody knows', () => {
  it.each([
    ['the points of one turbine after the other are grouped', ['Turbine;Wind speed;Power', ...POINTS], 'Turbine'],
    [
      'a column that is the same on all lines changes nothing',
      ['Turbine;v;P;Site', ...POINTS.map((it) => `${it};Aabenraa`)],
      'Turbine',
    ],
    [
      'products of one maker stay apart',
      ['Maker;Heat output;COP', 'Acme;9;3.1', 'Acme;10;3.2', 'Acme;11;3.3'],
      undefined,
    ],
    [
      'products with names of their own stay apart',
      ['Series;Model;Power', 'Air;A 9;9', 'Air;A 10;10', 'Air;A 11;11'],
      undefined,
    ],
    [
      'models that begin with a number are names',
      ['Series;Model;Power', 'Air;80/2000;9', 'Air;82/2000;10', 'Air;90/3000;11'],
      undefined,
    ],
    ['amounts with units are no names', ['Turbine;v;P', 'V90;3;0 kW', 'V90;4;75 kW', 'V90;5;190 kW'], 'Turbine'],
  ])('%s', async (_, lines, group) => {
    expect((await sampleTable(fileOf(lines.join('\n')))).group).toBe(group);
  });
});
