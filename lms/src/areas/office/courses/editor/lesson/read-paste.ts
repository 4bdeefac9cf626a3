/**
 * Pasted HTML as the editor may read it. A page with a strict policy empties `style` while it parses, so what says bold in
 * documents of Google and Word is renamed before.
 */
export const readPaste = (html: string): string =>
  html.replace(
    /\sstyle\s*=\s*("[^"]*"|'[^']*')/gi,
    (_, value: string) => ` data-style=${value.replace(/\s+/g, '')}`,
  );
