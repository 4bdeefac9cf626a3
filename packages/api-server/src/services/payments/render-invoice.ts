import type { Currency } from '@plinth/domain/money/currency';
import { MINOR_UNITS } from '@plinth/domain/money/format-money';
import { PDFDocument, type PDFFont, rgb, StandardFonts } from 'pdf-lib';

export type Invoice = {
  invoiceNumber: number;
  /** ISO 8601 UTC. */
  paidAt: string;
  orderId: string;
  school: { name: string; lines: string[] };
  payer: { name: string; lines: string[] };
  description: string;
  /** Minor units. */
  amount: number;
  currency: Currency;
};

const PAGE: [number, number] = [595.28, 841.89];
const LEFT = 56;
const RIGHT = PAGE[0] - LEFT;
const LOCALES: Record<Currency, string> = { INR: 'en-IN', USD: 'en-US' };

/** The number as it stands on the paper: INV-000042. */
export const invoiceName = (invoiceNumber: number) => `INV-${String(invoiceNumber).padStart(6, '0')}`;

/** An amount with its currency code: the fonts of every PDF reader have no rupee sign. */
function money(amount: number, currency: Currency): string {
  const number = new Intl.NumberFormat(LOCALES[currency], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${currency} ${number.format(amount / MINOR_UNITS)}`;
}

/** Text that a standard font can draw, cut to a width: accents are kept where they can be, other scripts become '?'. */
function fit(font: PDFFont, text: string, size: number, width: number): string {
  const known = new Set(font.getCharacterSet());
  const drawable = Array.from(text.normalize('NFC'), (char) => {
    if (known.has(char.codePointAt(0) ?? 0)) return char;
    const base = Array.from(char.normalize('NFD'))[0] ?? '';
    return known.has(base.codePointAt(0) ?? 0) ? base : '?';
  });
  while (drawable.length > 1 && font.widthOfTextAtSize(drawable.join(''), size) > width) drawable.pop();
  return drawable.join('');
}

/** One payment's invoice as a PDF of one page; the same facts give the same bytes. */
export async function renderInvoice(invoice: Invoice): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const paidAt = new Date(invoice.paidAt);
  const name = invoiceName(invoice.invoiceNumber);
  document.setTitle(`Invoice ${name}`);
  document.setSubject(`${money(invoice.amount, invoice.currency)}, ${invoice.description}`);
  document.setAuthor(invoice.school.name);
  document.setCreationDate(paidAt);
  document.setModificationDate(paidAt);
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const page = document.addPage(PAGE);
  const ink = rgb(0.11, 0.11, 0.1);

  const text = (x: number, y: number, content: string, size = 10, font = regular, width = RIGHT - x) =>
    page.drawText(fit(font, content, size, width), { x, y, size, font, color: ink });
  const textRight = (y: number, content: string, size = 10, font = regular) =>
    text(RIGHT - font.widthOfTextAtSize(content, size), y, content, size, font);
  const rule = (y: number, thickness: number) =>
    page.drawLine({ start: { x: LEFT, y }, end: { x: RIGHT, y }, thickness, color: ink });

  rule(790, 2);
  text(LEFT, 762, invoice.school.name, 16, bold, 280);
  for (const [index, line] of invoice.school.lines.slice(0, 8).entries())
    text(LEFT, 744 - index * 14, line, 10, regular, 280);
  textRight(762, 'Invoice', 16, bold);
  textRight(744, name);
  textRight(730, `Paid on ${paidAt.toISOString().slice(0, 10)} (UTC)`);
  textRight(716, `Order ${invoice.orderId}`, 8);

  text(LEFT, 606, 'Billed to', 9, bold);
  text(LEFT, 590, invoice.payer.name, 10, regular, 360);
  for (const [index, line] of invoice.payer.lines.slice(0, 6).entries())
    text(LEFT, 576 - index * 14, line, 10, regular, 360);

  rule(470, 1);
  text(LEFT, 452, 'Description', 9, bold);
  textRight(452, 'Amount', 9, bold);
  rule(442, 0.5);
  text(LEFT, 422, invoice.description, 10, regular, 340);
  textRight(422, money(invoice.amount, invoice.currency));
  rule(406, 1);
  text(LEFT, 386, 'Paid in full', 11, bold);
  textRight(386, money(invoice.amount, invoice.currency), 11, bold);
  return document.save({ useObjectStreams: false });
}
