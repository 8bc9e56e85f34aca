import { useMemo } from 'react';
import { AssumptionSheet } from '#library/assumptions/AssumptionSheet.tsx';
import { toAssumed } from '#library/assumptions/toAssumed.ts';
import { getKindAppearance } from '#library/getKindAppearance.ts';
import { addresses } from '#model/addresses.ts';
import { counted } from '#model/counted.ts';
import { Alert } from '#ui/Alert.tsx';
import { dateAndTime } from '#ui/dateAndTime.ts';
import { type HeldProjectProps, LoadedProject } from '../print/LoadedProject.tsx';
import type { LoadedAsset } from '../print/useLoadedAssets.ts';
import { getWording } from '../projectWording.ts';

/** /projects/{id}/assumptions: every value of a project's components. */
export function AssumptionsPage() {
  return <LoadedProject>{(read) => <Sheet {...read} />}</LoadedProject>;
}

function Sheet({ project, held }: HeldProjectProps) {
  const components = useMemo(() => held.flatMap(toComponents), [held]);
  const assets = useMemo(() => held.map(toSheetAsset), [held]);
  const { id, name, is_template: isTemplate, updated_at } = project;
  const lacking = held.filter(({ component, kind }) => !component || !kind);
  return (
    <AssumptionSheet
      name={name}
      about={`${getWording(isTemplate).one} · ${counted(held.length, 'component')} · Last updated ${dateAndTime(updated_at)}`}
      back={addresses.project(id)}
      components={components}
      assets={assets}
    >
      {lacking.length > 0 && (
        <Alert tone="warning" title="Without values">
          {lacking.map(({ asset }) => asset.name).join(', ')}: deleted from the library, or of a kind whose form could
          not be loaded.
        </Alert>
      )}
    </AssumptionSheet>
  );
}

function toComponents({ asset, component, kind }: LoadedAsset) {
  return component && kind ? [{ ...toAssumed(kind, component), key: asset.id, count: asset.count }] : [];
}

function toSheetAsset({ asset: { name, subclass, count, component_deleted: isDeleted } }: LoadedAsset) {
  return { name, kind: getKindAppearance(subclass).title, count, isDeleted };
}
