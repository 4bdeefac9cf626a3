import temml from 'temml';

/**
 * A formula in TeX as MathML, which browsers set by themselves; null when it cannot be read. The look is the style
 * sheet's, so classes and styles are left out.
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
