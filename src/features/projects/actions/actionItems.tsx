import { Copy, CopyPlus, FileDown, Link, Repeat2, Trash2 } from 'lucide-react';
import type { Project } from '#api/useProjects.ts';
import type { MenuItem } from '#ui/Menu.tsx';
import { getWording } from '../projectWording.ts';
import type { ProjectAction } from './ProjectAction.ts';

/** Returns the entries of a project's menu. */
export function actionItems(project: Project, onAct: (action: ProjectAction, project: Project) => void): MenuItem[] {
  const { counterpart, duplicate } = getWording(project.is_template);
  const item = (id: ProjectAction) => ({ id, onSelect: () => onAct(id, project) });
  return [
    { ...item('copyLink'), label: 'Copy link', icon: <Link /> },
    { ...item('convert'), label: `Convert to ${counterpart}`, icon: <Repeat2 /> },
    { ...item('duplicate'), label: duplicate, icon: <Copy /> },
    { ...item('duplicateAndEdit'), label: 'Duplicate and edit', icon: <CopyPlus /> },
    { ...item('export'), label: 'Export', icon: <FileDown /> },
    { ...item('delete'), label: 'Delete', icon: <Trash2 />, variant: 'danger' },
  ];
}
