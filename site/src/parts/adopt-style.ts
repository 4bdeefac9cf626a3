/**
 * Gives the page a sheet of styles. One made by script is allowed by the content security policy, an inline style
 * element is not.
 * @returns takes it away again
 */
export function adoptStyle(style: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
