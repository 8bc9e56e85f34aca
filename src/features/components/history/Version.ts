import type { Component } from '#api/useComponent.ts';
import type { Revision } from '#api/useComponentRevisions.ts';
import type { Texts } from '#model/draftHistory.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';
import { differingItems, type FormItem } from '#model/formItems.ts';
import { revisionSources } from '#model/revisionSources.ts';
import { revisionTexts } from '#model/revisionTexts.ts';
import type { ValueSources } from '#model/ValueSource.ts';

/** A saved version with its values and what it changed. */
export interface Version extends Revision {
  texts: Texts;
  /** The texts of the previous version; undefined for the oldest one. */
  before: Texts | undefined;
  changed: FormItem[];
  /** The sources of its values. */
  sources: ValueSources;
}

interface Saved {
  definition: FormDefinition;
  /** Newest first. */
  revisions: readonly Revision[];
  component: Component;
}

/** Returns the saved versions of a component with their values and changes, newest first. */
export function toVersions({ definition, revisions, component }: Saved): Version[] {
  const texts = revisionTexts({ definition, revisions, stored: { ...component } });
  const sources = revisionSources(revisions, component.sources ?? {});
  return revisions.map((revision, index) => {
    const own = texts[index] ?? {};
    const before = texts[index + 1];
    return {
      ...revision,
      texts: own,
      before,
      sources: sources[index] ?? {},
      changed: before ? differingItems(definition, before, own) : [],
    };
  });
}
