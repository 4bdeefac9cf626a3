import { createHash } from 'node:crypto';

/** Returns the id of a seeded row, the same in every school: a UUIDv7 in form, derived from its name. */
export function seedId(name: string): string {
  const hex = createHash('sha256').update(`plinth seed ${name}`).digest('hex');
  return `01900000-${hex.slice(0, 4)}-7${hex.slice(4, 7)}-8${hex.slice(7, 10)}-${hex.slice(10, 22)}`;
}

/** Returns a number in [0, 1) derived from a name: the seed's only "chance", the same in every school. */
export function seedShare(name: string): number {
  return Number.parseInt(createHash('sha256').update(name).digest('hex').slice(0, 12), 16) / 2 ** 48;
}
