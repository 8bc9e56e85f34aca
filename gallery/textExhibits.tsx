import { Fan } from 'lucide-react';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Clamped } from '#ui/Clamped.tsx';
import { HelpArea } from '#ui/HelpArea.tsx';
import { HelpTip } from '#ui/HelpTip.tsx';
import { LoadingText } from '#ui/LoadingText.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { StepNumber } from '#ui/StepNumber.tsx';
import { Tile } from '#ui/Tile.tsx';
import { Tooltip } from '#ui/Tooltip.tsx';
import { Truncated } from '#ui/Truncated.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { Exhibits } from './Exhibit.ts';
import styles from './Gallery.module.css';

const TONES = ['neutral', 'accent', 'modified', 'error', 'ok'] as const;

/** Exhibits of text, marks and progress indicators. */
export const textExhibits: Exhibits = {
  Badge: {
    states: {
      tones: () => (
        <div className={styles.row}>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
      ),
      'with a label': () => (
        <Badge tone="error" label="2 errors">
          2
        </Badge>
      ),
    },
  },
  Clamped: {
    states: {
      short: () => <Clamped text="98 m" />,
      long: () => (
        <div style={{ width: 180 }}>
          <Clamped text="Rotor of 150 m for inland sites with little wind, as offered for the ridge above the farm in spring" />
        </div>
      ),
    },
  },
  HelpArea: {
    states: {
      'F1 in the input': () => (
        <HelpArea className={styles.row}>
          <input aria-label="Hub height" aria-describedby="hub-height-key-help" defaultValue="80" />
          <HelpTip id="hub-height-key-help" text="Height of the rotor axis above ground" label="Hub height" />
        </HelpArea>
      ),
    },
  },
  HelpTip: {
    states: {
      plain: () => <HelpTip id="hub-height-help" text="Height of the rotor axis above ground" label="Hub height" />,
    },
  },
  LoadingText: { states: { plain: () => <LoadingText>Loading components</LoadingText> } },
  ProgressBar: {
    states: {
      'half done': () => (
        <ProgressBar label="Importing" done={5} total={10} action={<Button size="s">Cancel</Button>} />
      ),
    },
  },
  Skeleton: {
    states: {
      lines: () => (
        <div>
          <Skeleton width={240} />
          <Skeleton width={160} height={20} />
        </div>
      ),
      round: () => <Skeleton round width={32} height={32} />,
    },
  },
  Spinner: {
    states: { small: () => <Spinner label="Loading" />, large: () => <Spinner size={32} label="Still loading" /> },
  },
  StepNumber: {
    states: {
      'done, under way and to come': () => (
        <div className={styles.row}>
          {[0, 1, 2].map((index) => (
            <StepNumber key={index} index={index} current={1} />
          ))}
        </div>
      ),
    },
  },
  Tile: {
    states: {
      sizes: () => (
        <div className={styles.row}>
          <Tile size="s" icon={<Fan />} />
          <Tile size="m" icon={<Fan />} color="#4cc38a" />
          <Tile size="l" icon={<Fan />} color="#58a6ff" />
        </div>
      ),
    },
  },
  Tooltip: {
    states: {
      plain: () => (
        <Tooltip content="Saves what you have changed">
          <Button>Point here</Button>
        </Tooltip>
      ),
    },
  },
  Truncated: {
    states: {
      short: () => <Truncated text="Short" />,
      long: () => <Truncated text={'A name that goes on and on '.repeat(20)} />,
    },
  },
  VisuallyHidden: {
    states: {
      plain: () => (
        <p>
          Only screen readers get more. <VisuallyHidden>This, for example.</VisuallyHidden>
        </p>
      ),
    },
  },
};
