import { History } from 'lucide-react';
import { useState } from 'react';
import type { Component } from '#api/useComponent.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';

export interface HistoryButtonProps {
  store: DraftStore;
  component: Component;
}

/** Opens the component's saved versions. */
export function HistoryButton({ store, component }: HistoryButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label="History" icon={<History />} onClick={() => setIsOpen(true)} />
      {isOpen && <HistoryDialog store={store} component={component} onClose={() => setIsOpen(false)} />}
    </>
  );
}
