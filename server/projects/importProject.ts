import type { components as Schemas } from '#generated/api.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { FIRST_VERSION } from '#model/KindChanges.ts';
import { getKindVersion } from '#model/kindVersion.ts';
import { nameKey } from '#model/nameKey.ts';
import type { Confirmation, Provenance } from '#model/ValueSource.ts';
import { checkSent } from '#server/components/checkSent.ts';
import { dropUnprovenConfirmations } from '#server/components/dropUnprovenConfirmations.ts';
import { createPause } from '#server/createPause.ts';
import { type Fault, Invalid, nameTaken } from '#server/Failure.ts';
import type { Kinds } from '#server/kinds.ts';
import type { Writers } from '#server/store/Store.ts';
import { refuseTaken } from '#server/store/UniqueViolation.ts';
import { ALREADY_HELD, IS_TEMPLATE, NO_SUCH_COMPONENT } from './assetWords.ts';

export type ProjectImport = Schemas['schemas']['ProjectImport'];
type ImportedAsset = Schemas['schemas']['ImportedAsset'];

interface Importing {
  /** The writers of a transaction, so that an import that fails is rolled back as a whole. */
  writers: Writers;
  ownerId: string;
}

interface CheckedComponent extends Provenance {
  place: string;
  subclass: string;
  fields: FieldValues;
  kindVersion: number;
}

/** The components of an import that satisfy the rules of their kinds, and the faults of the others. */
interface CheckedImport {
  checked: CheckedComponent[];
  faults: Fault[];
}

/** Creates a project and the components that come with it; returns its id, or throws `Invalid` with every fault and its place. */
export async function importProject(
  importing: Importing,
  body: ProjectImport,
  { checked, faults: broken }: CheckedImport,
): Promise<string> {
  const { writers, ownerId } = importing;
  const pause = createPause();
  const faults = [
    ...broken,
    ...(await findTakenNames(importing, body, checked)),
    ...(await findAssetFaults(importing, body)),
  ];
  if (faults.length > 0) throw new Invalid(faults);

  // A name that was free above may have been taken since.
  const ids = [];
  for (const { place, ...content } of checked) {
    const { fields } = content;
    const component = { ...content, ownerId, isTemplate: false };
    const create = () => writers.components.create(component);
    ids.push((await refuseTaken(nameTaken(fields.name, `${place}.name`), create)).id);
    await pause();
  }
  const { name, description = '', is_template: isTemplate = false } = body;
  const projectId = await refuseTaken(nameTaken(name), () =>
    writers.projects.create({ ownerId, isTemplate, name: name.trim(), description }),
  );
  for (const { component = -1, component_id: existing, ...gone } of body.assets) {
    const componentId = existing ?? ids[component];
    await writers.assets.create(projectId, componentId === undefined ? gone : { componentId, count: gone.count });
    await pause();
  }
  return projectId;
}

/** Checks the components of an import in slices, so that other calls are served in between. */
export async function checkComponents(
  kinds: Kinds,
  sent: ProjectImport['components'],
  now: Confirmation,
): Promise<CheckedImport> {
  const checked: CheckedComponent[] = [];
  const faults: Fault[] = [];
  const pause = createPause();
  for (const [index, body] of sent.entries()) {
    await pause();
    const place = `components[${index}]`;
    const { subclass } = body;
    const kind = kinds.get(subclass);
    if (!kind) {
      faults.push({ field: `${place}.subclass`, value: subclass, message: 'Unknown kind' });
      continue;
    }
    try {
      // Files of the first version don't state their kind version.
      const read = checkSent({ body, kind, address: { subclass }, version: FIRST_VERSION, now });
      const { fields, origin } = read;
      const sources = await dropUnprovenConfirmations(read, { kind, now });
      checked.push({ place, subclass, fields, sources, origin, kindVersion: getKindVersion(kind) });
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      for (const fault of error.faults) faults.push({ ...fault, field: `${place}.${fault.field}` });
    }
  }
  return { checked, faults };
}

/** Returns a fault for each name that is in use or occurs twice. */
async function findTakenNames(
  { writers, ownerId }: Importing,
  { name, is_template: isTemplate = false }: ProjectImport,
  checked: CheckedComponent[],
): Promise<Fault[]> {
  const faults: Fault[] = [];
  const projects = await writers.projects.nameKeys({ ownerId, isTemplate });
  if (projects.has(nameKey(name))) faults.push(nameTaken(name));
  for (const subclass of new Set(checked.map((component) => component.subclass))) {
    const taken = await writers.components.nameKeys({ ownerId, subclass, isTemplate: false });
    for (const { place, fields } of checked.filter((component) => component.subclass === subclass)) {
      const key = nameKey(String(fields.name));
      if (taken.has(key)) faults.push(nameTaken(fields.name, `${place}.name`));
      taken.add(key);
    }
  }
  return faults;
}

async function findAssetFaults({ writers, ownerId }: Importing, body: ProjectImport): Promise<Fault[]> {
  const ids = body.assets.flatMap(({ component_id: id }) => (id === undefined ? [] : [id]));
  const own = await writers.assets.ownComponents({ ownerId, ids });
  const held = new Set<string | number>();
  const faultIn = ({ component, component_id: id }: ImportedAsset): string | undefined => {
    const value = id ?? component;
    if (value === undefined) return undefined;
    if (held.has(value)) return ALREADY_HELD;
    held.add(value);
    if (id === undefined) return Number(component) < body.components.length ? undefined : NO_SUCH_COMPONENT;
    const existing = own.get(id);
    if (component !== undefined || !existing) return NO_SUCH_COMPONENT;
    return existing.isTemplate ? IS_TEMPLATE : undefined;
  };
  return body.assets.flatMap((asset, index) => {
    const message = faultIn(asset);
    const field = asset.component_id === undefined ? 'component' : 'component_id';
    return message ? [{ field: `assets[${index}].${field}`, value: asset[field], message }] : [];
  });
}
