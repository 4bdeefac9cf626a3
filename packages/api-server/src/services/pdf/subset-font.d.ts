declare module 'subset-font' {
  type Options = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** Every letter stays; the text may then be left out. */
    keepAllGlyphs?: boolean;
    /** An axis by its name, set to one value. */
    variationAxes?: Record<string, number>;
  };
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options?: Options,
  ): Promise<Buffer>;
}
