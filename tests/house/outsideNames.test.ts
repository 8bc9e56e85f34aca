import ts from 'typescript';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError, errorToast, findFieldErrors, findNameError } from '#api/ApiError.ts';
import { loadKind, subclasses } from '#generated/kinds.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import { displayText } from '#model/displayText.ts';
import { importNoteText } from '#model/importMessages.ts';
import { importRecord } from '#model/importRecord.ts';
import { issueMessage } from '#model/issueMessage.ts';
import { prepareValues } from '#model/prepareValues.ts';
import { readProjectFile } from '#model/readProjectFile.ts';
import { revisionTexts } from '#model/revisionTexts.ts';
import { NO_PROVENANCE } from '#model/ValueSource.ts';
import { createFailure, nameFailure } from '#records/failures.ts';
import { showFieldErrors } from '#records/showFieldErrors.ts';
import { checkComponent } from '#server/components/checkComponent.ts';
import { toRevisions } from '#server/components/toRevisions.ts';
import { Invalid } from '#server/Failure.ts';
import { validationError } from '#server/http/validationError.ts';
import { realTexts, run } from '../codegen/schemaTexts.ts';
import { sourceFiles } from './sourceFiles.ts';

const FOLDERS = ['src', 'server', 'codegen', 'widgets'];

describe('a name from outside is looked up among own names only', () => {
  it('and not by `in`, which finds what every object has', () => {
    expect(sourceFiles(...FOLDERS).flatMap(([file, text]) => computedIns(file, text))).toEqual([]);
  });

  it.each([
    ['if (name in fields) start();', ['name']],
    ['const has = `name` in fields;', ['`name`']],
    ["if ('value' in parsed) start();", []],
    ['class A { #a; static is(x) { return #a in x; } }', []],
    ['for (const key in fields) start();', []],
  ])('sees in %s what it should', (text, found) => {
    expect(computedIns('probe.ts', text).map((place) => place.replace(/^.*: /, ''))).toEqual(found);
  });
});

/**
 * A name that every object inherits, as it does 'constructor', but which reports who asks an object for it or writes it.
 * It catches each look-up in brackets, whatever the object's name, in the paths below that process outside text.
 */
const TRIPWIRE = 'tripwire_of_this_test';
const ROOT = process.cwd().replaceAll('\\', '/');
/** The first place of this project in a stack. */
const OURS = new RegExp(`${ROOT.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}/((?:${FOLDERS.join('|')})/[^)\\n]*)`);

