/** A picture without metadata, upright, with its size in pixels. */
export type CleanImage = { width: number; height: number; content: Uint8Array };

/** Exit codes of the image process when it refuses a picture. */
export const DAMAGED = 2;
export const TOO_LARGE = 3;

const SIDE_MAX_PIXELS = 12_000;
const AREA_MAX_PIXELS = 60_000_000;

/** Whether a picture has more pixels than the school processes. */
export const isTooLarge = ({ width, height }: { width: number; height: number }): boolean =>
  Math.max(width, height) > SIDE_MAX_PIXELS || width * height > AREA_MAX_PIXELS;

const SIZE_BYTES = 8;

/** Frames the output of the process: width and height as 32 bits each, then the picture. */
export function frameImage({ width, height, content }: CleanImage): Buffer {
  const size = Buffer.alloc(SIZE_BYTES);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([size, content]);
}

export const readFrame = (frame: Buffer): CleanImage => ({
  width: frame.readUInt32BE(0),
  height: frame.readUInt32BE(4),
  content: new Uint8Array(frame.subarray(SIZE_BYTES)),
});
