/** A name before an address in a mail: quoted where it has marks that addresses are written with. */
export const quotedName = (name: string) =>
  /^[\w ]+$/.test(name) ? name : `"${name.replace(/["\\\r\n]/g, '')}"`;
