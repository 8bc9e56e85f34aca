import { History as HistoryIcon } from 'lucide-react';
import { useState } from 'react';
import type { Component } from '#api/useComponent.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { History } from './History.tsx';

export interface HistoryButtonProps {
  store: DraftStore;
  component: Component;
}

/** Opens the component's saved versions. */
export function HistoryButton({ store, component }: HistoryButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label="History" icon={<HistoryIcon />} onClick={() => setIsOpen(true)} />
      {isOpen && <History store={store} component={component} onClose={() => setIsOpen(false)} />}
    </>
  );
}
