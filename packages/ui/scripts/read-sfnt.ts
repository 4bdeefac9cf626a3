/** The metrics that a fallback face is fitted to. Lengths are fractions of an em. */
export type Sfnt = {
  ascent: number;
  descent: number;
  lineGap: number;
  advance: (codePoint: number) => number;
};

/** Reads the vertical metrics and advance widths of a TrueType font (cmap format 4). */
export function readSfnt(font: Buffer): Sfnt {
  const tables = new Map<string, number>();
  for (let i = 0; i < font.readUInt16BE(4); i += 1) {
    const record = 12 + i * 16;
    tables.set(font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8));
  }
  const at = (tag: string) => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new Error(`The font has no ${tag} table.`);
    return offset;
  };

  const unitsPerEm = font.readUInt16BE(at('head') + 18);
  const hhea = at('hhea');
  const longMetrics = font.readUInt16BE(hhea + 34);
  const glyphs = glyphsOf(font, at('cmap'));

  return {
    ascent: font.readInt16BE(hhea + 4) / unitsPerEm,
    descent: -font.readInt16BE(hhea + 6) / unitsPerEm,
    lineGap: font.readInt16BE(hhea + 8) / unitsPerEm,
    advance: (codePoint) => {
      const glyph = Math.min(glyphs(codePoint), longMetrics - 1);
      return font.readUInt16BE(at('hmtx') + glyph * 4) / unitsPerEm;
    },
  };
}

function glyphsOf(font: Buffer, cmap: number): (codePoint: number) => number {
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, i) => cmap + font.readUInt32BE(cmap + 4 + i * 8 + 4),
  );
  const start = subtables.find((offset) => font.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error('The font has no cmap of format 4.');
  const doubled = font.readUInt16BE(start + 6);

  return (codePoint) => {
    for (let i = 0; i < doubled; i += 2) {
      const last = font.readUInt16BE(start + 14 + i);
      if (codePoint > last) continue;
      const first = font.readUInt16BE(start + 16 + doubled + i);
      if (codePoint < first) return 0;
      const delta = font.readUInt16BE(start + 16 + 2 * doubled + i);
      const place = start + 16 + 3 * doubled + i;
      const offset = font.readUInt16BE(place);
      if (offset === 0) return (codePoint + delta) & 0xffff;
      const glyph = font.readUInt16BE(place + offset + 2 * (codePoint - first));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

/** Frequency of letters per thousand in running English, word spaces included. */
const frequency: Record<string, number> = {
  ' ': 180,
  e: 102,
  t: 74,
  a: 66,
  o: 61,
  i: 57,
  n: 57,
  s: 52,
  h: 50,
  r: 49,
  d: 35,
  l: 33,
  c: 23,
  u: 23,
  m: 20,
  w: 19,
  f: 18,
  g: 17,
  y: 16,
  p: 16,
  b: 12,
  v: 8,
  k: 6,
};

/**
 * Returns the mean advance of running text, in em: two fonts with an equal mean break lines at nearly the same points.
 */
export function averageAdvance(font: Pick<Sfnt, 'advance'>): number {
  let sum = 0;
  let count = 0;
  for (const [letter, times] of Object.entries(frequency)) {
    sum += font.advance(letter.codePointAt(0) ?? 0) * times;
    count += times;
  }
  return sum / count;
}
