interface TableTaker {
  /** Pastes a table over the whole curve. */
  onPaste: (text: string) => void;
  onSay: (notes: readonly string[]) => void;
}

/** Whether a file is rather a table in a text than anything else; not every system knows the type of CSV files. */
export function isTableFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return type.startsWith('text/') || /\.(csv|tsv|txt)$/i.test(name);
}

/** Pastes the table in a file, or says why it can't be opened. */
export async function openTableFile(file: File, { onPaste, onSay }: TableTaker): Promise<void> {
  const read = await readText(file);
  if ('problem' in read) onSay([`${file.name} was not opened: ${read.problem}`]);
  else onPaste(read.text);
}

/** Bytes; a curve of ten thousand points has a tenth of it. */
const LARGEST = 5_000_000;

async function readText(file: File): Promise<{ text: string } | { problem: string }> {
  if (file.size > LARGEST) return { problem: 'it is larger than 5 MB' };
  try {
    const text = await file.text();
    // Workbooks and pictures have such bytes, texts don't.
    if (text.includes('\0')) return { problem: 'it is not a text file. Save the table as CSV' };
    return { text };
  } catch {
    return { problem: 'it could not be read' };
  }
}
