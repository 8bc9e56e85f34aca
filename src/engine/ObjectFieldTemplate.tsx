import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { useMemo } from 'react';
import { FormGroups } from './FormGroups.tsx';
import { useFormSettings } from './formContext.ts';
import { findGroups } from './formSchemas.ts';

/** RJSF's template of an object: of its properties those of the shown tab, in titled panels. */
export function ObjectFieldTemplate({ properties, uiSchema }: ObjectFieldTemplateProps) {
  const { tab, items, plain } = useFormSettings();
  const groups = useMemo(
    () => (items ? [{ title: '', items: [...items] }] : findGroups(uiSchema, tab)),
    [uiSchema, tab, items],
  );
  const contents = new Map(properties.map(({ name, content }) => [name, content]));
  return (
    <FormGroups groups={groups} plain={plain} hasTitle={(item) => uiSchema?.[item]?.['ui:field'] !== undefined}>
      {(item) => contents.get(item)}
    </FormGroups>
  );
}
