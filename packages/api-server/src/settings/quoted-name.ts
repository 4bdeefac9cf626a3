/** Returns a name to precede an address in a mail, quoted if it contains characters with a meaning in addresses. */
export const quotedName = (name: string) =>
  /^[\w ]+$/.test(name) ? name : `"${name.replace(/["\\\r\n]/g, '')}"`;
