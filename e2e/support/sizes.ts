import { join } from 'node:path';

/**
 * The sizes at which the flows run. Each has a school of its own, with its own port and database, so that both run at
 * the same time and neither meets what the other left behind.
 */
export const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1520, height: 950 } },
} as const;

export type Size = keyof typeof SIZES;

/** For `test.use` in a flow that runs at the school of the phone and wants the wide screen. */
export const WIDE = { ...SIZES.desk, hasTouch: false, isMobile: false } as const;

const FIRST_PORT = Number(process.env.E2E_PORT ?? '4399');

/** Where the school of a size listens: at `E2E_PORT`, 4399 by default, and at the one after it. */
export const portOf = (size: Size): number => FIRST_PORT + Object.keys(SIZES).indexOf(size);

/** Where a film is streamed from; the schools of the run allow films of this origin. */
export const STREAM_PORT = FIRST_PORT + 1_000;

/** The folder of the school of a size, in that of the run. */
export const homeOf = (size: string): string => join(process.env.E2E_HOME ?? '', size);
