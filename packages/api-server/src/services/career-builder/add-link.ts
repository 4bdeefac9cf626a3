import { type PDFPage, PDFString } from 'pdf-lib';

/** Makes a rectangle of a page, given by its lower left corner, a link to an address. */
export function addLink(
  page: PDFPage,
  address: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const { context } = page.doc;
  page.node.addAnnot(
    context.register(
      context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [x, y, x + width, y + height],
        Border: [0, 0, 0],
        A: { Type: 'Action', S: 'URI', URI: PDFString.of(address) },
      }),
    ),
  );
}
