/** The school's own address, out of "Name <address>". */
export function schoolAddress(sender: string): string {
  return /<([^<>]+)>/.exec(sender)?.[1] ?? sender;
}
