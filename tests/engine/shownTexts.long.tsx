// @vitest-environment jsdom
import '../widgets/setup.ts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CurveTexts } from '#model/CurveTexts.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { valueAt } from '#model/curvePoints.ts';
import { DraftStore } from '#model/DraftStore.ts';
import { readQuantity } from '#model/readQuantity.ts';
import { loadPaste } from '#widgets/lazyPaste.ts';
import { getKind } from '../model/loadedKinds.ts';
import { type } from '../widgets/editedCurve.tsx';
import '../ui/loadPopups.ts';
import { renderWhole } from './renderWhole.tsx';

const COMMANDS = [
  'leave',
  'undo',
  'redo',
  'check',
  'restore',
  'rebase',
  'reload',
  'describe',
  'add',
  'remove',
] as const;
type Command = (typeof COMMANDS)[number];

type Step = Command | { at: number; text: string };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      at: fc.nat(),
      text: fc.constantFrom('0', '1', '7', '55', '120', '-3', '1,', 'abc', '', '2.50', '3 MW'),
    }),
  },
  { weight: 6, arbitrary: fc.constantFrom(...COMMANDS) },
);

/** Opens a tab of a new component's editor. */
async function open(subclass: string, tab: string) {
  await loadPaste();
  const kind = getKind(subclass);
  const values = { ...createDefaults(kind.definition), id: '1', subclass, name: 'Rig' };
  const store = new DraftStore({ kind, mode: 'edit', values });
  await renderWhole({ store, tab });
  const start = store.allTexts();
  const editors = Object.values(kind.definition.curves).map((curve) => ({ curve, texts: new CurveTexts(curve) }));

  const click = (button: Element | null) => button && fireEvent.click(button);
  const commands: Record<Command, () => void> = {
    leave: () => (document.activeElement as HTMLElement | null)?.blur(),
    undo: () => store.undo(),
    redo: () => store.redo(),
    check: () => store.validateNow(),
    restore: () => store.restore(),
    rebase: () => store.rebase(values, store.typedSince(start)),
    reload: () => store.rebase(values),
    describe: () => store.change({ description: 'Described' }),
    add: () => click(screen.queryByText('Add Point')),
    remove: () => click(document.querySelector('[title="Remove point"]')),
  };

  function walk(taken: Step) {
    if (typeof taken === 'string') return act(commands[taken]);
    const inputs = document.querySelectorAll<HTMLInputElement>('input[type="text"]:not([readonly])');
    const input = inputs[taken.at % inputs.length];
    if (input) type(input, taken.text);
  }

  /** Lists each place that shows another text or number than the draft has. */
  function differences(): string[] {
    const found: string[] = [];
    for (const { curve, texts } of editors) {
      const points = texts.read((name) => store.text(name));
      for (const input of document.querySelectorAll<HTMLInputElement>(`[data-field="${curve.id}"] input[data-cell]`)) {
        const [row = 0, column = 0] = (input.dataset.cell ?? '').split(':').map(Number);
        const unit = [curve.x, ...curve.y][column]?.unit;
        const shown = readQuantity(input.value, { unit });
        const value = valueAt(points, { row, column }) ?? null;
        const isNumber = 'value' in shown && shown.value !== null;
        // A text that is not a number stays only while its cell is edited.
        const isRight = isNumber ? shown.value === value : input === document.activeElement;
        if (!isRight) found.push(`${curve.id} ${row}:${column} shows “${input.value}” for ${value}`);
      }
    }
    for (const name of Object.keys(kind.definition.fields)) {
      const input = document.querySelector<HTMLInputElement>(`[data-field="${name}"] input[type="text"]`);
      if (input && input.value !== store.text(name)) found.push(`${name}: “${input.value}” for “${store.text(name)}”`);
    }
    return found;
  }

  return { walk, differences };
}

describe('every input shows what the draft has', () => {
  it.each([
    ['basicstorage', 'operation'],
    ['basicstorage', 'degradation'],
    ['converter', 'efficiencies'],
    ['wind', 'advanced'],
    ['pv', 'general'],
  ])(
    '%s, %s: whatever is typed, left, undone, checked and restored',
    async (subclass, tab) => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
          const { walk, differences } = await open(subclass, tab);
          try {
            for (const taken of steps) {
              walk(taken);
              expect(differences()).toEqual([]);
            }
          } finally {
            cleanup();
          }
        }),
        { numRuns: 40 },
      );
    },
    600_000,
  );
});
