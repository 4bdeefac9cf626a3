/** The path that a link of a text leads to, without its place on the page; a % that encodes nothing is one. */
export function pathOfLink(url: string): string {
  const [path = ''] = url.split('#');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
