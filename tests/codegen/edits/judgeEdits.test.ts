import { describe, expect, it } from 'vitest';
import { judgeEdits } from '#codegen/edits/judgeEdits.ts';
import type { Finding } from '#codegen/Finding.ts';
import { toExitCode } from '#codegen/Finding.ts';
import { formatFindings } from '#codegen/formatFindings.ts';
import { DEPOT, depotTexts } from '../depot.ts';
import { smallTexts } from '../schemaTexts.ts';

const CONTRACT = 'schemas/openapi.yaml';
const TURBINE = 'schemas/kinds/turbine.json';

function judge(old: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): Finding[] {
  return judgeEdits({ ref: 'v1', old, now });
}

/** 'error schemas/kinds/depot.json:17 edit/field.maximum'. */
function toPlaces(findings: readonly Finding[]): string[] {
  return findings.map(({ file, line, rule, severity = 'error' }) => `${severity} ${file}:${line} ${rule}`);
}

describe('the edits since a commit', () => {
  it('are at the lines of the present files, breaking ones first', () => {
    const findings = judge(
      depotTexts(),
      depotTexts(['"maximum": 24', '"maximum": 20'], ['"title": "Power"', '"title": "Pull"']),
    );
    expect(toPlaces(findings)).toEqual([`error ${DEPOT}:17 edit/field.maximum`, `note ${DEPOT}:11 edit/field.title`]);
    expect(findings[0]).toMatchObject({ verdicts: { stored: 'risky', writers: 'breaking', readers: 'safe' } });
    expect(toExitCode(findings)).toBe(1);
    expect(toExitCode(findings.slice(1))).toBe(0);
  });

  it('are at the line of the commit for removed parts, with the keywords that would convert stored values', () => {
    const fee = '"fee": { "type": "number", "title": "Fee", "default": 5 }';
    const findings = judge(depotTexts(), depotTexts([fee, fee.replace('fee', 'charge')]));
    expect(toPlaces(findings)).toEqual([
      `error v1:${DEPOT}:37 edit/fields.field`,
      `error ${DEPOT}:1 edit/version`,
      `note ${DEPOT}:37 edit/fields.field`,
    ]);
    expect(findings[1]?.suggestion).toContain(
      '"x-version": 2, "x-changes": {"2":[{"rename":"tariff/fee","to":"tariff/charge"}]}',
    );
  });

  it('of a shared file are reported once, with the number of kinds', () => {
    const edit = (text: string) => text.replace('"maxLength": 500', '"maxLength": 400');
    const now = depotTexts();
    now.set('schemas/common.json', edit(now.get('schemas/common.json') ?? ''));
    const findings = judge(depotTexts(), now);
    expect(findings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^description of (?:turbine|depot) and 1 more kind "maxLength" is 400; it was 500;/),
    ]);
  });

  it('include added and removed kinds', () => {
    expect(toPlaces(judge(depotTexts(), smallTexts()))).toEqual([`error v1:${DEPOT}:1 edit/kind.removed`]);
    expect(toPlaces(judge(smallTexts(), depotTexts()))).toEqual([`note ${DEPOT}:1 edit/kind.added`]);
  });

  it('are judged for all kinds except faulty ones', () => {
    const old = depotTexts();
    old.set(TURBINE, '{');
    const findings = judge(old, depotTexts(['"maximum": 24', '"maximum": 20']));
    expect(toPlaces(findings)).toEqual([`error v1:${TURBINE}:1 unchecked`, `error ${DEPOT}:17 edit/field.maximum`]);
    expect(findings[0]?.message).toMatch(/^v1:schemas\/kinds\/turbine\.json:1:\d+ turbine can't be compared/);
  });

  it('are reported in part where a kind had unknown keywords', () => {
    const old = depotTexts(['"x-row": "port"', '"x-rows-old": 3, "x-row": "port"']);
    expect(toPlaces(judge(old, depotTexts()))).toEqual([`warning v1:${DEPOT}:26 edit/fault`]);
  });

  it('are unknown where the shared file is missing', () => {
    const old = depotTexts();
    old.delete('schemas/common.json');
    expect(toPlaces(judge(old, depotTexts()))).toEqual([`error v1:schemas/common.json:1 unchecked`]);
  });

  it('can be written in each format', () => {
    const findings = judge(depotTexts(), depotTexts(['"maximum": 24', '"maximum": 20']));
    const [json] = JSON.parse(formatFindings(findings, { format: 'json' }));
    expect(json).toMatchObject({ level: 'error', verdicts: { writers: 'breaking' } });
    expect(formatFindings(findings, { format: 'github' })).toMatch(
      /^::error file=schemas\/kinds\/depot\.json,line=17,/,
    );
    const [result] = JSON.parse(formatFindings(findings, { format: 'sarif' })).runs[0].results;
    expect(result).toMatchObject({ level: 'error', properties: { verdicts: { stored: 'risky' } } });
  });
});

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

