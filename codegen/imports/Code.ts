/** A fragment of TypeScript inside a value; `toCode` writes it as it is. */
export class Code {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Writes values as TypeScript, including any `Code` in them. */
export function toCode(value: unknown): string {
  if (value instanceof Code) return value.text;
  if (Array.isArray(value)) return `[${value.map(toCode).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, own]) => own !== undefined);
  return `{ ${entries.map(([key, own]) => `${JSON.stringify(key)}: ${toCode(own)}`).join(', ')} }`;
}
