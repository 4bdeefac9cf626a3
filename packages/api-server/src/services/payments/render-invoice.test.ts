import { taxShare } from '@plinth/domain/orders/tax-share';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it, vi } from 'vitest';
import { type Invoice, renderInvoice } from './render-invoice.ts';

const invoice = (change: Partial<Invoice> = {}): Invoice => ({
  kind: 'INVOICE',
  invoiceNumber: 42,
  paidAt: '2026-11-02T10:00:00.000Z',
  orderId: '018f0000-0000-7000-8000-000000000001',
  paymentId: '018f0000-0000-7000-8000-000000000002',
  paidBy: 'Paid by card',
  school: {
    name: 'Plinth',
    lines: ['12 Drawing Street', '411001 Pune', 'GSTIN 27AAAAA0000A1Z5'],
    zone: 'Asia/Kolkata',
  },
  payer: { name: 'Meera Test', lines: ['meera@plinth.test', 'Pune', 'India'] },
  description: 'BIM for Architects: Booking amount',
  amount: 12_345_600,
  currency: 'INR',
  tax: taxShare(12_345_600, [
    { name: 'CGST', rate: 900 },
    { name: 'SGST', rate: 900 },
  ]),
  ...change,
});
/** Lists the fonts a PDF embeds: their names appear in it as text. */
const faces = (pdf: Uint8Array) => [
  ...new Set(
    Buffer.from(pdf)
      .toString('latin1')
      .match(/noto-sans-[a-z-]+-(?:400|700)-normal/g),
  ),
];

describe('an invoice', () => {
  it('API-115 is identical whatever document was drawn before it', async () => {
    const drawnAfter = async (line: string) => {
      vi.resetModules();
      const { openPen } = await import('../pdf/open-pen.ts');
      const other = await PDFDocument.create();
      const pen = await openPen(other, other.addPage());
      await pen.text(0, 0, line);
      await other.save();
      const afresh = await import('./render-invoice.ts');
      return Buffer.from(await afresh.renderInvoice(invoice())).toString('latin1');
    };
    // The middle dot is drawn with the glyph of the full stop, which no text here contains.
    expect(await drawnAfter('Cut · off')).toBe(await drawnAfter('Plain'));
  });

  it('API-115 draws the rupee sign with a font that has it, and embeds no more fonts than needed', async () => {
    expect(faces(await renderInvoice(invoice())).sort()).toEqual([
      'noto-sans-latin-400-normal',
      'noto-sans-latin-700-normal',
      'noto-sans-latin-ext-400-normal',
      'noto-sans-latin-ext-700-normal',
    ]);
    expect(faces(await renderInvoice(invoice({ currency: 'USD' }))).sort()).toEqual([
      'noto-sans-latin-400-normal',
      'noto-sans-latin-700-normal',
    ]);
  });

  it.each([
    ['आशा शर्मा', 'devanagari'],
    ['Анна Павлова', 'cyrillic'],
    ['Άννα Παππά', 'greek'],
    ['Łucja Żółć', 'latin-ext'],
  ])('API-115 embeds the font for the script of the name %s', async (name, script) => {
    const pdf = await renderInvoice(invoice({ currency: 'USD', payer: { name, lines: [] } }));
    expect(faces(pdf)).toContain(`noto-sans-${script}-400-normal`);
  });

  it('API-115 is made even with an unsupported script, an emoji and very long lines', async () => {
    const pdf = await renderInvoice(
      invoice({
        payer: {
          name: 'ᱥᱟᱱᱛᱟᱲ 山田 🏛 '.repeat(80),
          lines: Array.from({ length: 20 }, () => 'x'.repeat(400)),
        },
      }),
    );
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
  });

  it('API-115 has the same bytes for the same data', async () => {
    expect(
      Buffer.from(await renderInvoice(invoice())).equals(Buffer.from(await renderInvoice(invoice()))),
    ).toBe(true);
  });

  it.each([
    ['no taxes', []],
    [
      'two taxes',
      [
        { name: 'CGST', rate: 900 },
        { name: 'SGST', rate: 900 },
      ],
    ],
    ['more taxes than fit', Array.from({ length: 12 }, () => ({ name: 'Levy', rate: 100 }))],
  ])('API-115 PAY-04 has one page with %s, as invoice and as credit note', async (_name, rates) => {
    for (const kind of ['INVOICE', 'CREDIT_NOTE'] as const) {
      const pdf = await PDFDocument.load(
        await renderInvoice(invoice({ kind, about: 'INV-000041', tax: taxShare(12_345_600, rates) })),
      );
      expect(pdf.getPageCount()).toBe(1);
      expect(pdf.getTitle()).toBe(kind === 'INVOICE' ? 'Invoice INV-000042' : 'Credit note CN-000042');
    }
  });
});
