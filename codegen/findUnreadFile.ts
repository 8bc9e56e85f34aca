import { didYouMean } from './didYouMean.ts';
import type { Problem } from './Problem.ts';

/** A file or folder below schemas/; a link counts as its target. */
export type EntrySort = 'file' | 'folder' | 'linked folder' | 'broken link' | 'other';

/**
 * Returns why a file or folder of schemas/ is not read; undefined for one that is read, or that no author expects to be
 * read.
 */
export function findUnreadFile(
  file: string,
  /** Its path inside schemas/. */
  inside: string,
  sort: EntrySort,
): Problem | undefined {
  const name = inside.slice(inside.lastIndexOf('/') + 1);
  const folder = inside.slice(0, Math.max(0, inside.lastIndexOf('/')));
  const report = (message: string, suggestion: string): Problem => ({ file, line: 1, column: 1, message, suggestion });
  if (sort === 'folder')
    return name.endsWith('.json') ? report('is a folder, so no file is read here.', 'Rename it.') : undefined;
  if (sort === 'linked folder') return report('is a link to a folder, which is not read.', 'Link the files instead.');
  if (sort === 'broken link') return report('is a link that leads nowhere.', 'Remove it, or restore what it leads to.');
  if (sort === 'other') return report('is not an ordinary file, so it is not read.', 'Remove it.');
  if (name.startsWith('.') || name.endsWith('.md') || /^(?:LICEN[CS]E|NOTICE)/.test(name)) return undefined;
  if (inside === 'openapi.yaml') return undefined;
  if (!name.endsWith('.json')) {
    const isMeant = /json|ya?ml/i.test(name) && !LEFT_OVER.test(name);
    const problem = report(
      'is not read, as its name does not end in ".json".',
      isMeant ? `Rename it to "${toJsonName(name)}", with JSON in it, or remove it.` : 'Remove it.',
    );
    return isMeant ? problem : { ...problem, severity: 'warning' };
  }
  if (FOLDERS.includes(folder) || TEXT_FOLDER.test(folder)) return undefined;
  const [first = ''] = folder.split('/');
  const right = FOLDERS.includes(first)
    ? `Put it directly into schemas/${first}/.`
    : didYouMean(folder, FOLDERS, (known) => `schemas/${known}/`);
  return report(
    `is not read, as schemas/${folder}/ is not a folder for schema files.`,
    right ?? 'Put a kind into schemas/kinds/, and a form into schemas/forms/.',
  );
}

const FOLDERS = ['', 'kinds', 'examples', 'forms', 'documents', 'imports'];
/** The texts of another language, by its tag. */
const TEXT_FOLDER = /^texts\/[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*(?:\/kinds|\/examples)?$/;
const LEFT_OVER = /~$|\.(?:bak|orig|rej|sw[a-p]|tmp)$|^#.*#$/;

function toJsonName(name: string): string {
  return `${name.replace(/\.(?:json[c5l]?|ya?ml|txt)/gi, '')}.json`;
}