function contract({ call = {}, project = {} }: { call?: object; project?: object } = {}): string {
  const Project = {
    ...{ type: 'object', required: ['name'] },
    ...{
      properties: { name: { type: 'string', maxLength: 50 }, note: { type: 'string' }, sort: { enum: ['a', 'b'] } },
    },
    ...project,
  };
  return JSON.stringify(
    {
      openapi: '3.1.0',
      paths: {
        '/projects/': {
          post: {
            requestBody: { required: true, ...json({ $ref: '#/components/schemas/Project' }) },
            parameters: [{ name: 'dry', in: 'query', schema: { type: 'boolean' } }],
            responses: { 201: json({ $ref: '#/components/schemas/Project' }), 400: {} },
            ...call,
          },
        },
      },
      components: { schemas: { Project } },
    },
    null,
    1,
  );
}

describe('an edit of the contract', () => {
  const words = { name: { type: 'string', maxLength: 50 }, note: { type: 'string' }, sort: { enum: ['a', 'b'] } };

  it.each<[string, { call?: object; project?: object }, string[]]>([
    ['nothing', {}, []],
    ['a summary', { call: { summary: 'Makes one' } }, ['note words-changed']],
    ['a parameter that is gone', { call: { parameters: [] } }, ['error parameter-removed']],
    [
      'a parameter that has to be there',
      { call: { parameters: [{ name: 'dry', in: 'query', required: true, schema: { type: 'boolean' } }] } },
      ['error required-parameter-added'],
    ],
    [
      'an answer more',
      { call: { responses: { 201: json({ $ref: '#/components/schemas/Project' }), 400: {}, 409: {} } } },
      ['warning answer-added'],
    ],
    [
      'another answer',
      { call: { responses: { 200: json({ $ref: '#/components/schemas/Project' }), 400: {} } } },
      ['error answer-removed', 'warning answer-added'],
    ],
    [
      'a tighter limit',
      { project: { properties: { ...words, name: { type: 'string', maxLength: 40 } } } },
      ['error fewer-values-taken'],
    ],
    [
      'a looser limit',
      { project: { properties: { ...words, name: { type: 'string', maxLength: 60 } } } },
      ['warning more-values-answered'],
    ],
    [
      'a choice more',
      { project: { properties: { ...words, sort: { enum: ['a', 'b', 'c'] } } } },
      ['warning more-values-answered'],
    ],
    [
      'a property that is gone',
      { project: { properties: { name: words.name, sort: words.sort } } },
      ['error sent-property-removed'],
    ],
    ['a property more', { project: { properties: { ...words, at: {} } } }, ['note sent-property-added']],
    ['a property that has to be there', { project: { required: ['name', 'note'] } }, ['error property-demanded']],
    ['a property that may be absent', { project: { required: [] } }, ['error property-no-longer-promised']],
    ['another type', { project: { properties: { ...words, note: { type: 'number' } } } }, ['error other-values-taken']],
  ])('%s', (_name, edit, expected) => {
    const texts = (text: string) => new Map([...smallTexts(), [CONTRACT, text]]);
    const findings = judge(texts(contract()), texts(contract(edit)));
    expect(findings.map(({ rule, severity = 'error' }) => `${severity} ${rule.slice('edit/'.length)}`)).toEqual(
      expected,
    );
  });

  it('a removed call is at its line of the commit', () => {
    const texts = (text: string) => new Map([...smallTexts(), [CONTRACT, text]]);
    const gone = contract().replace('/projects/', '/plans/');
    expect(toPlaces(judge(texts(contract()), texts(gone)))).toEqual([
      `error v1:${CONTRACT}:5 edit/call-removed`,
      `note ${CONTRACT}:5 edit/call-added`,
    ]);
  });
});
