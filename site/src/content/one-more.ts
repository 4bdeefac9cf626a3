/** Returns a noun with its article, as in `an outcome`. */
export const oneMore = (one: string) => `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`;
