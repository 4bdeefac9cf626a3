/** The words of a text in lower case, without accents and punctuation: "FF&E façade, A-900" is ff, e, facade, a, 900. */
export const plainWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
