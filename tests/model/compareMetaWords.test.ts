import { expect, it } from 'vitest';
import { compareMetaWords } from '#model/compareMetaWords.ts';
import type { Difference } from '#model/MetaDifference.ts';
import type { StatedField } from '#model/StatedMeta.ts';

type Stated = Omit<StatedField, 'name'>;

const CHOICES = { choices: ['fixed', 'flex'], choiceLabels: ['fixed: Fixed', 'flex: Flexible'] };
const OTHER_LABELS = { choices: ['flex', 'fixed'], choiceLabels: ['flex: Day-ahead', 'fixed: Fixed'] };

it.each<[string, Stated, Stated, Difference[]]>([
  ['nothing', { label: 'Power', help: 'Rated.', ...CHOICES, axes: ['a'] }, {}, []],
  ['the same', { label: 'Power', help: 'Rated.' }, { label: 'Power', help: 'Rated.' }, []],
  ['another label', { label: 'Power' }, { label: 'Load' }, [{ code: 'label', form: 'Power', server: 'Load' }]],
  ['a label where there is none', {}, { label: 'Load' }, [{ code: 'label', form: null, server: 'Load' }]],
  ['another help', { help: 'Rated.' }, { help: 'Peak.' }, [{ code: 'help', form: 'Rated.', server: 'Peak.' }]],
  ['no help', { help: 'Rated.' }, { help: null }, [{ code: 'help', form: 'Rated.', server: null }]],
  ['no help on either side', {}, { help: null }, []],
  [
    'another label of a choice',
    CHOICES,
    OTHER_LABELS,
    [{ code: 'choiceLabels', form: ['flex: Flexible'], server: ['flex: Day-ahead'] }],
  ],
  [
    'the same labels in another order',
    CHOICES,
    { choices: ['flex', 'fixed'], choiceLabels: ['flex: Flexible', 'fixed: Fixed'] },
    [],
  ],
  [
    'labels of other choices',
    CHOICES,
    { choices: ['fixed', 'free'], choiceLabels: ['fixed: Fixed', 'free: Free'] },
    [],
  ],
  ['choices without labels', CHOICES, { choices: ['fixed', 'flex'] }, []],
  ['labels where the form has none', { choices: ['fixed', 'flex'] }, CHOICES, []],
  [
    'labels alone',
    { choiceLabels: ['1: One'] },
    { choiceLabels: ['1: Uno'] },
    [{ code: 'choiceLabels', form: ['1: One'], server: ['1: Uno'] }],
  ],
  [
    'numbers as texts',
    { choices: [1], choiceLabels: ['1: One'] },
    { choices: ['1'], choiceLabels: ['1: Uno'] },
    [{ code: 'choiceLabels', form: ['1: One'], server: ['1: Uno'] }],
  ],
  [
    'other axes',
    { axes: ['x', 'y', 'z'] },
    { axes: ['x', 'z', 'y'] },
    [{ code: 'axes', form: ['x', 'y', 'z'], server: ['x', 'z', 'y'] }],
  ],
  ['the same axes', { axes: ['x', 'y', 'z'] }, { axes: ['x', 'y', 'z'] }, []],
  ['axes where the form has none', {}, { axes: ['x', 'y', 'z'] }, []],
])('a server that states %s', (_what, form, server, differences) => {
  expect(compareMetaWords({ form: { name: 'power', ...form }, server: { name: 'power', ...server } })).toEqual(
    differences,
  );
});
