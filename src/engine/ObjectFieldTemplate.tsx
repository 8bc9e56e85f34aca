import type { ObjectFieldTemplateProps, UiSchema } from '@rjsf/utils';
import { useContext, useMemo } from 'react';
import { toHolder } from '#model/isOfDocument.ts';
import { escapeName, REST } from '#model/nestedRecord.ts';
import { DRAWN_REST } from './drawnField.ts';
import { FormGroups } from './FormGroups.tsx';
import { useFormSettings } from './formContext.ts';
import { findGroups } from './formSchemas.ts';
import { HiddenNote } from './HiddenNote.tsx';
import { PartContext, usePartInside } from './partScope.ts';
import { CaseContext, useFieldKey } from './rowScope.ts';
import { VariantChoice } from './VariantChoice.tsx';

/** RJSF's template of an object: the record itself as titled panels, any other object as its properties in order. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  return props.fieldPathId.path.length === 0 ? <TabFields {...props} /> : <NestedFields {...props} />;
}

/** The record's properties that belong to the shown tab. */
function TabFields({ properties, uiSchema }: ObjectFieldTemplateProps) {
  const { tab, items, plain } = useFormSettings();
  const groups = useMemo(
    () => (items ? [{ title: '', items: [...items] }] : findGroups(uiSchema, tab)),
    [uiSchema, tab, items],
  );
  const contents = new Map(properties.map(({ name, content }) => [name, content]));
  return (
    <FormGroups
      groups={groups}
      plain={plain}
      hasTitle={(item) => drawsTitle(findUi(uiSchema, item))}
      isShown={(item) => contents.has(toHolder(item))}
      renderAbsent={(absent, title) => <HiddenNote items={absent} title={title} />}
    >
      {(item) => {
        const content = contents.get(toHolder(item));
        if (item === toHolder(item)) return content;
        return (
          <PartContext key={item} value={item}>
            {content}
          </PartContext>
        );
      }}
    </FormGroups>
  );
}

/** The segment of a field's name that corresponds to a drawn property. */
function toSegment(property: string): string {
  return property === DRAWN_REST ? REST : escapeName(property);
}

/** The uiSchema of an item, which may be a part of a document. */
function findUi(uiSchema: UiSchema | undefined, item: string): UiSchema | undefined {
  return item.split('/').reduce((ui, property) => ui?.[property], uiSchema);
}

/** Whether an item shows its own title, as curves, tables and objects do. */
function drawsTitle(ui: ObjectFieldTemplateProps['uiSchema']): boolean {
  return ui?.['ui:field'] !== undefined || ui?.['ui:order'] !== undefined || ui?.items !== undefined;
}

function NestedFields({ properties, schema, uiSchema, fieldPathId, readonly = false }: ObjectFieldTemplateProps) {
  const key = useFieldKey(fieldPathId);
  const { variant, case: ofCase } = uiSchema?.['ui:options'] ?? {};
  const around = useContext(CaseContext);
  const drawn = useMemo(
    () => (typeof ofCase === 'string' ? { variant: key, value: ofCase, around } : around),
    [key, ofCase, around],
  );
  const place = typeof ofCase === 'string' ? `${key}/=${ofCase}` : key;
  const part = usePartInside(key);
  // The object's schema lists a hidden property, but has no schema for it.
  const isThere = (name: string) => typeof schema.properties?.[name] === 'object';
  if (part !== undefined) return properties.find(({ name }) => toSegment(name) === part)?.content;
  const shown = properties.filter(({ name, hidden }) => !hidden && isThere(name));
  const absent = properties.filter(({ name }) => !isThere(name));
  return (
    <>
      {typeof variant === 'string' && (
        <VariantChoice name={`${key}/${variant}`} id={`${fieldPathId.$id}_${variant}`} readOnly={readonly} />
      )}
      <CaseContext value={drawn}>{shown.map(({ content }) => content)}</CaseContext>
      {absent.length > 0 && <HiddenNote items={absent.map(({ name }) => `${place}/${name}`)} />}
    </>
  );
}
