import { isAbsolute, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { didYouMean } from './didYouMean.ts';
import { FORMATS, type Format } from './formatFindings.ts';

export interface Options {
  check: boolean;
  watch: boolean;
  examples: boolean;
  /** The folder to write to; 'generated' if absent. */
  out?: string;
  format: Format;
  /** A folder that holds generated modules. */
  generated?: string;
  /** The address of a server. */
  against?: string;
  /** A file or address of a contract. */
  contract?: string;
  /** A git reference. */
  changesSince?: string;
  /** A data folder, or the address of a server or of PostgreSQL; if empty, that of the environment. */
  stored?: string;
}

export const USAGE = `Usage: npm run codegen -- [options]

Generates the modules of generated/ from the files of schemas/, or reports every problem in them.

  --check               only checks, and writes nothing
  --generated DIR       with --check: also compares what would be generated with DIR
  --against URL         compares all kinds and the contract with a running server
  --contract FILE|URL   compares the contract with another one; with --against, it is the server's
  --changes-since REF   judges every edit of kinds, forms and contract since a git commit, branch or tag
  --stored[=PLACE]      tries the kinds on all stored components of a server (http://...), a data folder or PostgreSQL
                        (postgres://...); without PLACE, of DATABASE_URL or DATA_DIR
  --out DIR             where to write: generated/, or the types of --contract, which are written only if it is given
  --format FORMAT       text (default), json, github (annotations of a workflow) or sarif; these three go to stdout
  --examples            generates the kinds of schemas/examples/ as well
  --watch               generates again whenever a schema file is saved
  --help                shows this

Exits with 0 if all is well, 1 for problems in schemas/ and for edits and stored components that break something, 2 for
differences (of DIR, server or contract), 3 if something could not be checked.`;

/** Returns the options of the command line, 'help', or what is wrong with them. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): Options | 'help' | { fault: string } {
  const parsed = parse(args);
  if ('fault' in parsed) return parsed;
  const { help, check = false, watch = false, examples = env.Q_EXAMPLES === '1', format = 'text', ...rest } = parsed;
  if (help) return 'help';
  const empty = Object.entries(rest).find(([name, value]) => value === '' && name !== 'stored');
  if (empty) return { fault: `--${empty[0]} has no value.` };
  const known = FORMATS.find((name) => name === format);
  if (!known) return { fault: `"${format}" is not a format.${suggest(didYouMean(format, FORMATS))}` };
  const { out, generated, against, contract, 'changes-since': changesSince, stored } = rest;
  if (out !== undefined && holdsProject(out))
    return {
      fault: `--out ${out} is a folder of the project itself. Name one that holds nothing but generated files.`,
    };
  if (generated !== undefined && !check) return { fault: '--generated is for --check, which writes nothing.' };
  if (watch && (check || [against, contract, changesSince, stored].some((value) => value !== undefined)))
    return { fault: "--watch generates; it can't be combined with options that only check." };
  if (against !== undefined && !isAddress(against))
    return { fault: `"${against}" is not the address of a server. It begins with http:// or https://.` };
  return {
    check,
    watch,
    examples,
    format: known,
    ...(out === undefined ? {} : { out }),
    ...(generated === undefined ? {} : { generated }),
    ...(against === undefined ? {} : { against }),
    ...(contract === undefined ? {} : { contract }),
    ...(changesSince === undefined ? {} : { changesSince }),
    ...(stored === undefined ? {} : { stored }),
  };
}

/** Whether a folder contains the schema files, or is among them. */
function holdsProject(folder: string): boolean {
  const schemas = resolve('schemas');
  return isWithin(schemas, resolve(folder)) || isWithin(resolve(folder), schemas);
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way.split(sep)[0] !== '..' && !isAbsolute(way);
}

const OPTIONS = {
  help: { type: 'boolean' },
  check: { type: 'boolean' },
  watch: { type: 'boolean' },
  examples: { type: 'boolean' },
  generated: { type: 'string' },
  against: { type: 'string' },
  contract: { type: 'string' },
  'changes-since': { type: 'string' },
  stored: { type: 'string' },
  out: { type: 'string' },
  format: { type: 'string' },
} as const;

type Parsed = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

function parse(args: readonly string[]): Parsed | { fault: string } {
  try {
    return parseArgs({ args: withOptionalValues(args), options: OPTIONS }).values;
  } catch (error) {
    const word = args.find((arg) => /^--?[^-]/.test(arg) && !Object.hasOwn(OPTIONS, optionName(arg)));
    if (word) {
      const name = didYouMean(optionName(word), Object.keys(OPTIONS), (known) => `--${known}`);
      return { fault: `${word} is not an option.${suggest(name)}` };
    }
    // Node's message says which option lacks a value, or has one too many, and after that how to write it.
    return { fault: `${(error instanceof Error ? error.message : String(error)).split('. ')[0]}.` };
  }
}

/** Lets `--stored` have no value, which counts as an empty one. */
function withOptionalValues(args: readonly string[]): string[] {
  return args.map((arg, index) => {
    const next = args[index + 1];
    return arg === '--stored' && (next === undefined || next.startsWith('-')) ? '--stored=' : arg;
  });
}

function optionName(arg: string): string {
  return arg.replace(/-+/, '').replace(/=.*/s, '');
}

function suggest(suggestion: string | undefined): string {
  return suggestion ? ` ${suggestion}` : '';
}

/** Whether the text is an http or https address. */
export function isAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
