import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { type ImportedText, importedText } from '#model/importedText.ts';
import { createFlow } from './createFlow.ts';

const FIELD = createFlow({ type: 'text', nullable: false });
const CHOICES = [
  { value: 1, label: 'One' },
  { value: true, label: 'Yes' },
];

describe('a value of a file in a field', () => {
  it.each<[Partial<FieldDefinition>, unknown, string, ImportedText['reading']]>([
    [{ type: 'flag' }, true, 'true', 'exact'],
    [{ type: 'flag' }, false, 'false', 'exact'],
    [{ type: 'flag' }, 'true', 'true', 'converted'],
    [{ type: 'flag' }, 'false', 'false', 'converted'],
    [{ type: 'flag' }, 'yes', 'false', 'unreadable'],
    [{ type: 'flag' }, null, 'false', 'unreadable'],
    [{ type: 'number', nullable: true }, null, '', 'exact'],
    [{}, null, '', 'converted'],
    [{ type: 'number' }, 1.5, '1.5', 'exact'],
    [{ type: 'integer' }, 2, '2', 'exact'],
    [{ type: 'number' }, Number.POSITIVE_INFINITY, 'Infinity', 'exact'],
    [{}, Number.POSITIVE_INFINITY, '', 'converted'],
    [{}, 1.5, '1.5', 'converted'],
    [{ type: 'choice', choices: CHOICES }, 1, '1', 'exact'],
    [{ type: 'choice', choices: CHOICES }, 2, '2', 'converted'],
    [{ type: 'choice' }, 1, '1', 'converted'],
    [{ type: 'text', choices: CHOICES }, 1, '1', 'converted'],
    [{ type: 'number' }, '1.5', '1.5', 'converted'],
    [{ type: 'integer' }, '2', '2', 'converted'],
    [{ type: 'number' }, '1,5', '1,5', 'exact'],
    [{ type: 'integer' }, 'x', 'x', 'exact'],
    [{}, 'a', 'a', 'exact'],
    [{ lowercase: true }, 'A', 'a', 'exact'],
    [{}, true, 'true', 'converted'],
    [{ type: 'choice', choices: CHOICES }, true, 'true', 'exact'],
    [{ type: 'choice', choices: CHOICES }, false, 'false', 'converted'],
    [{ type: 'list' }, '1,2', '1,2', 'exact'],
    [{ type: 'list' }, [1, 2.5], '1, 2.5', 'converted'],
    [{ type: 'list' }, [1, '2'], '[1,"2"]', 'unreadable'],
    [{ type: 'list' }, { a: 1 }, '{"a":1}', 'unreadable'],
    [{}, [1, 2], '[1,2]', 'unreadable'],
    [{ type: 'number' }, [1], '[1]', 'unreadable'],
  ])('%j takes %j as %j, %s', (parts, value, text, reading) => {
    expect(importedText({ ...FIELD, ...parts }, value)).toEqual({ text, reading });
  });
});
