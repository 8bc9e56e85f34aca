import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { type Component, useComponentSet } from '#api/useComponent.ts';
import { useProject } from '#api/useProject.ts';
import { type Asset, useProjectAssets } from '#api/useProjectAssets.ts';
import { getKindLook } from '#library/getKindLook.ts';
import { PrintSheet } from '#library/PrintSheet.tsx';
import { addresses } from '#model/addresses.ts';
import { counted } from '#model/counted.ts';
import type { Kind } from '#model/Kind.ts';
import { dateAndTime } from '#ui/dateAndTime.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import { Page } from '#ui/Page.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { getWording } from '../wording.ts';
import { PrintAssets } from './PrintAssets.tsx';
import { useShownKinds } from './useShownKinds.ts';

const NONE: Asset[] = [];

/** /projects/{id}/print: a project on paper, with the main values of its components. */
export function PrintPage() {
  const { id = '' } = useParams();
  const project = useProject(id);
  const assets = useProjectAssets(id);
  const held = assets.data ?? NONE;
  const there = useMemo(
    () =>
      held.flatMap(({ subclass, component_id, component_deleted }) =>
        component_id === null || component_deleted ? [] : [{ subclass, id: component_id }],
      ),
    [held],
  );
  const components = useComponentSet(there);
  const subclasses = useMemo(() => [...new Set(held.map(({ subclass }) => subclass))], [held]);
  const kinds = useShownKinds(subclasses);
  if (project.error?.status === 404) return <EmptyState isPage icon={<SearchX />} title="Project not found." />;
  const reads = [project, assets, components];
  const failed = reads.find(({ error }) => error && error.status !== 401);
  const isRead = assets.data && (there.length === 0 || components.data);
  if (!project.data || !isRead || !kinds) {
    return (
      <Page>
        {failed?.error ? <ErrorBanner error={failed.error} onRetry={() => void failed.mutate()} /> : <Skeleton />}
      </Page>
    );
  }
  const { name, description, is_template: isTemplate, updated_at } = project.data.project;
  const values = new Map(components.data?.flatMap((read) => (read ? [[read.component.id, read.component]] : [])));
  const units = held.reduce((sum, { count }) => sum + count, 0);
  const total = `${counted(held.length, 'component')}, ${counted(subclasses.length, 'kind')}, ${counted(units, 'unit')}`;
  return (
    <PrintSheet
      title={name}
      about={`${getWording(isTemplate).one} · Last updated ${dateAndTime(updated_at)} · ${total}`}
      back={addresses.project(id)}
      isReady
    >
      {description && (
        <section>
          <bdi>{description}</bdi>
        </section>
      )}
      {toGroups(held, kinds, values).map((group) => (
        <PrintAssets key={group.title} {...group} />
      ))}
    </PrintSheet>
  );
}

/** The components by kind, in the order in which the kinds were first added. */
function toGroups(assets: readonly Asset[], kinds: ReadonlyMap<string, Kind>, values: ReadonlyMap<string, Component>) {
  const subclasses = [...new Set(assets.map(({ subclass }) => subclass))];
  return subclasses.map((subclass) => ({
    title: getKindLook(subclass).plural,
    kind: kinds.get(subclass),
    rows: assets
      .filter((asset) => asset.subclass === subclass)
      .map((asset) => ({ asset, component: values.get(asset.component_id ?? '') })),
  }));
}
