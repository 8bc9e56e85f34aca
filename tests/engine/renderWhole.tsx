import { type RenderResult, render, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { expect } from 'vitest';
import { loadFieldParts } from '#engine/fieldParts.tsx';
import { SchemaForm, type SchemaFormProps } from '#engine/SchemaForm.tsx';
import '../widgets/setup.ts';

/** Renders a form until all of it is on the page; `onCommit` is called for each commit of React. */
export async function renderWhole(props: SchemaFormProps, onCommit = () => {}): Promise<RenderResult> {
  // As the page does with the kind.
  await loadFieldParts(props.store.definition);
  let isPainted = false;
  const onPainted = (isWhole: boolean) => {
    isPainted = isWhole;
  };
  const view = render(
    <Profiler id="form" onRender={onCommit}>
      <SchemaForm {...props} onPainted={onPainted} />
    </Profiler>,
  );
  await waitFor(() => expect(isPainted).toBe(true));
  return view;
}
