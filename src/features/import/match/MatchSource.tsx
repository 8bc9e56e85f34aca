import { Download } from 'lucide-react';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { usedColumns } from '#model/imports/draftParts.ts';
import type { MappingDraft } from '#model/imports/MappingDraft.ts';
import { toMappingFile } from '#model/imports/toMappingFile.ts';
import { isForeignUnit } from '#model/imports/unitRatio.ts';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/Panel.tsx';
import { saveFile } from '#ui/saveFile.ts';
import { findDraftFault } from './findDraftFault.ts';
import styles from './MatchColumns.module.css';
import { MatchField } from './MatchField.tsx';

interface MatchSourceProps {
  draft: MappingDraft;
  definition: FormDefinition;
  onChange: (some: Partial<MappingDraft>) => void;
}

/** The table's source, which is stored with every value; the mapping can be downloaded for other users. */
export function MatchSource({ draft, definition, onChange }: MatchSourceProps) {
  const { id, source } = draft;
  const onSource = (some: Partial<typeof source>) => onChange({ source: { ...source, ...some } });
  const fault = findSaveFault(draft, definition);
  return (
    <Panel className={styles.head} aria-label="Source">
      <MatchField label="Source" value={source.title} onChange={(title) => onSource({ title })} />
      <MatchField label="Licence" value={source.licence} onChange={(licence) => onSource({ licence })} />
      <MatchField label="Address" value={source.url} onChange={(url) => onSource({ url })} />
      <MatchField label="Set" value={id} onChange={(text) => onChange({ id: text })}>
        Later tables of the same set update these components.
      </MatchField>
      <div className={styles.save}>
        <Button
          icon={<Download />}
          disabled={fault !== undefined}
          onClick={() => saveFile(`${id}.json`, toMappingFile(draft, definition))}
        >
          Download mapping
        </Button>
        <span className={styles.hint}>{fault ?? 'To apply it to another table, choose both files together.'}</span>
      </div>
    </Panel>
  );
}

/** Returns why a draft can't be saved as a mapping file yet. */
function findSaveFault(draft: MappingDraft, definition: FormDefinition): string | undefined {
  const { title, licence, url } = draft.source;
  if (title.trim() === '' || licence.trim() === '' || !/^https?:\/\/\S+/.test(url))
    return 'Enter the source, its licence and an address that begins with http:// or https://.';
  if (findDraftFault(draft, definition) !== undefined) return 'Available once the rows can be reviewed.';
  const units = usedColumns(draft, definition).flatMap(({ unit, holds }) => [
    unit,
    ...(holds?.sort === 'series' ? [holds.unit] : []),
  ]);
  const foreign = units.find(isForeignUnit);
  return foreign && `Mapping files have no unit ${foreign}.`;
}
