import { BookOpen } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { ComponentListItem } from '#api/useComponents.ts';
import { KindTile } from '#library/KindTile.tsx';
import { useKindAppearance } from '#library/useKindAppearance.ts';
import { addresses } from '#model/addresses.ts';
import { ChangeBar } from '#records/ChangeBar.tsx';
import { RecordHeader } from '#ui/RecordHeader.tsx';
import { timeAgo } from '#ui/timeAgo.ts';
import { ABOUT_KIND, useAboutKind } from '../about/useAboutKind.tsx';
import type { ComponentAction } from '../actions/ComponentAction.ts';
import { ItemActions } from '../actions/ItemActions.tsx';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { AffectedProjects } from './AffectedProjects.tsx';
import type { EditorFrameParts } from './ComponentEditor.tsx';

export interface EditorHeaderProps extends EditorFrameParts {
  onAct: (action: ComponentAction, item: ComponentListItem) => void;
}

/** The header of a component's page: name, actions, pending changes, and buttons to save or undo them. */
export function EditorHeader({ store, component, saving, onSave, onAct }: EditorHeaderProps) {
  const navigate = useNavigate();
  const about = useAboutKind(store);
  const { name, subclass, is_template, updated_at } = component;
  const label = `${useKindAppearance(subclass).title}${is_template ? ' template' : ''}`;
  return (
    <RecordHeader
      name={name}
      about={
        <>
          {label} · updated {timeAgo(updated_at)}
        </>
      }
      tile={<KindTile subclass={subclass} />}
      onBack={() => navigate(is_template ? addresses.componentTemplates : addresses.components)}
    >
      <ChangeBar
        store={store}
        saving={saving}
        onSave={onSave}
        affected={<AffectedProjects subclass={subclass} id={component.id} />}
        actions={
          <>
            <HistoryButton store={store} component={component} />
            <ItemActions
              item={component}
              onAct={onAct}
              more={[{ id: 'about', label: ABOUT_KIND, icon: <BookOpen />, onSelect: about.open }]}
            />
            {about.dialog}
          </>
        }
      />
    </RecordHeader>
  );
}
