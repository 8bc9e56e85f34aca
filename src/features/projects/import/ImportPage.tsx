import { useState } from 'react';
import { useComponents } from '#api/useComponents.ts';
import { usePageTitle } from '#api/usePageTitle.ts';
import { projectFileProblem } from '#model/projectFileProblem.ts';
import { type ProjectFile, type ProjectFileProblem, readProjectFile } from '#model/readProjectFile.ts';
import { Alert } from '#ui/Alert.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { Page } from '#ui/Page.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
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
    <Page width={1100}>
      <PageTitle title="Import project" gap={4}>
        From a file that Export of a project has written. Nothing is created before you press Import project, and then
        all of it or nothing.
      </PageTitle>
      <FileDrop onFiles={open} disabled={false} />
      {source && 'failed' in source.read && (
        <Alert tone="error">Could not read {source.fileName}. A folder has to be opened first.</Alert>
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
    </Page>
  );
}

const MOST_SHOWN = 10;
