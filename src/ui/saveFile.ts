/** Downloads a text as a file with this name. */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read by then, but not at once.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
