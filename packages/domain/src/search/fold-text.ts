/** Letters that Unicode does not decompose into a plain letter and a mark. */
const WHOLE = 'øØłŁđĐħĦŧŦıÐð';
const PLAIN = 'oOlLdDhHtTiDd';

/**
 * Returns a text without accents: "façade" becomes "facade", "Łukasz" "Lukasz". Marks of other scripts are letters
 * there and are preserved. The database's function `folded` does the same.
 */
export const foldText = (text: string): string =>
  [
    ...text
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f]/g, '')
      .normalize('NFC'),
  ]
    .map((letter) => PLAIN[WHOLE.indexOf(letter)] ?? letter)
    .join('');
