import type { Currency } from '@plinth/domain/money/currency';
import { MINOR_UNITS } from '@plinth/domain/money/format-money';
import type { TaxShare } from '@plinth/domain/orders/tax-share';
import { PDFDocument, rgb } from 'pdf-lib';
import { openPen } from './invoice-fonts.ts';

export type Invoice = {
  /** A credit note says that money of an invoice went back. */
  kind: 'INVOICE' | 'CREDIT_NOTE';
  invoiceNumber: number;
  /** Of the payment, or of the refund; ISO 8601 UTC. */
  paidAt: string;
  /** The invoice that a credit note is about, as it stands on the paper. */
  about?: string | undefined;
  orderId: string;
  school: { name: string; lines: string[] };
  payer: { name: string; lines: string[] };
  description: string;
  /** Minor units. */
  amount: number;
  currency: Currency;
  /** The taxes in the amount; none where the school sets none. */
  tax: TaxShare;
};

const PAGE: [number, number] = [595.28, 841.89];
const LEFT = 56;
const RIGHT = PAGE[0] - LEFT;
const INK = rgb(0.11, 0.11, 0.1);
const LINE = 16;
const TAX_LINES = 6;
const LOCALES: Record<Currency, string> = { INR: 'en-IN', USD: 'en-US' };

/** The number as it stands on the paper: INV-000042, CN-000007. */
export const invoiceName = (invoiceNumber: number, kind: Invoice['kind'] = 'INVOICE') =>
  `${kind === 'INVOICE' ? 'INV' : 'CN'}-${String(invoiceNumber).padStart(6, '0')}`;

const WORDS = {
  INVOICE: { title: 'Invoice', day: 'Paid on', sum: 'Paid in full' },
  CREDIT_NOTE: { title: 'Credit note', day: 'Given back on', sum: 'Given back' },
} as const;

/** An amount with its sign and both decimals, as books want it: ₹10,000.00. */
const money = (amount: number, currency: Currency): string =>
  new Intl.NumberFormat(LOCALES[currency], { style: 'currency', currency }).format(amount / MINOR_UNITS);

/** A rate as people write it: 9 %, 12.5 %. */
const percent = (rate: number) => `${rate / 100} %`;

/** One payment's invoice, or one refund's credit note, as a PDF of one page; the same facts give the same bytes. */
export async function renderInvoice(invoice: Invoice): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const paidAt = new Date(invoice.paidAt);
  const words = WORDS[invoice.kind];
  const name = invoiceName(invoice.invoiceNumber, invoice.kind);
  const total = money(invoice.amount, invoice.currency);
  document.setTitle(`${words.title} ${name}`);
  document.setSubject(`${total}, ${invoice.description}`);
  document.setAuthor(invoice.school.name);
  document.setCreationDate(paidAt);
  document.setModificationDate(paidAt);
  const page = document.addPage(PAGE);
  const pen = await openPen(document, page, INK);
  const rule = (y: number, thickness: number) =>
    page.drawLine({ start: { x: LEFT, y }, end: { x: RIGHT, y }, thickness, color: INK });

  rule(790, 2);
  await pen.text(LEFT, 762, invoice.school.name, { size: 16, weight: 'bold', width: 280 });
  for (const [index, line] of invoice.school.lines.slice(0, 8).entries())
    await pen.text(LEFT, 744 - index * 14, line, { width: 280 });
  await pen.textRight(RIGHT, 762, words.title, { size: 16, weight: 'bold' });
  await pen.textRight(RIGHT, 744, name);
  await pen.textRight(RIGHT, 730, `${words.day} ${paidAt.toISOString().slice(0, 10)} (UTC)`);
  await pen.textRight(RIGHT, 716, `Order ${invoice.orderId}`, { size: 8 });
  if (invoice.about) await pen.textRight(RIGHT, 704, `For invoice ${invoice.about}`, { size: 8 });

  await pen.text(LEFT, 606, 'Billed to', { size: 9, weight: 'bold' });
  await pen.text(LEFT, 590, invoice.payer.name, { width: 360 });
  for (const [index, line] of invoice.payer.lines.slice(0, 6).entries())
    await pen.text(LEFT, 576 - index * 14, line, { width: 360 });

  rule(470, 1);
  await pen.text(LEFT, 452, 'Description', { size: 9, weight: 'bold' });
  await pen.textRight(RIGHT, 452, 'Amount', { size: 9, weight: 'bold' });
  rule(442, 0.5);
  await pen.text(LEFT, 422, invoice.description, { width: 340 });
  const { net, taxes } = invoice.tax;
  await pen.textRight(RIGHT, 422, taxes.length > 0 ? money(net, invoice.currency) : total);
  for (const [index, tax] of taxes.slice(0, TAX_LINES).entries()) {
    await pen.text(LEFT, 402 - index * LINE, `${tax.name}, ${percent(tax.rate)}`, { width: 340 });
    await pen.textRight(RIGHT, 402 - index * LINE, money(tax.amount, invoice.currency));
  }
  const end = 406 - Math.min(taxes.length, TAX_LINES) * LINE - (taxes.length > 0 ? 4 : 0);
  rule(end, 1);
  await pen.text(LEFT, end - 20, words.sum, { size: 11, weight: 'bold' });
  await pen.textRight(RIGHT, end - 20, total, { size: 11, weight: 'bold' });
  if (taxes.length > 0)
    await pen.text(LEFT, end - 40, 'Prices include these taxes.', { size: 9, width: 340 });
  return document.save({ useObjectStreams: false });
}
