import createBidi from 'bidi-js';

const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

let bidi: ReturnType<typeof createBidi> | null = null;

/**
 * Splits a line into the parts drawn from left to right, by Unicode's bidirectional algorithm. The text of a part stays
 * in reading order; brackets in a right-to-left part are already mirrored.
 */
export function visualParts(line: string): { text: string; isRtl: boolean }[] {
  if (!RTL.test(line)) return [{ text: line, isRtl: false }];
  bidi ??= createBidi();
  const { levels } = bidi.getEmbeddingLevels(line);
  const parts: { text: string; level: number }[] = [];
  for (let at = 0; at < line.length; at += 1) {
    const level = levels[at] ?? 0;
    const sign = line.charAt(at);
    const drawn = level % 2 === 1 ? (bidi.getMirroredCharacter(sign) ?? sign) : sign;
    const last = parts.at(-1);
    if (last?.level === level) last.text += drawn;
    else parts.push({ text: drawn, level });
  }
  // Rule L2: from the deepest level to the lowest odd one, reverse every run at that level or deeper.
  const deepest = Math.max(...parts.map(({ level }) => level));
  for (let level = deepest; level > 0; level -= 1)
    for (let from = 0; from < parts.length; from += 1) {
      let to = from;
      while ((parts[to]?.level ?? -1) >= level) to += 1;
      if (to > from + 1) parts.splice(from, to - from, ...parts.slice(from, to).reverse());
      from = to;
    }
  return parts.map(({ text, level }) => ({ text, isRtl: level % 2 === 1 }));
}
