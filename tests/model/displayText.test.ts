import { expect, it } from 'vitest';
import { displayText } from '#model/displayText.ts';
import { getKind } from './loadedKinds.ts';

it.each([
  ['pv', ['slope_surface'], '', 'Automatic'],
  ['pv', ['slope_surface'], '30', '30 °'],
  ['pv', ['azimuth_surface'], ' ', 'Automatic'],
  ['pv', ['out_put_cap'], '', 'No cap'],
  ['wind', ['cut_out_wind_speed'], '', 'By power curve'],
  ['hydro', ['dp'], '', 'Not known'],
  // Where the file gives emptiness no meaning, none is made up.
  ['hydro', ['hg'], '', 'empty'],
])('in lists, comparisons and history %s.%j = %j reads %j', (subclass, [name = ''], text, words) => {
  expect(displayText(getKind(subclass).definition, [name], { [name]: text })).toBe(words);
});
