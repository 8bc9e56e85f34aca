import { SearchX } from 'lucide-react';
import { useLocation, useParams } from 'react-router-dom';
import { getKindAppearance } from '#library/getKindAppearance.ts';
import { PrintSheet } from '#library/PrintSheet.tsx';
import { addresses } from '#model/addresses.ts';
import { isRecord } from '#model/isRecord.ts';
import { dateAndTime } from '#ui/dateAndTime.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { ComponentProblem } from '../editor/ComponentProblem.tsx';
import { EditorSkeleton } from '../editor/EditorSkeleton.tsx';
import { useFoundComponent } from '../editor/useFoundComponent.ts';
import { PrintRecord } from './PrintRecord.tsx';

/** /components/{id}/print: a printable page of a stored component. */
export function PrintPage() {
  const { id = '' } = useParams();
  const { state } = useLocation();
  const subclass = isRecord(state) && typeof state.subclass === 'string' ? state.subclass : undefined;
  const { ready, isMissing, problem } = useFoundComponent({ id, subclass });
  if (isMissing) return <EmptyState isPage icon={<SearchX />} title="Component not found." />;
  if (!ready) return <Page>{problem ? <ComponentProblem problem={problem} /> : <EditorSkeleton />}</Page>;
  const { name, subclass: kind, is_template: isTemplate, updated_at } = ready.stored.component;
  return (
    <PrintSheet
      title={name}
      about={`${getKindAppearance(kind).title}${isTemplate ? ' template' : ''} · Last updated ${dateAndTime(updated_at)}`}
      back={addresses.component(id)}
      isReady
    >
      <PrintRecord kind={ready.kind} component={ready.stored.component} />
    </PrintSheet>
  );
}
