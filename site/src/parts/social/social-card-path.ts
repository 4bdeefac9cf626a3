/** Where the card of a page lies that shared links show. */
export function socialCardPath(name: string): string {
  return `/social/${name.toLowerCase()}.png`;
}
