import { getKindAppearance } from '#library/getKindAppearance.ts';
import { PrintSheet } from '#library/PrintSheet.tsx';
import { addresses } from '#model/addresses.ts';
import { counted } from '#model/counted.ts';
import { dateAndTime } from '#ui/dateAndTime.ts';
import { getWording } from '../projectWording.ts';
import { type HeldProjectProps, LoadedProject } from './LoadedProject.tsx';
import { PrintAssets } from './PrintAssets.tsx';
import type { LoadedAsset } from './useLoadedAssets.ts';

/** /projects/{id}/print: a printable page of the project with the main values of its components. */
export function PrintPage() {
  return <LoadedProject>{(read) => <Sheet {...read} />}</LoadedProject>;
}

function Sheet({ project, held }: HeldProjectProps) {
  const { id, name, description, is_template: isTemplate, updated_at } = project;
  const units = held.reduce((sum, { asset }) => sum + asset.count, 0);
  const groups = toGroups(held);
  const total = `${counted(held.length, 'component')}, ${counted(groups.length, 'kind')}, ${counted(units, 'unit')}`;
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
      {groups.map((group) => (
        <PrintAssets key={group.title} {...group} />
      ))}
    </PrintSheet>
  );
}

/** Groups the components by kind, in the order in which the kinds were first added. */
function toGroups(held: readonly LoadedAsset[]) {
  const subclasses = [...new Set(held.map(({ asset }) => asset.subclass))];
  return subclasses.map((subclass) => {
    const rows = held.filter(({ asset }) => asset.subclass === subclass);
    return { title: getKindAppearance(subclass).plural, kind: rows[0]?.kind, rows };
  });
}
