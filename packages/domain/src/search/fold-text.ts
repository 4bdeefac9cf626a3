/** Letters that Unicode does not take apart into a plain one and a mark. */
const WHOLE = 'øØłŁđĐħĦŧŦıÐð';
const PLAIN = 'oOlLdDhHtTiDd';

/**
 * A text without accents: "façade" becomes "facade", "Łukasz" "Lukasz". Marks of other scripts are letters there, and stay.
 * The database's function `folded` does the same.
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
