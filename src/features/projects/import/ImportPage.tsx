import { useEffect, useEffectEvent, useState } from 'react';
import { usePageTitle } from '#api/usePageTitle.ts';
import { useWholeComponents } from '#api/useWholeComponents.ts';
import type { ImportBatch } from '#library/import/createImportBatch.ts';
import { takeHandedFiles } from '#library/import/handedStore.ts';
import { projectFileProblem } from '#model/projectFileProblem.ts';
import { type ProjectFile, type ProjectFileProblem, readProjectFile } from '#model/readProjectFile.ts';
import { Alert } from '#ui/Alert.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { Page } from '#ui/Page.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { readProject } from './readProject.ts';

interface Source {
  fileName: string;
  /** Number of files read so far; as a key, it gives each file a new preview. */
  count: number;
  read: Read;
}

type Read = { file: ProjectFile; batch: ImportBatch } | { problems: ProjectFileProblem[] } | { failed: true };

/** /import/project: creates a project from a file after the user has reviewed it. */
export function ImportPage() {
  usePageTitle('Import Project');
  const [source, setSource] = useState<Source>();
  const { data: library, progress } = useWholeComponents({ templates: false });

  async function open(files: Iterable<File>) {
    const [file] = files;
    if (!file) return;
    const read = await readFile(file);
    setSource((last) => ({ fileName: file.name, count: (last?.count ?? 0) + 1, read }));
  }

  const openHanded = useEffectEvent(() => {
    const handed = takeHandedFiles();
    if (handed.length > 0) void open(handed);
  });
  useEffect(() => openHanded(), []);

  return (
    <Page>
      <PageTitle title="Import project" gap={4}>
        Choose a file that was saved with Export on a project. Nothing is created until you press Import project, and
        then either all of it or nothing.
      </PageTitle>
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
      {source && 'file' in source.read && progress && (
        <ProgressBar label="Comparing with your components" done={progress.ended} total={progress.total} />
      )}
      {source && 'file' in source.read && library && (
        <ImportPreview key={source.count} {...source.read} library={library} onClear={() => setSource(undefined)} />
      )}
    </Page>
  );
}

const MOST_SHOWN = 10;

async function readFile(file: File): Promise<Read> {
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return { failed: true };
  const read = readProjectFile(text);
  return 'file' in read ? { file: read.file, batch: await readProject(read.file) } : read;
}
