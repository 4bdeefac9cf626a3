import { randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for each other. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A code as it is typed from a screen: 12 signs, 59 bits. */
export const drawVoucherCode = (begin: string) =>
  `${begin}-${Array.from({ length: 12 }, (_, at) => `${at === 6 ? '-' : ''}${SIGNS[randomInt(SIGNS.length)]}`).join('')}`;
