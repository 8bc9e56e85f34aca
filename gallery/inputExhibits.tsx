import { useState } from 'react';
import { Checkbox } from '#ui/Checkbox.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { LabelledControl } from '#ui/LabelledControl.tsx';
import { LabelledSelect } from '#ui/LabelledSelect.tsx';
import { LabelledText, type LabelledTextProps } from '#ui/LabelledText.tsx';
import { PageSize } from '#ui/PageSize.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
import { Select } from '#ui/Select.tsx';
import type { Exhibits } from './Exhibit.ts';
import { ignore } from './ignore.ts';

const CURRENCIES = [
  { value: 'EUR', label: 'EUR' },
  { value: 'USD', label: 'USD' },
  { value: 'GBP', label: 'GBP', disabled: true },
];

/** Exhibits of controls for typing, ticking and choosing. */
export const inputExhibits: Exhibits = {
  Checkbox: {
    states: {
      off: () => <Checkbox label="Locked" />,
      on: () => <Checkbox label="Considered" defaultChecked />,
      partly: () => <Checkbox label="All rows" indeterminate />,
      disabled: () => <Checkbox label="Not for you" disabled />,
    },
  },
  FileDrop: {
    states: {
      'one file': () => <FileDrop onFiles={ignore} disabled={false} />,
      'several files, disabled': () => <FileDrop onFiles={ignore} disabled multiple />,
    },
  },
  LabelledControl: {
    states: {
      plain: () => <Currency />,
      faulty: () => <Currency fault="Choose a currency" />,
    },
  },
  LabelledSelect: {
    states: {
      plain: () => <LabelledSelect label="Status" options={[{ value: 'all', label: 'All' }]} onChange={ignore} />,
    },
  },
  LabelledText: {
    states: {
      plain: () => <Text label="Source" placeholder="Document, database or link" />,
      faulty: () => <Text label="Low (m)" fault="Enter a number" />,
      'several lines': () => <Text label="Note" rows={2} />,
    },
  },
  PageSize: { states: { plain: () => <PageSize value={10} options={[5, 10, 20]} onChange={ignore} /> } },
  SearchBox: {
    states: {
      empty: () => <Search start="" />,
      'with a shortcut': () => <Search start="" shortcut="/" />,
      filled: () => <Search start="Turbine" />,
    },
  },
  Select: {
    states: {
      plain: () => <Select aria-label="Currency" options={CURRENCIES} defaultValue="USD" />,
      small: () => <Select aria-label="Small currency" size="s" options={CURRENCIES} />,
      disabled: () => <Select aria-label="Fixed currency" options={CURRENCIES} disabled />,
    },
  },
};

function Currency({ fault }: { fault?: string }) {
  return (
    <LabelledControl label="Currency of the prices" fault={fault}>
      {(control) => <Select {...control} options={CURRENCIES} />}
    </LabelledControl>
  );
}

function Text(props: Omit<LabelledTextProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState('');
  return <LabelledText {...props} value={value} onChange={setValue} />;
}

function Search({ start, shortcut }: { start: string; shortcut?: string }) {
  const [value, setValue] = useState(start);
  return (
    <SearchBox value={value} onChange={setValue} placeholder={`Search ${start || 'components'}`} shortcut={shortcut} />
  );
}
