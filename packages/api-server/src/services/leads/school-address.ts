/** The school's own address, from "Name <address>". */
export function schoolAddress(sender: string): string {
  return /<([^<>]+)>/.exec(sender)?.[1] ?? sender;
}
