import type { RefObject } from 'react';
import { listSiblings } from '#model/listSiblings.ts';
import { OpenMenu } from '#ui/lazyPopups.tsx';
import { useFormSettings } from './formContext.ts';

interface UnitMenuProps {
  /** The field's name in the draft store. */
  name: string;
  unit: string;
  /** The input with the unit. */
  input: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** A menu with the value in each usual unit; selecting one writes it into the input. */
export function UnitMenu({ name, unit, input, onClose }: UnitMenuProps) {
  const { store, currency } = useFormSettings();
  const siblings = listSiblings(store.text(name), { unit, currency });
  const write = (text: string) => {
    store.change({ [name]: text });
    store.validateNow();
  };
  const items = siblings.map(({ text, label }) => ({ id: label, label, onSelect: () => write(text) }));
  return (
    <OpenMenu
      label="Units"
      items={items.length > 0 ? items : NOTHING}
      align="end"
      button={input}
      anchor={input.current?.parentElement}
      landmark={input.current?.closest('main') ?? undefined}
      onClose={onClose}
    />
  );
}

const NOTHING = [{ id: 'none', label: 'Type a number first', disabled: true, onSelect: () => {} }];
