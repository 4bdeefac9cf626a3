import type { Currency } from '@plinth/domain/money/currency';
import { MINOR_UNITS } from '@plinth/domain/money/format-money';
import { PDFDocument, rgb } from 'pdf-lib';
import { openPen } from './invoice-fonts.ts';

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
const INK = rgb(0.11, 0.11, 0.1);
const LOCALES: Record<Currency, string> = { INR: 'en-IN', USD: 'en-US' };

/** The number as it stands on the paper: INV-000042. */
export const invoiceName = (invoiceNumber: number) => `INV-${String(invoiceNumber).padStart(6, '0')}`;

/** An amount with its sign and both decimals, as books want it: ₹10,000.00. */
const money = (amount: number, currency: Currency): string =>
  new Intl.NumberFormat(LOCALES[currency], { style: 'currency', currency }).format(amount / MINOR_UNITS);

/** One payment's invoice as a PDF of one page; the same facts give the same bytes. */
export async function renderInvoice(invoice: Invoice): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const paidAt = new Date(invoice.paidAt);
  const name = invoiceName(invoice.invoiceNumber);
  const total = money(invoice.amount, invoice.currency);
  document.setTitle(`Invoice ${name}`);
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
  await pen.textRight(RIGHT, 762, 'Invoice', { size: 16, weight: 'bold' });
  await pen.textRight(RIGHT, 744, name);
  await pen.textRight(RIGHT, 730, `Paid on ${paidAt.toISOString().slice(0, 10)} (UTC)`);
  await pen.textRight(RIGHT, 716, `Order ${invoice.orderId}`, { size: 8 });

  await pen.text(LEFT, 606, 'Billed to', { size: 9, weight: 'bold' });
  await pen.text(LEFT, 590, invoice.payer.name, { width: 360 });
  for (const [index, line] of invoice.payer.lines.slice(0, 6).entries())
    await pen.text(LEFT, 576 - index * 14, line, { width: 360 });

  rule(470, 1);
  await pen.text(LEFT, 452, 'Description', { size: 9, weight: 'bold' });
  await pen.textRight(RIGHT, 452, 'Amount', { size: 9, weight: 'bold' });
  rule(442, 0.5);
  await pen.text(LEFT, 422, invoice.description, { width: 340 });
  await pen.textRight(RIGHT, 422, total);
  rule(406, 1);
  await pen.text(LEFT, 386, 'Paid in full', { size: 11, weight: 'bold' });
  await pen.textRight(RIGHT, 386, total, { size: 11, weight: 'bold' });
  return document.save({ useObjectStreams: false });
}
