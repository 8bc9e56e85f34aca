import { ArrowLeftRight, Copy, CopyPlus, FileDown, Link, Trash2 } from 'lucide-react';
import type { ComponentListItem } from '#api/useComponents.ts';
import type { MenuItem } from '#ui/Menu.tsx';
import type { ComponentAction } from './ComponentAction.ts';

/** Returns the entries of a component's menu, by action. */
export function actionItems(
  item: ComponentListItem,
  onAct: (action: ComponentAction, item: ComponentListItem) => void,
): Record<ComponentAction, MenuItem> {
  const entry = (id: ComponentAction) => ({ id, onSelect: () => onAct(id, item) });
  return {
    copyLink: { ...entry('copyLink'), label: 'Copy link', icon: <Link /> },
    convert: {
      ...entry('convert'),
      label: item.is_template ? 'Convert to component' : 'Convert to template',
      icon: <ArrowLeftRight />,
    },
    duplicate: { ...entry('duplicate'), label: 'Duplicate', icon: <Copy /> },
    duplicateAndEdit: { ...entry('duplicateAndEdit'), label: 'Duplicate and edit', icon: <CopyPlus /> },
    export: { ...entry('export'), label: 'Export', icon: <FileDown /> },
    delete: { ...entry('delete'), label: 'Delete', icon: <Trash2 />, variant: 'danger' },
  };
}
