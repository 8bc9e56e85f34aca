import type { ReactElement, ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { DropPanel } from '#ui/DropPanel.tsx';

interface ListToolProps {
  /** Names the button and its panel. */
  label: string;
  icon: ReactElement;
  children: (close: () => void) => ReactNode;
}

/** A tool above a list, which opens a panel; only its icon is shown if there is little room. */
export function ListTool({ label, icon, children }: ListToolProps) {
  return (
    <DropPanel
      label={label}
      trigger={
        <Button icon={icon} aria-label={label} title={label}>
          <span data-spare="">{label}</span>
        </Button>
      }
    >
      {children}
    </DropPanel>
  );
}
