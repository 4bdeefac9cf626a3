/** Returns the address of the card shown for shared links to a page. */
export function socialCardPath(name: string): string {
  return `/social/${name.toLowerCase()}.png`;
}
