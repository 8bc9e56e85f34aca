import type { Registry, TemplatesType } from '@rjsf/utils';
import { useMemo } from 'react';

/** Returns RJSF's registry with templates of a field that few forms have; the caller keeps them stable. */
export function useTemplates(registry: Registry, templates: Partial<TemplatesType>): Registry {
  return useMemo(() => ({ ...registry, templates: { ...registry.templates, ...templates } }), [registry, templates]);
}
