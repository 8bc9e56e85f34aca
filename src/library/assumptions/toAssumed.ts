import type { Component } from '#api/useComponent.ts';
import type { Kind } from '#model/Kind.ts';
import { openStored } from '#model/openStored.ts';
import type { AssumedComponent } from './AssumedComponent.ts';

/** Converts a stored component to one whose values can be listed. */
export function toAssumed(kind: Kind, component: Component): AssumedComponent {
  const { id, name, subclass } = component;
  const { definition } = kind;
  return {
    key: id,
    id,
    name,
    subclass,
    kind: definition.title,
    definition,
    texts: openStored(kind, { ...component }).allTexts(),
    sources: component.sources ?? {},
  };
}
