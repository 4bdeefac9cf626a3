/**
 * Returns the words of a text in lower case, without accents and punctuation: "FF&E façade, A-900" is ff, e, facade, a,
 * 900. The marks of other scripts are letters there, such as the vowels of Hindi, and are preserved along with the
 * characters that join or separate their letters.
 */
export const plainWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200C\u200D]*/gu) ?? [];
