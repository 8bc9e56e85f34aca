import type { ComponentListItem } from '#api/useComponents.ts';
import { type ListSample, measureList } from './measureList.ts';

/** What each page of the list benchmark can do for the one that measures. */
export interface ListContestant {
  search: (text: string) => void;
  /** Sorts by the date of creation, the other way round at each call. */
  sortByCreated: () => void;
  /** Undefined means all. */
  choose: (subclass: string | undefined) => void;
  /** What it has to show. */
  readLibrary: () => Promise<readonly ComponentListItem[]>;
  /** What the page says and shows at this moment. */
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

/** Puts a text into an input as a person's key would. */
export function typeInto(input: HTMLInputElement | null, text: string): void {
  if (!input) throw new Error('There is no input to type into');
  // React watches the setter of the element, so the prototype's is taken.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}

export function press(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  element.click();
}

/** The number that the page says is shown. */
export function shownCount(): number {
  const said = [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent ?? '');
  return Number(said.find((text) => text.endsWith(' shown'))?.match(/\d+/)?.[0] ?? -1);
}
