/**
 * Prepares pasted HTML for the editor. A page with a strict policy empties `style` during parsing, so the attribute
 * that marks bold text in Google Docs and Word is renamed first.
 */
export const readPaste = (html: string): string =>
  html.replace(
    /\sstyle\s*=\s*("[^"]*"|'[^']*')/gi,
    (_, value: string) => ` data-style=${value.replace(/\s+/g, '')}`,
  );
