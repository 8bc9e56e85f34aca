import type { FormDefinition } from './FormDefinition.ts';
import { withoutCases } from './fieldAtPath.ts';
import { fieldLabel } from './fieldLabel.ts';
import type { ImportNote } from './importRecord.ts';
import type { ImportText } from './readImportText.ts';
import { shortenText } from './shortenText.ts';

/** Explains why an entry of a file can't be read, and where it stops being readable. */
export function importProblemText(entry: Exclude<ImportText, { record: unknown }>): string {
  switch (entry.problem) {
    case 'empty':
      return 'The text is empty';
    case 'emptyList':
      return 'The list is empty';
    case 'notRecords':
      return 'A component is a JSON object: {"subclass": ..., "name": ...}, or a list of such objects';
    case 'tooDeep':
      return 'Lists and objects are nested too deeply';
    case 'notRecord':
      return 'This entry is not a JSON object';
    case 'notJson': {
      const { line, column, found, expected } = entry.fault;
      const place = `Not JSON: line ${line}, column ${column}`;
      if (expected === 'string end')
        return `${place}: this text has no closing quote, or holds a character that needs a \\`;
      return `${place}: expected ${EXPECTED[expected]}, found ${found === undefined ? 'the end of the text' : `'${found}'`}`;
    }
  }
}

const EXPECTED = {
  value: 'a value',
  name: 'a field name in double quotes',
  colon: 'a colon',
  'comma or ]': "a comma or ']'",
  'comma or }': "a comma or '}'",
  end: 'nothing more',
};

/**
 * Returns the title of a note: the field's label in the form, or its name in the file if the kind does not have it.
 */
export function importNoteTitle({ code, field }: ImportNote, definition: FormDefinition): string {
  const isNameOfFile = code === 'leftOut' || code === 'outdated' || code === 'renamed' || code === 'unsound';
  if (code === 'carried') return 'Version of the kind';
  if (!isNameOfFile) return fieldLabel(definition, field) ?? field;
  return withoutCases(field)
    .split('/')
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : `${path}.${part}`));
}

/** Returns the wording of a note without its title. */
export function importNoteText(note: ImportNote, definition: FormDefinition): string {
  const getTitle = (name: string) => fieldLabel(definition, name) ?? name;
  switch (note.code) {
    case 'leftOut':
      return `not a field of ${definition.title}; left out (${quoteValue(note.value)})`;
    case 'outdated':
      return `an earlier name of ${getTitle(note.now)}, which is also in the file; left out (${quoteValue(note.value)})`;
    case 'renamed':
      return `now called ${getTitle(note.now)}; carried over (${quoteValue(note.value)})`;
    case 'converted':
      return note.text === ''
        ? `${quoteValue(note.value)}, read as empty`
        : `${quoteValue(note.value)}, read as ${note.text}`;
    case 'unreadable':
      return `${quoteValue(note.value)} is not a value of this field`;
    case 'unsound':
      return `${note.message}; left out (${quoteValue(note.value)})`;
    case 'carried':
      return `the file is of version ${note.from}; carried over to version ${note.to}`;
    case 'missing':
      return note.text === '' ? 'not in the file; left empty' : `not in the file; gets its default ${note.text}`;
  }
}

const LONGEST_VALUE = 80;

function quoteValue(value: unknown): string {
  return shortenText(JSON.stringify(value) ?? 'nothing', LONGEST_VALUE);
}
