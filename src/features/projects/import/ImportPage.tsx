import { useState } from 'react';
import { useComponents } from '#api/useComponents.ts';
import { usePageTitle } from '#api/usePageTitle.ts';
import { projectFileProblem } from '#model/projectFileProblem.ts';
import { type ProjectFile, type ProjectFileProblem, readProjectFile } from '#model/readProjectFile.ts';
import { Alert } from '#ui/Alert.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import styles from './ImportPage.module.css';
import { ImportPreview } from './ImportPreview.tsx';

interface Source {
  fileName: string;
  /** Counts the files that were read, so that each is looked at anew. */
  count: number;
  read: { file: ProjectFile } | { problems: ProjectFileProblem[] } | { failed: true };
}

/** /import/project: the file of a project, what would be made of it, and the one step that makes it. */
export function ImportPage() {
  usePageTitle('Import Project');
  const [source, setSource] = useState<Source>();
  const { data: library } = useComponents({ templates: false });

  async function open(files: Iterable<File>) {
    const [file] = files;
    if (!file) return;
    const read = await file.text().then(readProjectFile, () => ({ failed: true }) as const);
    setSource((last) => ({ fileName: file.name, count: (last?.count ?? 0) + 1, read }));
  }

  return (
    <div className={styles.page}>
      <header>
        <h1>Import project</h1>
        <p className={styles.lead}>
          Choose a file that was saved with Export on a project. Nothing is created until you press Import project, and
          then either all of it or nothing.
        </p>
      </header>
      <FileDrop onFiles={open} disabled={false} />
      {source && 'failed' in source.read && (
        <Alert tone="error">Could not read {source.fileName}. Open a folder and choose the files in it.</Alert>
      )}
      {source && 'problems' in source.read && (
        <Alert tone="error" title={`${source.fileName} can't be imported`}>
          <ul>
            {source.read.problems.slice(0, MOST_SHOWN).map((problem) => (
              <li key={projectFileProblem(problem)}>{projectFileProblem(problem)}</li>
            ))}
            {source.read.problems.length > MOST_SHOWN && <li>and {source.read.problems.length - MOST_SHOWN} more</li>}
          </ul>
        </Alert>
      )}
      {source && 'file' in source.read && library && (
        <ImportPreview
          key={source.count}
          file={source.read.file}
          library={library}
          onClear={() => setSource(undefined)}
        />
      )}
    </div>
  );
}

const MOST_SHOWN = 10;
