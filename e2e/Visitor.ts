/** Where something that can be pressed or filled in is named. */
export type Role = 'button' | 'link' | 'tab' | 'textbox' | 'checkbox' | 'searchbox';

/** What a journey asks of a browser, whichever it is; every step waits until it can be done. */
export interface Visitor {
  open: (path: string) => Promise<void>;
  click: (role: Role, name: string) => Promise<void>;
  /** Replaces what the field holds. */
  fill: (role: Role, name: string, text: string) => Promise<void>;
  /** Types where the focus is. */
  type: (text: string) => Promise<void>;
  /** Keys pressed at once, such as 'Control+v'. */
  press: (chord: string) => Promise<void>;
  /** Waits until the page shows the text. */
  see: (text: string) => Promise<void>;
  /** Waits until the field holds the value. */
  expectValue: (role: Role, name: string, value: string) => Promise<void>;
  picture: (file: string) => Promise<void>;
  /** What the browser has complained of so far. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
}
