import { Ellipsis, Fan } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { ConfirmLeave } from '#ui/ConfirmLeave.tsx';
import { DeleteManyQuestion } from '#ui/DeleteManyQuestion.tsx';
import { DeleteQuestion } from '#ui/DeleteQuestion.tsx';
import { DialogFoot } from '#ui/DialogFoot.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ListFrame } from '#ui/ListFrame.tsx';
import { ListHead } from '#ui/ListHead.tsx';
import { NameCell } from '#ui/NameCell.tsx';
import { Page } from '#ui/Page.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { Panel } from '#ui/Panel.tsx';
import { RecordHeader } from '#ui/RecordHeader.tsx';
import { ScrollRow } from '#ui/ScrollRow.tsx';
import { SelectionCount } from '#ui/SelectionCount.tsx';
import { SelectionSection } from '#ui/SelectionSection.tsx';
import { TextList } from '#ui/TextList.tsx';
import { Tile } from '#ui/Tile.tsx';
import type { Exhibits } from './Exhibit.ts';
import { ignore } from './ignore.ts';

const LONG_NAME = 'A component with a name that is too long for the place that it has';

/** The frames of pages, lists and records, and the questions before records are deleted. */
export const recordExhibits: Exhibits = {
  DeleteManyQuestion: {
    isPage: true,
    states: {
      'some hidden': () => (
        <DeleteManyQuestion noun="component" count={3} hidden={1} onDelete={ignore} onClose={ignore}>
          <p>Are you sure you want to delete 3 components?</p>
        </DeleteManyQuestion>
      ),
    },
  },
  ConfirmLeave: {
    isPage: true,
    states: {
      'with unsaved changes': () => <ConfirmLeave open onStay={ignore} onLeave={ignore} />,
      'with something else': () => (
        <ConfirmLeave open title="Discard the picture?" onStay={ignore} onLeave={ignore}>
          The points that you set in it would be lost.
        </ConfirmLeave>
      ),
    },
  },
  DeleteQuestion: {
    isPage: true,
    states: {
      plain: () => (
        <DeleteQuestion title="Delete component" onDelete={ignore} onClose={ignore}>
          <p>Are you sure you want to delete this component?</p>
        </DeleteQuestion>
      ),
    },
  },
  DialogFoot: {
    states: {
      'two buttons': () => (
        <DialogFoot>
          <Button>Cancel</Button>
          <Button variant="primary">Save</Button>
        </DialogFoot>
      ),
    },
  },
  ListFrame: { states: { 'with rows': () => <SearchedList /> } },
  ListHead: {
    hasTitle: true,
    states: {
      plain: () => (
        <ListHead title="Components" count="134 component(s) total">
          <Button variant="primary">Create new</Button>
        </ListHead>
      ),
    },
  },
  NameCell: {
    states: {
      plain: () => <NameCell icon={<Tile size="s" icon={<Fan />} />} name="Turbine" note="Wind turbine" />,
      compact: () => <NameCell name="Turbine" note="Rated power 3000 kW" compact />,
      link: () => <NameCell name="Turbine" href="/components/1" />,
      pending: () => <NameCell name={LONG_NAME} state="pending" />,
      gone: () => <NameCell name="Turbine" state="gone" note="Deleted from the library" />,
    },
  },
  Page: {
    hasTitle: true,
    states: {
      plain: () => (
        <Page>
          <h1>A page</h1>
          <p>What it holds.</p>
        </Page>
      ),
    },
  },
  PageTitle: {
    hasTitle: true,
    states: {
      plain: () => <PageTitle title="Import components">Nothing is created until you press Import.</PageTitle>,
    },
  },
  Panel: {
    states: {
      text: () => (
        <Panel as="p" inset="text">
          What belongs together.
        </Panel>
      ),
      'no contents yet': () => (
        <Panel as="p" inset="text" dashed>
          No results yet.
        </Panel>
      ),
    },
  },
  RecordHeader: {
    hasTitle: true,
    states: {
      'with a long name': () => (
        <RecordHeader
          name={LONG_NAME}
          about="Wind turbine · updated just now"
          tile={<Tile icon={<Fan />} />}
          onBack={ignore}
        >
          <IconButton label="Actions" icon={<Ellipsis />} />
          <Button variant="primary">Save Changes</Button>
        </RecordHeader>
      ),
    },
  },
  ScrollRow: {
    states: {
      plain: () => (
        <ScrollRow label="letters" current="A">
          <Button data-item="A">A</Button>
          <Button data-item="B">B</Button>
        </ScrollRow>
      ),
      long: () => (
        <ScrollRow label="letters" current="K">
          {[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => (
            <Button key={letter} data-item={letter}>
              Letter {letter}
            </Button>
          ))}
        </ScrollRow>
      ),
    },
  },
  SelectionCount: { states: { 'some hidden': () => <SelectionCount selection={SELECTION} /> } },
  SelectionSection: {
    states: {
      'an action': () => (
        <SelectionSection selection={SELECTION} className={undefined}>
          <Button size="s">Compare</Button>
        </SelectionSection>
      ),
    },
  },
  TextList: {
    states: {
      plain: () => (
        <TextList label="Projects">
          <li>Island</li>
          <li>Harbour</li>
        </TextList>
      ),
    },
  },
};

const SELECTION = {
  ids: new Set(['a', 'b', 'c']),
  items: ['a', 'b', 'c'],
  hidden: ['c'],
  select: ignore,
  clear: ignore,
};

function SearchedList() {
  const [search, setSearch] = useState('');
  const rows = ['Island', 'Harbour'].filter((name) => name.toLowerCase().includes(search.toLowerCase()));
  const view = { search, setSearch, count: rows.length, rows, start: 0, page: 1, pageCount: 1 };
  return (
    <ListFrame
      view={view}
      pageSize={10}
      pageSizes={[5, 10]}
      onChange={ignore}
      placeholder="Search projects..."
      status={`${rows.length} shown`}
    >
      <TextList label="Projects">
        {rows.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </TextList>
    </ListFrame>
  );
}
