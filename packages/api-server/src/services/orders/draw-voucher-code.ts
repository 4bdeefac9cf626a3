import { randomInt } from 'node:crypto';

/** Letters and digits that cannot be mistaken for each other. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Returns a code to be typed from a screen: 12 characters, 59 bits. */
export const drawVoucherCode = (begin: string) =>
  `${begin}-${Array.from({ length: 12 }, (_, at) => `${at === 6 ? '-' : ''}${SIGNS[randomInt(SIGNS.length)]}`).join('')}`;
