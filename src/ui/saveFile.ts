/** Downloads a text or a blob as a file with this name. */
export function saveFile(name: string, content: string | Blob, type = 'application/json'): void {
  const address = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the object URL asynchronously, so it is revoked only later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
