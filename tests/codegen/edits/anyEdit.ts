import type { ChangeSchema, FieldSchema, KindFile, PartsSchema } from '#codegen/KindFile.ts';
import { pick, type Random } from '../mutations/mutate.ts';

/** A copy of a kind file with one or two edits, which codegen may refuse. */
export function anyEdit(file: KindFile, random: Random): KindFile {
  const edited = structuredClone(file);
  const count = pick([1, 1, 2], random);
  for (let edit = 0; edit < count; edit++) pick(EDITS, random)(edited, random);
  return edited;
}

type FileEdit = (file: KindFile, random: Random) => void;

interface Found {
  name: string;
  path: string;
  /** The table in whose rows it is. */
  table: string;
  schema: FieldSchema;
  parts: PartsSchema;
}

function listFields(parts: PartsSchema, prefix = '', table = ''): Found[] {
  return Object.entries(parts.properties ?? {}).flatMap(([name, schema]) => {
    const path = `${prefix}${name}`;
    const cases = Object.values(schema['x-cases'] ?? {});
    return [
      { name, path, table, schema, parts },
      ...(schema['x-map'] ? [] : listFields(schema, `${path}/`, table)),
      ...cases.flatMap((own) => listFields(own, `${path}/`, table)),
      ...(schema.items ? [...listItems(schema.items, path), ...listFields(schema.items, '', path)] : []),
    ];
  });
}

/** The values of a list, which have separate keywords. */
function listItems(schema: FieldSchema, table: string): Found[] {
  return schema.type === 'object' ? [] : [{ name: 'value', path: 'value', table, schema, parts: {} }];
}

function anyField(file: KindFile, random: Random, isWanted: (found: Found) => boolean = () => true): Found | undefined {
  const fields = listFields(file).filter(isWanted);
  return fields.length === 0 ? undefined : pick(fields, random);
}

/** Sets a word, or takes it out. */
function setWord(schema: object, word: string, value: unknown): void {
  if (value === undefined) Reflect.deleteProperty(schema, word);
  else Reflect.set(schema, word, value);
}

/** One of the values, or none. */
function maybe<T>(values: readonly T[], random: Random): T | undefined {
  return random() < 1 / (values.length + 1) ? undefined : pick(values, random);
}

function editWord(types: readonly string[], words: Record<string, readonly unknown[]>): FileEdit {
  return (file, random) => {
    const isWanted = ({ schema }: Found) => types.includes(String(schema.type)) && !schema['x-map'];
    const found = anyField(file, random, isWanted);
    const word = pick(Object.keys(words), random);
    if (found) setWord(found.schema, word, maybe(words[word] ?? [], random));
  };
}

/** Writes the change of a version for an edit, or leaves it out. */
function state(file: KindFile, { table }: Pick<Found, 'table'>, change: ChangeSchema): void {
  const version = file['x-version'] === undefined ? 2 : file['x-version'];
  const changes = file['x-changes']?.[version] ?? [];
  file['x-version'] = version;
  file['x-changes'] = { ...file['x-changes'], [version]: [...changes, { ...(table ? { in: table } : {}), ...change }] };
}

/** Replaces a name wherever a file names a field. */
function renameField(file: KindFile, { name, parts, table, path }: Found, to: string): void {
  const entries = Object.entries(parts.properties ?? {}).map(([own, schema]) => [own === name ? to : own, schema]);
  parts.properties = Object.fromEntries(entries);
  const replace = (own: string) => (own === name ? to : own);
  if (parts.required) parts.required = parts.required.map(replace);
  for (const rule of parts['x-rules'] ?? [])
    for (const word of ['field', 'below', 'atMost'] as const) {
      const own = rule[word];
      if (own !== undefined) rule[word] = replace(own);
    }
  if (table || path !== name) return;
  for (const tab of file['x-tabs'] ?? []) for (const group of tab.groups) group.fields = group.fields.map(replace);
  for (const check of file['x-checks'] ?? []) {
    check.require = check.require.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), to);
    check.at = check.at.map(replace);
  }
}

