import temml from 'temml';

/**
 * Converts a TeX formula to MathML, which browsers lay out natively; null when it cannot be parsed. Classes and styles
 * are left out, since the style sheet determines the look.
 */
export function readFormula(tex: string, displayMode: boolean): string | null {
  try {
    return temml
      .renderToString(tex.trim(), { displayMode, throwOnError: true, trust: false })
      .replaceAll(/ (?:class|style)="[^"]*"/g, '');
  } catch {
    return null;
  }
}
