import { FileBox, FileSpreadsheet, FolderInput } from 'lucide-react';
import { imports } from '#generated/imports.ts';
import { addresses } from '#model/addresses.ts';
import { FileDrop } from '#ui/FileDrop.tsx';
import { LinkCard } from '#ui/LinkCard.tsx';
import { Tile } from '#ui/Tile.tsx';
import styles from './ChooseFiles.module.css';

const TABLES = {
  prompt: 'Drop tables or JSON files here: CSV, TSV, Excel (.xlsx) or JSON, up to 50 MB',
  label: 'Files to import',
  accept: '.csv,.tsv,.txt,.xlsx,.json,text/csv,application/json',
  icon: FileSpreadsheet,
};

/** The drop area for any file, the links to the imports of the app's own exports, and a list of the known tables. */
export function ChooseFiles({ onFiles }: { onFiles: (files: Iterable<File>) => void }) {
  return (
    <>
      <FileDrop onFiles={onFiles} disabled={false} multiple kind={TABLES} />
      <ul className={styles.cards}>
        <li>
          <LinkCard
            to={addresses.importProject}
            icon={<Tile size="l" color="var(--accent)" icon={<FolderInput />} />}
            title="Import Project"
            text="A project with its components."
          />
        </li>
        <li>
          <LinkCard
            to={addresses.importComponent}
            icon={<Tile size="l" color="var(--accent)" icon={<FileBox />} />}
            title="Import Component"
            text="One component or several, from an export or pasted JSON."
          />
        </li>
      </ul>
      <details className={styles.known}>
        <summary>Tables that are recognised by their headings ({imports.length})</summary>
        <ul className={styles.list}>
          {imports.map(({ id, title, source: { licence, url } }) => (
            <li key={id}>
              <a href={url} target="_blank" rel="noreferrer">
                {title}
              </a>{' '}
              <span className={styles.licence}>{licence}</span>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
