interface TableTaker {
  /** Pastes a table over the whole curve. */
  onPaste: (text: string) => void;
  onNotes: (notes: readonly string[]) => void;
}

/** Whether a file probably holds a table as text, judged also by its name: not every system knows the type of CSV. */
export function isTableFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return type.startsWith('text/') || /\.(csv|tsv|txt)$/i.test(name);
}

/** Pastes the table in a file, or reports why it can't be opened. */
export async function openTableFile(file: File, { onPaste, onNotes }: TableTaker): Promise<void> {
  const read = await readText(file);
  if ('problem' in read) onNotes([`${file.name} was not opened: ${read.problem}`]);
  else onPaste(read.text);
}

/** Largest file in bytes: about ten times a curve of ten thousand points. */
const LARGEST = 5_000_000;

async function readText(file: File): Promise<{ text: string } | { problem: string }> {
  if (file.size > LARGEST) return { problem: 'it is larger than 5 MB' };
  try {
    const text = await file.text();
    // Workbooks and pictures contain null bytes; text doesn't.
    if (text.includes('\0')) return { problem: 'it is not a text file. Save the table as CSV' };
    return { text };
  } catch {
    return { problem: 'it could not be read' };
  }
}
