import fc from 'fast-check';
import { subclasses } from '#generated/kinds.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldDefinition, FieldValues } from '#model/FormDefinition.ts';
import { parseFieldText } from '#model/fieldText.ts';
import type { Kind } from '#model/Kind.ts';
import { anyCharacter } from '../fixtures/anyCharacter.ts';
import type { SignedIn, TestServer } from './TestServer.ts';

export interface Verdict {
  isGood: boolean;
  /** The first message of each field at fault. */
  messages: Record<string, string>;
}

interface Walked {
  /** Kind, mode and texts, with which the record can be tried again. */
  record: string;
  client: Verdict;
  server: Verdict;
  /** Fields whose stored value differs from the form's. */
  changed: string[];
}

/** Types random texts into random fields of random kinds and sends the drafts, good or bad; yields each pair of verdicts. */
export async function* walkVerdicts(
  server: TestServer,
  { records, seed }: { records: number; seed: number },
): AsyncGenerator<Walked> {
  const { email } = await server.newUser();
  let user = await server.signIn(email);
  const bases = new Map<string, FieldValues>();
  const cases = fc.sample(randomCase, { numRuns: records, seed });
  for (const [index, { kindIndex, isEdit, edits }] of cases.entries()) {
    // On a busy machine a token may expire on the way.
    if (index % RECORDS_PER_TOKEN === 0) user = await server.signIn(email);
    const subclass = subclasses[kindIndex % subclasses.length] ?? subclasses[0];
    const kind = server.getKind(subclass);
    const base = isEdit ? (bases.get(subclass) ?? (await createBase(user, subclass))) : undefined;
    if (base) bases.set(subclass, base);
    const texts = toTexts(kind, edits);
    // A component that an earlier record has locked would refuse the later ones.
    if (isEdit) delete texts.locked;
    // Taken names and the name of a nameless component are not judged by the form, so all names differ.
    if (texts.name === undefined || (!isEdit && !texts.name.trim())) texts.name = `${index}`;
    else if (texts.name.trim()) texts.name = numbered(texts.name, index);
    yield await walkOne({ user, kind, base, texts });
  }
}

/** The name with a number in front; a long name keeps its length. */
function numbered(name: string, index: number): string {
  const letters = [...name];
  const number = `${index} `;
  return number + (letters.length <= 40 ? name : letters.slice(number.length).join(''));
}

async function walkOne({
  user,
  kind,
  base,
  texts,
}: {
  user: SignedIn;
  kind: Kind;
  base: FieldValues | undefined;
  texts: Record<string, string>;
}): Promise<Walked> {
  const { id: subclass, fields } = kind.definition;
  const store = new DraftStore({
    kind,
    mode: base ? 'edit' : 'create',
    values: base ?? createDefaults(kind.definition),
    texts,
  });
  store.attempt();
  const malformed = Object.fromEntries(
    Object.values(fields).flatMap((field) => {
      const text = store.text(field.name);
      return 'problem' in parseFieldText(field, text) ? [[field.name, text]] : [];
    }),
  );
  const sent = { ...store.payload(), ...malformed };
  const answer = base
    ? await user.put(`/components/${subclass}/${base.id}/`, sent)
    : await user.post(`/components/${subclass}/`, sent);
  const errors = store.form().errors.map(({ field, message }): [string, string] => [field, message]);
  if (answer.status >= 300 && answer.status !== 400)
    throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
  const said: Record<string, string> = {};
  for (const { field, message } of answer.status < 300 ? [] : answer.body.details) said[field] ??= message;
  // The form reports a rule between two fields at both of them, the server at the one that it belongs to.
  const { rules } = kind.definition;
  const isPartner = (field: string) =>
    rules.some(({ field: own, below, atMost }) => own in said && [below, atMost].includes(field)) ||
    Object.keys(said).some(
      (other) => fields[other]?.curve !== undefined && fields[other].curve === fields[field]?.curve,
    );
  const client = Object.fromEntries(errors.filter(([field]) => field in said || !isPartner(field)));
  // Text that is not a number can't be sent as one, so only the refusal by both sides counts.
  for (const field of Object.keys(malformed)) if (client[field] && said[field]) said[field] = client[field];
  store.dispose();
  return {
    record: JSON.stringify({ subclass, isEdit: base !== undefined, texts }),
    client: { isGood: Object.keys(client).length === 0, messages: client },
    server: { isGood: answer.status < 300, messages: said },
    changed: answer.status < 300 ? differing(store, answer.body) : [],
  };
}

