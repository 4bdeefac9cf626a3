/** Has the browser save a downloaded file under its own name. */
export function handOverFile(file: File): void {
  const address = URL.createObjectURL(file);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = file.name;
  anchor.click();
  // The browser reads the address after the click; it is revoked once that is done.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
