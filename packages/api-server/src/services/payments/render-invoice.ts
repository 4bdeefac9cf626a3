import { displayDate } from '@plinth/domain/dates/display-date';
import { zoneText } from '@plinth/domain/dates/zone-text';
import type { Currency } from '@plinth/domain/money/currency';
import { MINOR_UNITS } from '@plinth/domain/money/format-money';
import type { TaxShare } from '@plinth/domain/orders/tax-share';
import { PDFDocument, rgb } from 'pdf-lib';
import { openPen } from '../pdf/open-pen.ts';

export type Invoice = {
  /** A credit note records that money of an invoice was refunded. */
  kind: 'INVOICE' | 'CREDIT_NOTE';
  invoiceNumber: number;
  /** When the payment or refund was made; ISO 8601 UTC. */
  paidAt: string;
  /** The invoice a credit note is about, as printed on the document. */
  about?: string | undefined;
  orderId: string;
  paymentId: string;
  /** A phrase: "Paid by card". */
  paidBy: string;
  /** The zone is an IANA name. */
  school: { name: string; lines: string[]; zone: string };
  payer: { name: string; lines: string[] };
  description: string;
  /** Minor units. */
  amount: number;
  currency: Currency;
  /** The taxes included in the amount; none if the school sets none. */
  tax: TaxShare;
};

const PAGE: [number, number] = [595.28, 841.89];
const LEFT = 56;
const RIGHT = PAGE[0] - LEFT;
const INK = rgb(0.11, 0.11, 0.1);
const LINE = 14;
const ROW = 18;
const LOCALES: Record<Currency, string> = { INR: 'en-IN', USD: 'en-US' };

/** The number as printed: INV-000042, CN-000007. */
export const invoiceName = (invoiceNumber: number, kind: Invoice['kind'] = 'INVOICE') =>
  `${kind === 'INVOICE' ? 'INV' : 'CN'}-${String(invoiceNumber).padStart(6, '0')}`;

const WORDS = {
  INVOICE: { title: 'Invoice', day: 'Paid on', sum: 'Total paid' },
  CREDIT_NOTE: { title: 'Credit note', day: 'Refunded on', sum: 'Total refunded' },
} as const;

/** Formats an amount with its currency sign and both decimals, as in accounting: ₹10,000.00. */
const money = (amount: number, currency: Currency): string =>
  new Intl.NumberFormat(LOCALES[currency], { style: 'currency', currency }).format(amount / MINOR_UNITS);

/** Formats a rate: 9 %, 12.5 %. */
const percent = (rate: number) => `${rate / 100} %`;

/**
 * Renders one payment's invoice, or one refund's credit note, as a one-page PDF; the same facts produce the same bytes.
 * Its date is in the school's time zone, which is named.
 */
export async function renderInvoice(invoice: Invoice): Promise<Uint8Array> {
  const { kind, school, payer, description, currency, tax } = invoice;
  const document = await PDFDocument.create({ updateMetadata: false });
  const paidAt = new Date(invoice.paidAt);
  const words = WORDS[kind];
  const name = invoiceName(invoice.invoiceNumber, kind);
  const total = money(invoice.amount, currency);
  document.setTitle(`${words.title} ${name}`);
  // In full, including what the sheet cannot draw.
  document.setSubject(`${total}, ${description}, ${payer.name}`);
  document.setAuthor(school.name);
  document.setCreationDate(paidAt);
  document.setModificationDate(paidAt);
  const page = document.addPage(PAGE);
  const pen = await openPen(document, page, INK);
  const rule = (y: number, thickness: number) =>
    page.drawLine({ start: { x: LEFT, y }, end: { x: RIGHT, y }, thickness, color: INK });
  /** Writes lines one below the other. Returns the height of the next line. */
  const column = async (top: number, lines: readonly string[], width: number) => {
    for (const [index, line] of lines.entries()) await pen.text(LEFT, top - index * LINE, line, { width });
    return top - lines.length * LINE;
  };

  rule(790, 2);
  const schoolName = await pen.wrap(school.name, 2, { size: 16, weight: 'bold', width: 250 });
  for (const [index, line] of schoolName.entries())
    await pen.text(LEFT, 762 - index * 20, line, { size: 16, weight: 'bold', width: 250 });
  const underSchool = await column(762 - schoolName.length * 20, school.lines.slice(0, 8), 250);

  await pen.textRight(RIGHT, 762, words.title, { size: 16, weight: 'bold' });
  await pen.textRight(RIGHT, 742, name, { weight: 'bold' });
  await pen.textRight(
    RIGHT,
    728,
    `${words.day} ${displayDate(invoice.paidAt, school.zone)} (${zoneText(school.zone)})`,
  );
  await pen.textRight(RIGHT, 714, invoice.about ? `For invoice ${invoice.about}` : invoice.paidBy, {
    width: 250,
  });
  await pen.textRight(RIGHT, 698, `Order ${invoice.orderId}`, { size: 8 });
  await pen.textRight(RIGHT, 687, `Payment ${invoice.paymentId}`, { size: 8 });

  const billedTo = Math.min(underSchool, 680) - 26;
  await pen.text(LEFT, billedTo, 'Billed to', { size: 9, weight: 'bold' });
  const payerName = await pen.wrap(payer.name, 2, { width: 360 });
  const underPayer = await column(billedTo - 16, [...payerName, ...payer.lines.slice(0, 8)], 360);

  const head = underPayer - 22;
  rule(head, 1);
  await pen.text(LEFT, head - 16, 'Description', { size: 9, weight: 'bold' });
  await pen.textRight(RIGHT, head - 16, `Amount, ${currency}`, { size: 9, weight: 'bold' });
  rule(head - 24, 0.5);
  const first = head - 42;
  let y = await column(first, await pen.wrap(description, 3, { width: 360 }), 360);
  await pen.textRight(RIGHT, first, money(tax.net, currency));
  for (const one of tax.taxes) {
    y -= ROW - LINE;
    await pen.text(LEFT, y, `${one.name}, ${percent(one.rate)}`, { width: 360 });
    await pen.textRight(RIGHT, y, money(one.amount, currency));
    y -= LINE;
  }
  rule(y, 1);
  await pen.text(LEFT, y - 20, words.sum, { size: 11, weight: 'bold' });
  await pen.textRight(RIGHT, y - 20, total, { size: 11, weight: 'bold' });
  const note = tax.taxes.length > 0 ? 'The total includes these taxes.' : 'The total includes no tax.';
  await pen.text(LEFT, y - 40, note, { size: 9 });
  return document.save({ useObjectStreams: false });
}
