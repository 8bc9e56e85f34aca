/** Other browsers than Chromium render slowly without a graphics card, above all on a busy machine. */
export const PATIENCE = { timeout: 100_000 };

/** The roles of elements that a visitor can press or fill in. */
export type Role = 'button' | 'link' | 'tab' | 'textbox' | 'checkbox' | 'searchbox';

/** What a journey needs from a browser of any make; every step waits until it can be done. */
export interface Visitor {
  open: (path: string) => Promise<void>;
  click: (role: Role, name: string) => Promise<void>;
  /** Replaces the content of the field. */
  fill: (role: Role, name: string, text: string) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  /** Presses keys together, as in 'Control+v'. */
  press: (chord: string) => Promise<void>;
  /** Waits until the page shows the text. */
  see: (text: string) => Promise<void>;
  /** Waits until the field holds the value. */
  expectValue: (role: Role, name: string, value: string) => Promise<void>;
  picture: (file: string) => Promise<void>;
  /** Returns the errors that the browser has reported so far. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
}