/** Fields whose stored value differs from their text; the server names a nameless component. */
function differing(store: DraftStore, stored: FieldValues): string[] {
  const own = Object.values(store.definition.fields).filter(({ system }) => !system);
  return own.flatMap((field) => {
    const parsed = parseFieldText(field, store.text(field.name));
    const isSame = 'value' in parsed && parsed.value === stored[field.name];
    return isSame || (field.name === 'name' && store.text('name').trim() === '') ? [] : [field.name];
  });
}

async function createBase(user: SignedIn, subclass: string): Promise<FieldValues> {
  return (await user.post(`/components/${subclass}/`, { subclass, name: 'Walked over' })).body;
}

function toTexts(kind: Kind, edits: { at: number; text: number; odd: string }[]): Record<string, string> {
  const own = Object.values(kind.definition.fields).filter(({ system }) => !system);
  return Object.fromEntries(
    edits.flatMap(({ at, text, odd }) => {
      const field = own[at % own.length];
      if (!field) return [];
      const pool = textPool(field);
      return [[field.name, pool[text % (pool.length + 1)] ?? odd]];
    }),
  );
}

const RECORDS_PER_TOKEN = 500;

const randomCase = fc.record({
  kindIndex: fc.nat(1000),
  isEdit: fc.boolean(),
  edits: fc.array(
    fc.record({
      at: fc.nat(1000),
      text: fc.nat(1000),
      odd: fc.oneof(
        fc.string({ maxLength: 60 }),
        fc.string({ unit: anyCharacter, maxLength: 20 }),
        fc.double().map(String),
      ),
    }),
    { minLength: 1, maxLength: 6 },
  ),
});

const NUMBERS = '0,1,-1,0.5,1e3,1e300,1e-300,-0,100,101,8760,365,1.,.5,-,abc,1e400,Infinity,NaN,0x10, 12 ,'.split(',');

/** Texts that a person could type, those at and beyond each limit of the field among them. */
function textPool(field: FieldDefinition): string[] {
  switch (field.type) {
    case 'rows':
      return ['', '[]', '[{}]', 'no table'];
    case 'map':
      return ['', '{}', 'no map', '{"x":[1,2],"y":[1,2],"z":[[1,2],[3,4]]}', '{"x":[1,""],"y":[2,1],"z":[[1]]}'];
    case 'number':
    case 'integer':
      return [...NUMBERS, '1,5', ...listLimits(field)];
    case 'flag':
      return ['true', 'false'];
    case 'choice':
      return [...(field.choices ?? []).map(({ value }) => String(value)), '', 'no such choice'];
    case 'list':
      return [
        '',
        '1',
        '1, 2',
        '0, 50, 100',
        '0, 50, 101',
        '3, 2, 1',
        '1;2',
        '1,,2',
        '1,\n2',
        '1,\t2',
        '-1, 2',
        '1e3, 2',
      ];
    case 'text':
      return [
        '',
        ' ',
        'a',
        'A b',
        'ü'.repeat(50),
        'x'.repeat(51),
        '😀'.repeat(30),
        'x'.repeat(501),
        'line\nbreak',
        '\u200b',
      ];
  }
}

function listLimits({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: FieldDefinition): string[] {
  const limits = [minimum, maximum, exclusiveMinimum, exclusiveMaximum].filter((limit) => limit !== undefined);
  return limits.flatMap((limit) => [limit - 0.001, limit, limit + 0.001].map(String));
}
