/**
 * Adds a style sheet to the page. The content security policy allows one created by script, but no inline style
 * element.
 * @returns a function that removes it again
 */
export function adoptStyle(style: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
