import { ImageUp } from 'lucide-react';
import { Alert } from '#ui/Alert.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import styles from './PictureDialog.module.css';

interface PictureDropProps {
  isReading: boolean;
  /** Why the last file could not be opened. */
  problem: string | undefined;
  onFiles: (files: Iterable<File>) => void;
}

const PICTURES = {
  prompt: 'Paste or drop a picture of the chart, or choose a file',
  label: 'Picture of the chart',
  accept: 'image/*',
  icon: ImageUp,
};

/** A drop area in place of the picture, until one is opened. */
export function PictureDrop({ isReading, problem, onFiles }: PictureDropProps) {
  return (
    <div className={styles.empty}>
      {problem !== undefined && <Alert tone="error">{problem}</Alert>}
      <FileDrop kind={PICTURES} takesFocus disabled={isReading} onFiles={onFiles} />
      <p className={styles.muted}>{isReading ? 'Opening the picture' : 'The picture stays in this browser.'}</p>
    </div>
  );
}
