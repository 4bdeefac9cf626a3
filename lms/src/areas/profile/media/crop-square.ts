/** The visible part of a picture: the zoom, and the point in the centre as fractions of the sides. */
export type View = { zoom: number; x: number; y: number };

/** The square of a picture shown by a view, in pixels; it never leaves the picture. */
export function cropSquare(picture: { width: number; height: number }, { zoom, x, y }: View) {
  const size = Math.min(picture.width, picture.height) / Math.max(1, zoom);
  const within = (share: number, side: number) => Math.min(Math.max(share * side - size / 2, 0), side - size);
  return { left: within(x, picture.width), top: within(y, picture.height), size };
}

/** The view after the picture was dragged by a fraction of the shown square. */
export function pullView(
  picture: { width: number; height: number },
  view: View,
  pulled: { right: number; down: number },
): View {
  const { left, top, size } = cropSquare(picture, view);
  const moved = {
    zoom: view.zoom,
    x: (left + size / 2 - pulled.right * size) / picture.width,
    y: (top + size / 2 - pulled.down * size) / picture.height,
  };
  const square = cropSquare(picture, moved);
  return {
    zoom: view.zoom,
    x: (square.left + size / 2) / picture.width,
    y: (square.top + size / 2) / picture.height,
  };
}
