/** Distances in px, named after their purpose. */
export const space = { none: 0, hair: 2, xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 40, section: 72 } as const;

export type Space = keyof typeof space;