describe('a name that every object inherits is a name like any other', () => {
  let asked: string[] = [];
  const report = () => {
    const [, place = 'a library'] = OURS.exec(new Error().stack ?? '') ?? [];
    asked.push(place);
  };
  beforeEach(() => {
    asked = [];
    Object.defineProperty(Object.prototype, TRIPWIRE, { configurable: true, get: report, set: report });
  });
  afterEach(() => {
    Reflect.deleteProperty(Object.prototype, TRIPWIRE);
    expect(asked.filter((place) => place !== 'a library')).toEqual([]);
  });

  const own = <T>(value: T): Record<string, T> => {
    const made = Object.create(null);
    Object.defineProperty(made, TRIPWIRE, { value, enumerable: true });
    return { ...made };
  };

  it('is reported when it is looked up', () => {
    const fields: Record<string, string> = {};
    expect(fields[TRIPWIRE]).toBeUndefined();
    fields[TRIPWIRE] = 'text';
    expect(asked).toHaveLength(2);
    asked = [];
  });

  it.each([
    ['a list of details', { error: 'Validation Error', details: [{ field: TRIPWIRE, message: 'Unknown field' }] }],
    ['errors by field', { errors: own(['Unknown field']) }],
    ['a bare body of fields', own(['Unknown field'])],
    ['a list of places', { detail: [{ loc: ['body', TRIPWIRE], msg: 'Unknown field' }] }],
    ['data inside', { message: 'Bad', status: 400, data: { errors: own('Unknown field') } }],
  ])('in an error answer: %s', async (_what, data) => {
    const error = new ApiError({ message: 'Bad', status: 400, data });
    expect(Object.entries(findFieldErrors(error))).toEqual([[TRIPWIRE, 'Unknown field']]);
    expect(errorToast(error).message).toContain('Unknown field');
    findNameError(error);
    nameFailure(error, 'Failed');
    const { fields } = createFailure({ error, templates: false });
    const kind = await loadKind[subclasses[0]]();
    const store = new DraftStore({ kind, mode: 'edit', values: createDefaults(kind.definition) });
    expect(showFieldErrors(store, fields).elsewhere).toBe(`${TRIPWIRE}: Unknown field`);
    store.dispose();
  });

  it.each(subclasses)('in a body, a file and a history of %s', async (subclass) => {
    const kind = await loadKind[subclass]();
    const { definition, validate } = kind;
    const record = { ...createDefaults(definition), name: 'Rig', subclass, ...own(1) };
    prepareValues(definition, record);
    expect(validate(record).map((issue) => issueMessage(issue, definition))).toEqual(['Unknown field']);
    for (const stored of [undefined, { name: 'Before' }]) {
      const sent = { body: record, kind, address: { subclass }, ...(stored ? { stored } : {}) };
      expect(() => checkComponent(sent)).toThrow(Invalid);
    }
    // Values of fields that a kind no longer has are stored, and returned unchanged.
    const kept = checkComponent({
      body: { name: 'Rig' },
      kind,
      address: { subclass },
      stored: { name: 'Rig', ...own(1) },
    });
    expect(Object.entries(kept)).toContainEqual([TRIPWIRE, 1]);
    const revision = { revision: 1, savedAt: '', kindVersion: 1, ...NO_PROVENANCE };
    const revisions = toRevisions(
      [
        { ...revision, fields: record },
        { ...revision, fields: { name: 'Rig' } },
      ],
      { definition },
    );
    expect(revisions[0]?.changes).toContainEqual({ field: TRIPWIRE, before: null, after: 1 });
    revisionTexts({ definition, revisions, stored: record });

    const { notes, values } = importRecord(definition, record);
    expect(notes).toContainEqual({ code: 'leftOut', field: TRIPWIRE, value: 1 });
    for (const note of notes) importNoteText(note, definition);
    const store = new DraftStore({ kind, mode: 'edit', values });
    store.attempt();
    store.dispose();
    displayText(definition, [TRIPWIRE], Object.create(null));
    expect([definition.fields[TRIPWIRE], definition.curves[TRIPWIRE]]).toEqual([undefined, undefined]);
  });

  it('in the answer of the server', () => {
    const { errors } = validationError([{ field: TRIPWIRE, message: 'Unknown field' }]);
    expect(Object.entries(errors)).toEqual([[TRIPWIRE, ['Unknown field']]]);
  });

  it("in a project's file", () => {
    const file = {
      format: 'q-system-project',
      version: 1,
      project: { name: 'A' },
      components: [],
      assets: [],
      ...own(1),
    };
    expect(readProjectFile(JSON.stringify(file))).toHaveProperty('file');
  });

  it.each([
    ['a field', '"hub_height": {', `"${TRIPWIRE}": { "type": "number", "title": "X" },\n"hub_height": {`],
    ['a word', '"title": "Hub height"', `"title": "Hub height", "${TRIPWIRE}": 1`],
    ['a tab', '"id": "advanced"', `"id": "${TRIPWIRE}"`],
    ['a field of a rule', '"below": "hub_height"', `"below": "${TRIPWIRE}"`],
  ])('in a kind file: %s', async (_what, before, after) => {
    const { reported } = await run(realTexts({ 'schemas/kinds/wind.json': [[before, after]] }));
    expect(reported.join()).toContain(TRIPWIRE);
  });
});

/** `file:line: operand` of each `in` whose left side is not spelled out. */
function computedIns(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword) {
      const { left } = node;
      if (!ts.isStringLiteral(left) && !ts.isPrivateIdentifier(left)) {
        const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        found.push(`${file}:${line}: ${left.getText()}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
