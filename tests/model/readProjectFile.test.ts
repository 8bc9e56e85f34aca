import { describe, expect, it } from 'vitest';
import { projectFileProblem } from '#model/projectFileProblem.ts';
import { readProjectFile } from '#model/readProjectFile.ts';

const FILE = {
  format: 'q-system-project',
  version: 1,
  project: { name: 'Island', description: 'Wind', is_template: true },
  components: [
    { id: 'a', subclass: 'wind', name: 'Turbine' },
    { id: 'b', subclass: 'pv', name: 'Roof' },
  ],
  assets: [
    { component_id: 'b', name: 'Roof', subclass: 'pv', count: 2 },
    { component_id: null, name: 'Gone', subclass: 'wind', count: 1 },
  ],
};

describe('the file of a project', () => {
  it('names the component of each asset', () => {
    expect(readProjectFile(JSON.stringify(FILE))).toEqual({
      file: {
        name: 'Island',
        description: 'Wind',
        isTemplate: true,
        components: FILE.components.map((record) => ({ subclass: record.subclass, record })),
        assets: [
          { component: 1, name: 'Roof', subclass: 'pv', count: 2 },
          { component: undefined, name: 'Gone', subclass: 'wind', count: 1 },
        ],
      },
    });
  });

  it('may leave out the description and the mark of a template, and assets may have lost their components', () => {
    const gone = { name: 'Gone', subclass: 'wind', count: 1 };
    const file = { ...FILE, project: { name: 'Island' }, assets: [gone, { ...gone, component_id: null }] };
    expect(readProjectFile(JSON.stringify(file))).toMatchObject({
      file: { description: '', isTemplate: false, assets: [{ component: undefined }, { component: undefined }] },
    });
    const marked = { ...FILE, project: { name: 'Island', is_template: 'true' } };
    expect(readProjectFile(JSON.stringify(marked))).toMatchObject({ file: { isTemplate: false } });
  });

  it.each([
    ['no text', '', ['The text is empty']],
    [
      'a comma too many',
      '{"a": 1,}',
      ["Not JSON: line 1, column 9: expected a field name in double quotes, found '}'"],
    ],
    ['a component', '{"subclass": "wind"}', ['This is not a project file. Export a project to get one.']],
    ['a list', '[{"format": "q-system-project"}, {}]', ['This is not a project file. Export a project to get one.']],
    ['a later version', { ...FILE, version: 2 }, ['This version of the file is not supported']],
    [
      'lists that are none',
      { ...FILE, components: {}, assets: 1 },
      ['components must be a list', 'assets must be a list'],
    ],
    [
      'a project that is none',
      { ...FILE, project: [] },
      ['project must be a JSON object', 'project.name must be text'],
    ],
    [
      'entries that are none',
      { ...FILE, components: ['x'], assets: [] },
      ['components[0] must be a JSON object', 'components[0].subclass must be text'],
    ],
    [
      'an asset of nothing',
      { ...FILE, assets: [{ component_id: 'c', name: 1, count: '2' }] },
      [
        "assets[0].component_id is not the id of one of the file's components",
        'assets[0].count must be a number',
        'assets[0].name must be text',
        'assets[0].subclass must be text',
      ],
    ],
    ['an empty list', '[]', ['This is not a project file. Export a project to get one.']],
    ['a number', '7', ['This is not a project file. Export a project to get one.']],
    ['lists in lists', `${'['.repeat(200)}${']'.repeat(200)}`, ['Lists and objects are nested too deeply']],
    [
      'a description that is none',
      { ...FILE, project: { name: 'Island', description: null } },
      ['project.description must be text'],
    ],
    [
      'two assets of one component',
      { ...FILE, assets: [FILE.assets[0], FILE.assets[0]] },
      ['assets[1].component_id is also the component of another asset'],
    ],
  ])('is refused for %s, with every place', (_what, sent, problems) => {
    const read = readProjectFile(typeof sent === 'string' ? sent : JSON.stringify(sent));
    expect('problems' in read && read.problems.map(projectFileProblem)).toEqual(problems);
  });
});
