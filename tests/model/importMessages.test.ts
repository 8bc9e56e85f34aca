import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '#model/FormDefinition.ts';
import type { JsonFault } from '#model/findJsonFault.ts';
import { importNoteText, importProblemText } from '#model/importMessages.ts';
import type { ImportNote } from '#model/importRecord.ts';
import { projectFileProblem } from '#model/projectFileProblem.ts';
import type { ProjectFileProblem } from '#model/readProjectFile.ts';
import { getKind } from './loadedKinds.ts';

const { definition } = getKind('wind');

describe('why a text is not JSON', () => {
  const place = { line: 2, column: 5 };
  it.each<[JsonFault['expected'], string | undefined, string]>([
    ['value', 'x', "expected a value, found 'x'"],
    ['name', 'x', "expected a field name in double quotes, found 'x'"],
    ['colon', 'x', "expected a colon, found 'x'"],
    ['comma or ]', 'x', "expected a comma or ']', found 'x'"],
    ['comma or }', 'x', "expected a comma or '}', found 'x'"],
    ['end', 'x', "expected nothing more, found 'x'"],
    ['value', undefined, 'expected a value, found the end of the text'],
    ['string end', '"', 'this text has no closing quote, or holds a character that needs a \\'],
  ])('%s before %j', (expected, found, words) => {
    const entry = { text: '', problem: 'notJson', fault: { ...place, expected, found } } as const;
    expect(importProblemText(entry)).toBe(`Not JSON: line 2, column 5: ${words}`);
  });
});

describe('why a text is not a project file', () => {
  it.each<[ProjectFileProblem, string]>([
    [{ code: 'empty' }, 'The text is empty'],
    [{ code: 'tooDeep' }, 'Lists and objects are nested too deeply'],
    [{ code: 'format' }, 'This is not a project file. Export a project to get one.'],
    [{ code: 'version' }, 'This version of the file is not supported'],
    [
      { code: 'notJson', fault: { line: 1, column: 2, found: undefined, expected: 'name' } },
      'Not JSON: line 1, column 2: expected a field name in double quotes, found the end of the text',
    ],
    [{ code: 'notText', place: 'project.name' }, 'project.name must be text'],
    [{ code: 'notNumber', place: 'assets[0].count' }, 'assets[0].count must be a number'],
    [{ code: 'notList', place: 'assets' }, 'assets must be a list'],
    [{ code: 'notRecord', place: 'project' }, 'project must be a JSON object'],
  ])('%j', (problem, words) => {
    expect(projectFileProblem(problem)).toBe(words);
  });
});

describe('a note on a field of a file', () => {
  it.each<[ImportNote, string]>([
    [{ code: 'leftOut', field: 'tilt', value: undefined }, 'not a field of Wind turbine; left out (nothing)'],
    [{ code: 'renamed', field: 'mast', value: 'a', now: 'hub_height' }, 'now called Hub height; carried over ("a")'],
    [{ code: 'renamed', field: 'mast', value: 7, now: 'rotor' }, 'now called rotor; carried over (7)'],
    [{ code: 'converted', field: 'hub_height', value: '98', text: '98' }, '"98", read as 98'],
    [{ code: 'converted', field: 'hub_height', value: '', text: '' }, '"", read as empty'],
    [{ code: 'unreadable', field: 'locked', value: 'yes' }, '"yes" is not a value of this field'],
    [{ code: 'missing', field: 'hub_height', text: '10' }, 'not in the file; gets its default 10'],
    [{ code: 'missing', field: 'hub_height', text: '' }, 'not in the file; left empty'],
  ])('%j', (note, words) => {
    expect(importNoteText(note, definition)).toBe(words);
  });

  it.each([
    // With its quotes the text has two characters more.
    ['🌬'.repeat(78), `"${'🌬'.repeat(78)}"`],
    ['🌬'.repeat(79), `"${'🌬'.repeat(78)}…`],
  ])('shows eighty characters of a value', (value, shown) => {
    const note: ImportNote = { code: 'unreadable', field: 'locked', value };
    expect(importNoteText(note, definition)).toBe(`${shown} is not a value of this field`);
  });

  it('calls a field without a title by its name', () => {
    const untitled: FormDefinition = { ...definition, fields: {} };
    const note: ImportNote = { code: 'outdated', field: 'mast', value: null, now: 'hub_height' };
    expect(importNoteText(note, untitled)).toBe(
      'an earlier name of hub_height, which is also in the file; left out (null)',
    );
  });
});
