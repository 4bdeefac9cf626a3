const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text: string) =>
  text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(amp|lt|gt|quot|apos));/gi, (_, decimal, hex, name) =>
    name
      ? (ENTITIES[name.toLowerCase()] ?? '')
      : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  );

/** The content of every element with a name, in order; none may be nested in one of the same name. */
export const xmlBlocks = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g'))].map(
    ([, inside = '']) => inside,
  );

/** The text of the first element with a name; null without one. */
export function xmlText(xml: string, name: string): string | null {
  const [inside] = xmlBlocks(xml, name);
  if (inside === undefined) return null;
  const plain = /^\s*<!\[CDATA\[([\s\S]*?)\]\]>\s*$/.exec(inside)?.[1];
  return plain ?? decoded(inside.trim());
}
