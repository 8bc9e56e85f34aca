import type { ReactNode } from 'react';
import { addresses } from '#model/addresses.ts';
import { KEYS } from '#model/keys.ts';
import { KeyCombination } from './KeyCombination.tsx';

export interface TourStep {
  title: string;
  text: ReactNode;
  /** Selectors of the elements that it may point at; the first visible one is used. */
  targets: readonly string[];
}

const MENU = 'button[aria-label="Open menu"]';
const NEW_COMPONENT = `main a[href="${addresses.newComponent}"]`;

/** The steps of the tour on the first visit of the dashboard. */
export const TOUR_STEPS: readonly TourStep[] = [
  {
    title: 'Your library and your projects',
    text: 'Components is your library of turbines, storage, boilers and more. Projects put them together, and Templates give both a head start.',
    targets: [`nav[aria-label="Main"] a[href="${addresses.components}"]`, MENU],
  },
  {
    title: 'Create or import',
    text: 'Create a component or a project from scratch, start from a template, or import the files and tables you already have.',
    targets: ['nav[aria-label="Quick actions"]'],
  },
  {
    title: 'A form for each kind',
    text: 'Fields know their units: type 2 MW where kW is expected. Paste curves straight from a spreadsheet and see them as charts.',
    targets: [`main section li a[href^="${addresses.components}/"]`, NEW_COMPONENT],
  },
  {
    title: 'Find anything',
    text: (
      <>
        Search opens any record, page or command; <KeyCombination keys={KEYS.palette.keys[0]} /> does it from the
        keyboard. Press <KeyCombination keys={KEYS.help.keys[0]} /> for all shortcuts, and to take this tour again.
      </>
    ),
    targets: ['nav[aria-label="Main"] button[aria-haspopup="dialog"]', MENU],
  },
];
