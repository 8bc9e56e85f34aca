import { LayoutGrid } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { DropPanel } from '#ui/DropPanel.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import styles from './CategoryChips.module.css';
import type { KindsPanelProps } from './KindsPanel.tsx';

const KindsPanel = lazyPart(async () => (await import('./KindsPanel.tsx')).KindsPanel);

/** A button that opens the search over all kinds. */
export function AllKinds({ onSelect, ...rest }: KindsPanelProps) {
  return (
    <DropPanel
      label="All kinds"
      trigger={
        <Button className={styles.all} icon={<LayoutGrid />} aria-label="All kinds" title="All kinds">
          <span className={styles.allLabel}>All kinds</span>
        </Button>
      }
    >
      {(close) => (
        <KindsPanel
          {...rest}
          onSelect={(category) => {
            close();
            onSelect(category);
          }}
        />
      )}
    </DropPanel>
  );
}
