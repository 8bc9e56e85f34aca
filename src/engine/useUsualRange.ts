import { useContext, useMemo } from 'react';
import { currencyText } from '#model/currencyText.ts';
import { findField } from '#model/fieldKeys.ts';
import { createUsualScale } from '#model/usualScale.ts';
import { usualText } from '#model/usualText.ts';
import { useFormSettings } from './formContext.ts';
import { UsualContext } from './usualContext.ts';

/** Returns the usual range of a field's values with its scale and text; undefined if there are too few to show it. */
export function useUsualRange(name: string) {
  const { store, currency } = useFormSettings();
  const range = useContext(UsualContext)?.ranges?.get(name);
  return useMemo(() => {
    const scale = range && createUsualScale(range);
    const field = findField(store.definition, name);
    if (!range || !scale || !field) return undefined;
    return { field, range, scale, text: usualText(range, currencyText(field.unit ?? '', currency)) };
  }, [store, name, range, currency]);
}

export type UsualOfField = NonNullable<ReturnType<typeof useUsualRange>>;
