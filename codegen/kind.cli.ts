import { parseArgs } from 'node:util';

const USAGE = `Usage:
  npm run kind -- new <kind>                            writes a kind file to start from
  npm run kind -- list [--format json]                  lists all kinds
  npm run kind -- list fields|tabs|units|icons [TEXT]   lists what a kind file may name, with TEXT in it
  npm run kind -- explain <kind>                        explains a kind, <kind>.<field> one of its fields
  npm run kind -- explain <keyword>                     explains a keyword of kind files, such as x-warn
  npm run kind -- from FILE [--name <kind>] [--write]   makes a kind file from a JSON Schema, a table of attributes of PyPSA,
                                                        a module type profile of NetBox, or a CSV table
  npm run kind -- ranges <kind> --from FILE [--write]   proposes soft limits (x-warn) from the values of FILE

<kind> is in lower case, such as flywheel. For ranges, FILE is a CSV table whose headings are names or titles of fields, with
units where they differ ("Capacity [MWh]"), or JSON: exported components. --write writes the limits into the kind's file, or
the new kind's file; without it, they are only shown.`;

// Imported only once the arguments are valid, as the commands read and compile all kinds.
const load = () => import('./kindCommands.cli.ts');

type Command = (args: string[], given: Given) => Promise<unknown> | undefined;

/** The commands by name; `run` returns undefined if the arguments don't match the usage. */
const COMMANDS = new Map<string, { takes: readonly (keyof Given)[]; run: Command }>([
  [
    'new',
    {
      takes: [],
      run: ([kind, ...more]) =>
        isName(kind) && more.length === 0 ? load().then(({ begin }) => begin(kind)) : undefined,
    },
  ],
  [
    'list',
    {
      takes: ['format'],
      run: ([what, part = '', ...more], { format }) =>
        more.length === 0 ? load().then(({ list }) => list(what, part, format)) : undefined,
    },
  ],
  [
    'explain',
    {
      takes: [],
      run: ([name, ...more]) =>
        name !== undefined && more.length === 0 ? load().then(({ explain }) => explain(name)) : undefined,
    },
  ],
  [
    'from',
    {
      takes: ['name', 'write'],
      run: ([from, ...more], { name: subclass, write }) =>
        from !== undefined && more.length === 0 && (subclass === undefined || isName(subclass))
          ? load().then(({ take }) => take(from, { subclass, write }))
          : undefined,
    },
  ],
  [
    'ranges',
    {
      takes: ['from', 'write'],
      run: ([kind, ...more], { from, write }) =>
        isName(kind) && more.length === 0 && from !== undefined
          ? load().then(({ propose }) => propose(kind, { from, write }))
          : undefined,
    },
  ],
]);

/** The commands whose first argument is the name of a kind. */
const NAMING = new Set(['new', 'ranges']);

const OPTIONS = {
  from: { type: 'string' },
  name: { type: 'string' },
  format: { type: 'string' },
  write: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

type Given = ReturnType<typeof readArguments>['values'];

const { values, positionals } = readArguments();
const [name = '', ...args] = positionals;
const command = COMMANDS.get(name);
const options = Object.keys(values);
const isKnown = command && options.every((option) => command.takes.some((taken) => taken === option));

if (values.help) console.log(USAGE);
else await ((isKnown ? command.run(args, values) : undefined) ?? fail(findReason() + USAGE));

/** Says why the arguments don't match the usage; empty without arguments. */
function findReason(): string {
  const reason = findFault();
  return reason === undefined ? '' : `${reason}\n\n`;
}

function findFault(): string | undefined {
  if (name === '') return undefined;
  if (!command) return `There is no command "${name}". Commands: ${[...COMMANDS.keys()].join(', ')}.`;
  const foreign = options.find((option) => !command.takes.some((taken) => taken === option));
  if (foreign !== undefined) return `"${name}" does not take --${foreign}.`;
  const [first] = args;
  const given = name === 'from' ? values.name : NAMING.has(name) ? first : undefined;
  if (given !== undefined && !isName(given))
    return `"${given}" can't be the name of a kind: use lower-case letters, digits and _, and begin with a letter.`;
  if (name === 'ranges' && first !== undefined && values.from === undefined)
    return '"ranges" needs the values: --from FILE.';
  return first === undefined ? `"${name}" needs more arguments.` : `"${name}" takes fewer arguments.`;
}

function isName(kind: string | undefined): kind is string {
  return kind !== undefined && /^[a-z][a-z0-9_]*$/.test(kind);
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS });
  } catch {
    return { values: {}, positionals: [] } satisfies Partial<ReturnType<typeof parseArgs>>;
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
