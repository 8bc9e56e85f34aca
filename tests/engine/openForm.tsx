import { act, fireEvent } from '@testing-library/react';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues, FormDefinition, Issue } from '#model/FormDefinition.ts';
import { createKind } from './nestedForms.ts';
import { renderWhole } from './renderWhole.tsx';
import '../widgets/setup.ts';

/** A stored record in its form, whose numbers below zero are at fault; counts what React commits. */
export async function openForm(definition: FormDefinition, values: FieldValues, { isLocked = false } = {}) {
  const store = new DraftStore({
    kind: createKind(definition, (record) => findNegative(record, '')),
    mode: 'edit',
    values,
  });
  let commits = 0;
  const props = { store, tab: 'general', readOnly: isLocked };
  const { container } = await renderWhole(props, () => void commits++);
  return { store, container, commits: () => commits };
}

function findNegative(value: unknown, path: string): Issue[] {
  if (typeof value === 'number' && value < 0) return [{ field: path, code: 'minimum', params: { limit: 0 } }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => findNegative(part, path === '' ? key : `${path}/${key}`));
}

/** Types a text into an input, as a person does: the focus, the text, and leaving it. */
export function typeInto(input: Element, text: string): void {
  fireEvent.focus(input);
  act(() => void fireEvent.input(input, { target: { value: text } }));
  fireEvent.blur(input);
}
