import { type ReactNode, useState } from 'react';
import { AnchoredPopover } from '#ui/AnchoredPopover.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog, type DialogProps } from '#ui/Dialog.tsx';
import { DropPanel } from '#ui/DropPanel.tsx';
import { EntryPage } from '#ui/EntryPage.tsx';
import { LoadingOverlay } from '#ui/LoadingOverlay.tsx';
import { Popover } from '#ui/Popover.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import type { Exhibits } from './Exhibit.ts';

const SIZES = ['s', 'm', 'l', 'xl'] as const;
const TABS = [
  { id: 'general', title: 'General Details', errors: 2 },
  { id: 'advanced', title: 'Advanced Details', changes: 1 },
  { id: 'plain', title: 'Plain' },
];

/** Exhibits of containers and overlays. */
export const surfaceExhibits: Exhibits = {
  AnchoredPopover: {
    states: { 'with an input': () => <OpenedPopover /> },
  },
  Dialog: {
    states: {
      ...Object.fromEntries(SIZES.map((size) => [`size ${size}`, () => <OpenedDialog size={size} />])),
      'without fields': () => (
        <OpenedDialog description="It can't be undone." footer={<Button variant="danger">Delete</Button>}>
          Two projects use it.
        </OpenedDialog>
      ),
    },
  },
  DropPanel: {
    states: {
      'with a control': () => (
        <DropPanel label="Columns" trigger={<Button data-opens="popover">Columns</Button>}>
          {() => (
            <label>
              Name <input defaultValue="Turbine" />
            </label>
          )}
        </DropPanel>
      ),
    },
  },
  EntryPage: {
    isPage: true,
    states: {
      plain: () => (
        <EntryPage title="Welcome" text="Sign in to go on" links={<a href="?">Back to the gallery</a>}>
          <Button variant="primary">Login</Button>
        </EntryPage>
      ),
    },
  },
  LoadingOverlay: {
    isPage: true,
    states: { 'with progress': () => <LoadingOverlay open message="Importing" progress={40} /> },
  },
  Popover: {
    states: {
      'with a title': () => (
        <Popover trigger={<Button data-opens="popover">view projects</Button>} title="Affected projects">
          Two projects use it.
        </Popover>
      ),
    },
  },
  Tabs: {
    states: {
      'with counts': () => <ChosenTab label="Details" />,
      'below a header': () => <ChosenTab label="More details" header={<p>A header</p>} />,
    },
  },
};

function OpenedDialog({ size = 'm', children, ...rest }: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  const body: ReactNode = children ?? (
    <label>
      Name <input defaultValue="Turbine" />
    </label>
  );
  return (
    <>
      <Button data-opens="dialog" onClick={() => setOpen(true)}>
        Open a dialog
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Rename the component"
        size={size}
        footer={<Button variant="primary">Save</Button>}
        {...rest}
      >
        {body}
      </Dialog>
    </>
  );
}

function OpenedPopover() {
  const [anchor, setAnchor] = useState<Element>();
  return (
    <>
      <Button data-opens="popover" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        Source
      </Button>
      {anchor && (
        <AnchoredPopover anchor={anchor} title="Source of hub height" onClose={() => setAnchor(undefined)}>
          <label>
            Source <input defaultValue="Data sheet" />
          </label>
        </AnchoredPopover>
      )}
    </>
  );
}

function ChosenTab({ label, header }: { label: string; header?: ReactNode }) {
  const [active, setActive] = useState('general');
  return (
    <Tabs tabs={TABS} active={active} onChange={setActive} label={label} header={header}>
      <p>What {active} holds</p>
    </Tabs>
  );
}
