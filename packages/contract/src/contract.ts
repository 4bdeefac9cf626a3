import * as areas from './areas.ts';

/** Every HTTP call of the product, by area. The server must implement each key to compile. */
export const contract = { ...areas };

export type Contract = typeof contract;