function removeField(file: KindFile, { name, parts, path, table }: Found): void {
  const { [name]: _, ...others } = parts.properties ?? {};
  parts.properties = others;
  if (parts.required) parts.required = parts.required.filter((own) => own !== name);
  if (parts['x-rules']) parts['x-rules'] = parts['x-rules'].filter((rule) => !Object.values(rule).includes(name));
  if (table || path !== name) return;
  for (const tab of file['x-tabs'] ?? [])
    for (const group of tab.groups) group.fields = group.fields.filter((own) => own !== name);
  file['x-checks'] = file['x-checks']?.filter((check) => !check.require.includes(name)) ?? [];
}

const isPlain = ({ schema, name }: Found) => schema.type !== undefined && name !== 'type' && name !== 'value';
const NEW: readonly FieldSchema[] = [
  { type: 'number', title: 'New number', default: 3, minimum: 0 },
  { type: 'number', title: 'New number' },
  { type: 'string', title: 'New text', minLength: 1, default: 'x' },
  { type: 'string', title: 'New choice', enum: ['a', 'b'], default: 'a' },
  { type: 'boolean', title: 'New flag' },
];

const EDITS: readonly FileEdit[] = [
  ...Array.from({ length: 4 }, () =>
    editWord(['number', 'integer'], {
      minimum: [-1, 0, 0.5, 1, 2],
      maximum: [3, 9, 50, 100, 200],
      exclusiveMinimum: [-2, -1, 0],
      exclusiveMaximum: [10, 100, 101],
      default: [0, 2, 5, 10],
      type: ['number', 'integer', 'string'],
      'x-unit': ['kW', 'MW', 'h'],
      'x-hidden': [true],
      'x-shown-when': ["mode = 'fast'", 'spare'],
      'x-required-when': ['spare', "mode = 'off'"],
    }),
  ),
  ...Array.from({ length: 2 }, () =>
    editWord(['string'], {
      minLength: [1, 2],
      maxLength: [5, 11, 12, 20, 60],
      pattern: ['^[A-Z]*$', '^.*$'],
      'x-text': ['name'],
      'x-list': ['numbers', 'percentages'],
      'x-lowercase': [true, false],
      'x-rows': [2, 4],
      'x-input': ['email', 'tel'],
      enum: [
        ['A', 'A1', 'CCS', 'EPEX'],
        ['slow', 'fast'],
        ['slow', 'fast', 'off', 'auto'],
        ['off', 'fast', 'slow'],
      ],
      default: ['A1', 'slow', 'fast', 'CCS'],
    }),
  ),
  editWord(['array'], {
    minItems: [0, 1, 2],
    maxItems: [3, 5, 6, 10],
    uniqueItems: [true, false],
    'x-unique': [['from'], ['from', 'day'], ['from', 'day', 'to']],
    'x-row': ['line'],
  }),
  editWord(['number', 'integer', 'string', 'boolean', 'object', 'array'], {
    title: ['Another title'],
    description: ['Some help.'],
    'x-note': ['A reason.'],
    'x-placeholder': ['here'],
    'x-warn': [{ minimum: 1 }],
    'x-when-hidden': ['clear', 'default', 'keep'],
    'x-renamed-from': [['former']],
  }),
  (file, random) => {
    const found = anyField(file, random, isPlain);
    if (!found) return;
    removeField(file, found);
    if (random() < 0.4) state(file, found, { drop: found.path });
  },
  (file, random) => {
    const found = anyField(file, random, isPlain);
    if (!found) return;
    renameField(file, found, 'renamed');
    const way = random();
    if (way < 0.5) state(file, found, { rename: found.path, to: `${found.path.slice(0, -found.name.length)}renamed` });
    else if (way < 0.75) found.schema['x-renamed-from'] = [found.name];
  },
  (file, random) => {
    const found = anyField(file, random, ({ schema }) => schema['x-unit'] === 'kW');
    if (!found) return;
    const { schema } = found;
    schema['x-unit'] = 'MW';
    for (const word of ['minimum', 'maximum', 'default', 'exclusiveMinimum'] as const)
      if (typeof schema[word] === 'number') schema[word] /= 1000;
    file['x-rules'] = [];
    if (random() < 0.7 && found.name !== 'value') state(file, found, { scale: found.path, from: 'kW', to: 'MW' });
  },
  (file, random) => {
    const found = anyField(file, random, ({ schema, name }) => schema.enum !== undefined && name !== 'type');
    if (!found) return;
    const [first = '', ...others] = found.schema.enum ?? [];
    found.schema.enum = ['renewed', ...others];
    if (found.schema.default === first) found.schema.default = 'renewed';
    if (random() < 0.7) state(file, found, { map: found.path, values: { [first]: 'renewed' } });
  },
  (file, random) => {
    const found = anyField(file, random, ({ table, path, name }) => table !== '' || path !== name);
    if (!found) return;
    found.parts.properties = { ...found.parts.properties, added: structuredClone(pick(NEW, random)) };
    if (random() < 0.4) found.parts.required = [...(found.parts.required ?? []), 'added'];
  },
  (file, random) => {
    file.properties = { ...file.properties, added: structuredClone(pick(NEW, random)) };
    file['x-tabs']?.[0]?.groups[1]?.fields.push('added');
    if (random() < 0.3) state(file, { table: '' }, { add: 'added', value: 'power' });
  },
  (file, random) => {
    const found = anyField(
      file,
      random,
      ({ parts, name }) => parts !== file && (parts.required?.includes(name) ?? false),
    );
    if (found) found.parts.required = found.parts.required?.filter((name) => name !== found.name) ?? [];
  },
  (file, random) => {
    const found = anyField(
      file,
      random,
      ({ parts, name }) => parts !== file && name !== 'value' && !parts.required?.includes(name),
    );
    if (found) found.parts.required = [...(found.parts.required ?? []), found.name];
  },
  (file, random) => {
    file['x-rules'] = pick([[], [{ field: 'floor', atMost: 'power' }], [{ field: 'units', below: 'power' }]], random);
  },
  (file, random) => {
    const check = { require: 'power <= 80 kW or units > 1', at: ['power'] };
    file['x-checks'] = pick(
      [
        [],
        [{ ...check, warn: 'Much' }],
        [{ ...check, error: 'Else' }],
        [{ ...check, error: 'x', require: 'power <= 50 kW' }],
      ],
      random,
    );
  },
  (file, random) => {
    const { wear, curve } = file['x-curves'] ?? {};
    const [series] = curve?.y ?? [];
    if (!wear || !curve || !series) return;
    pick(
      [
        () => setWord(series, 'minimum', maybe([0, 1], random)),
        () => setWord(series, 'maximum', maybe([4, 9], random)),
        () => {
          curve.x.to = pick([2, 4], random);
          series.default = Array.from({ length: curve.x.to + 1 }, (_, index) => Math.min(index, 3));
        },
        () => setWord(wear, 'rising', maybe([false], random)),
        () => setWord(series, 'unit', maybe(['MW'], random)),
        () => setWord(series, 'title', 'Output'),
      ],
      random,
    )();
  },
  (file, random) => {
    const map = file.properties?.cop?.['x-map'];
    if (map)
      setWord(
        map[pick(['x', 'z'] as const, random)],
        pick(['minimum', 'maximum'], random),
        maybe([1, 2, 8, 30], random),
      );
  },
  (file, random) => setWord(file, pick(['description', 'x-note'], random), 'Other words.'),
  (file, random) => {
    const [tab] = file['x-tabs'] ?? [];
    if (tab) tab.groups = pick([tab.groups.toReversed(), tab.groups], random);
  },
];
