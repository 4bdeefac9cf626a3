/** The path that a link of a text leads to, without its fragment; a % that encodes nothing is taken literally. */
export function pathOfLink(url: string): string {
  const [path = ''] = url.split('#');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
