import { FileBox, FolderInput } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { imports } from '#generated/imports.ts';
import { handFiles } from '#library/import/handedStore.ts';
import { KindTile } from '#library/KindTile.tsx';
import { addresses } from '#model/addresses.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { FoundMapping } from './job/ImportJob.ts';
import styles from './Recognised.module.css';
import { unreadText } from './review/wording.ts';
import type { ReadingState } from './useFileReading.ts';

export interface RecognisedProps {
  state: Extract<ReadingState, { step: 'recognised' }>;
  onRead: (found: FoundMapping) => void;
  onBack: () => void;
}

/** Asks how to continue if several mappings fit the files, or if another page imports them. */
export function Recognised({ state: { files, found, own }, onRead, onBack }: RecognisedProps) {
  const navigate = useNavigate();
  const names = files.map(({ name }) => name).join(', ');
  const back = (
    <Button size="s" onClick={onBack}>
      Choose other files
    </Button>
  );
  if (own) {
    const isProject = own === 'project';
    const lead = () => {
      handFiles(files);
      navigate(isProject ? addresses.importProject : addresses.importComponent);
    };
    return (
      <Alert
        tone="info"
        title={isProject ? `${names} is an exported project` : `${names}: exported components`}
        action={
          <>
            {back}
            <Button size="s" variant="primary" icon={isProject ? <FolderInput /> : <FileBox />} onClick={lead}>
              {isProject ? 'Import the project' : 'Import the components'}
            </Button>
          </>
        }
      >
        It is reviewed on a separate page.
      </Alert>
    );
  }
  const fitting = files.filter(({ name }) => found.some(({ unread }) => !unread.includes(name)));
  const others = files.filter((file) => !fitting.includes(file)).map(({ name }) => name);
  return (
    <Panel className={styles.choice}>
      <p>
        {fitting.map(({ name }) => name).join(', ')} {fitting.length === 1 ? 'fits' : 'fit'} several mappings. Which
        components do you want to import first? {others.length > 0 && unreadText(others)}
      </p>
      <ul className={styles.list}>
        {found.map((one) => {
          const summary = imports.find(({ id }) => id === one.id);
          return (
            <li key={one.id}>
              <button type="button" className={styles.mapping} onClick={() => onRead(one)}>
                {summary && <KindTile subclass={summary.kind} />}
                {summary?.title ?? one.id}
              </button>
            </li>
          );
        })}
      </ul>
      {back}
    </Panel>
  );
}
