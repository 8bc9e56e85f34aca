import type { ComponentListItem } from '#api/useComponents.ts';
import { type ListSample, measureList } from './measureList.ts';

/** The operations that each page of the list benchmark offers to the measurement. */
export interface ListContestant {
  search: (text: string) => void;
  /** Sorts by date of creation, reversing the direction at each call. */
  sortByCreated: () => void;
  /** Chooses a category; undefined means all. */
  choose: (subclass: string | undefined) => void;
  /** Returns the components that the page has to show. */
  readLibrary: () => Promise<readonly ComponentListItem[]>;
  /** Returns the count that the page states, the first name and the number of rows that it currently shows. */
  shown: () => { count: number; first: string; rows: number };
}

declare global {
  interface Window {
    shown: ListContestant['shown'];
    measureList: () => Promise<ListSample>;
  }
}

export function offerList(contestant: ListContestant): void {
  window.shown = contestant.shown;
  window.measureList = () => measureList(contestant);
}

/** Enters a text into an input like a user's key press. */
export function typeInto(input: HTMLInputElement | null, text: string): void {
  if (!input) throw new Error('There is no input to type into');
  // React tracks the element's own setter, so the prototype's is used.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}

export function press(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  element.click();
}

/** Returns the number of rows that the page states as shown. */
export function shownCount(): number {
  const said = [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent ?? '');
  return Number(said.find((text) => text.endsWith(' shown'))?.match(/\d+/)?.[0] ?? -1);
}
