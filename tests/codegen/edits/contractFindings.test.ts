import { expect, it } from 'vitest';
import type { ContractEdit } from '#codegen/edits/ContractEdit.ts';
import { contractFinding, joinSides } from '#codegen/edits/contractFindings.ts';

const PLACE = { file: 'schemas/openapi.yaml', line: 4, column: 2 };
const edit = (
  code: ContractEdit['code'],
  message = 'Project.name',
  path: ContractEdit['path'] = ['a'],
): ContractEdit => ({
  ...{ path, code, message },
});

it('the edits of a schema that is both sent and read are joined', () => {
  const edits = [edit('fewer values taken'), edit('words changed', 'Project'), edit('fewer values answered')];
  expect(joinSides(edits)).toEqual([
    { ...edit('fewer values answered'), codes: ['fewer values taken', 'fewer values answered'] },
    { ...edit('words changed', 'Project'), codes: ['words changed'] },
  ]);
});

it('edits at different places are not joined', () => {
  const edits = [
    edit('words changed', 'A', ['a']),
    edit('words changed', 'A', ['b']),
    edit('words changed', 'B', ['a']),
  ];
  expect(joinSides(edits).map(({ codes }) => codes.length)).toEqual([1, 1, 1]);
});

const find = (isStored: boolean, ...codes: [ContractEdit['code'], ...ContractEdit['code'][]]) =>
  contractFinding({ ...edit(codes[0]), codes }, PLACE, { isStored });

it('an edit that breaks clients is an error at its place', () => {
  expect(find(false, 'fewer values taken', 'fewer values answered')).toEqual({
    ...PLACE,
    rule: 'edit/fewer-values-taken',
    verdicts: { stored: 'safe', writers: 'breaking', readers: 'safe' },
    message:
      'Project.name: fewer values taken; calls that were accepted are now refused. Stored data safe, writers breaking, readers safe.',
  });
});

it('stored components are affected like clients that send, where they contain what is described', () => {
  expect(find(true, 'fewer values taken')).toMatchObject({
    verdicts: { stored: 'breaking', writers: 'breaking', readers: 'safe' },
  });
});

it('the worse of two effects is reported', () => {
  expect(find(false, 'more values taken', 'more values answered')).toEqual({
    ...PLACE,
    severity: 'warning',
    rule: 'edit/more-values-answered',
    verdicts: { stored: 'safe', writers: 'safe', readers: 'risky' },
    message:
      'Project.name: more values answered; clients get values that they may not know. Stored data safe, writers safe, readers risky.',
  });
  expect(find(false, 'property no longer demanded', 'property no longer promised')).toMatchObject({
    rule: 'edit/property-no-longer-promised',
  });
});

it('an edit without effect is a note', () => {
  expect(find(true, 'words changed')).toEqual({
    ...PLACE,
    severity: 'note',
    rule: 'edit/words-changed',
    verdicts: { stored: 'safe', writers: 'safe', readers: 'safe' },
    message: 'Project.name: words changed; only what people read. Safe.',
  });
});
