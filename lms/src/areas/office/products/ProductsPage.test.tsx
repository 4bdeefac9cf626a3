import type { OfficeProduct } from '@plinth/domain/catalog/office-product';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectKeptUntilSent } from '../../../../test/kept-until-sent.ts';
import { openOffice } from '../../../../test/office.ts';
import { idOf } from '../../../../test/people.ts';
import { answers, refuses } from '../../../../test/server.ts';

const TIMBER: OfficeProduct = {
  productId: 'TIMBER',
  courseTitle: 'Timber Design',
  description: '',
  slug: 'timber-design',
  productType: 'SPECIALIZATION',
  cohortType: 'BIM_A',
  durationWeeks: 12,
  region: 'INDIA',
  prices: [{ currency: 'INR', listPrice: 6_000_000, bookingAmount: 500_000 }],
  isShipped: false,
  state: 'ON_SALE',
  path: '/courses/timber-design',
  nextCohort: { cohortId: idOf('50'), startsAt: '2027-01-10T18:30:00.000Z' },
  cohorts: 1,
  orders: 3,
};
const SHIPPED: OfficeProduct = { ...TIMBER, productId: 'BIM_A', courseTitle: 'BIM', isShipped: true };

beforeEach(() => {
  answers('officeProducts', 'list', { products: [TIMBER], total: 1 });
  answers('officeProducts', 'read', { product: TIMBER });
});

describe('products in the office', () => {
  it('ADOPT-03 are listed with price, state and next start; admissions can only read them', async () => {
    await openOffice('/office/products', ['ADMISSIONS']);
    const row = within(await screen.findByRole('row', { name: /Timber Design/ }));
    expect(row.getByText('₹60,000')).toBeVisible();
    expect(row.getByText('On sale')).toBeVisible();
    expect(row.getByText('11 January, 2027')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create a product' })).not.toBeInTheDocument();
  });

  it('ADOPT-03 one is created; faults are shown at their fields, and its sales region follows from its code', async () => {
    const sent = answers('officeProducts', 'create', { product: TIMBER });
    await openOffice('/office/products?open=make', ['FINANCE']);
    const sheet = within(await screen.findByRole('dialog', { name: 'Create a product' }));
    const press = () => userEvent.click(sheet.getByRole('button', { name: 'Create product' }));
    await userEvent.type(sheet.getByLabelText(/^Code/), 'timber_us');
    expect(sheet.getByText('Sold in: USA, Canada and Europe, in USD.')).toBeVisible();
    await press();
    expect(await sheet.findByText('Give a price')).toBeVisible();
    await userEvent.type(sheet.getByLabelText(/^Title/), 'Timber Design');
    await userEvent.type(sheet.getByLabelText(/^Weeks/), '12');
    await userEvent.type(sheet.getByLabelText(/^Price in INR/), '60000');
    await press();
    expect(await sheet.findByText('Give the price in the currency of its region')).toBeVisible();
    await userEvent.type(sheet.getByLabelText(/^Price in USD/), '50');
    await press();
    expect(await sheet.findByText('The booking amount is part of the price')).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.type(sheet.getByLabelText(/^Price in USD/), '0');
    await press();
    expect(await screen.findByRole('dialog', { name: 'Timber Design' })).toBeVisible();
    expect(sent[0]?.body).toMatchObject({
      productId: 'TIMBER_US',
      slug: null,
      prices: [
        { currency: 'INR', listPrice: 6_000_000 },
        { currency: 'USD', listPrice: 50_000, bookingAmount: 10_000 },
      ],
    });
  });

  it('ADOPT-03 a taken code is shown at its field, and stays typed', async () => {
    refuses('officeProducts', 'create', 409, 'CONFLICT', 'There is a product TIMBER already', {
      fields: [{ path: 'productId', message: 'There is a product TIMBER already' }],
    });
    await openOffice('/office/products?open=make', ['FINANCE']);
    const sheet = within(await screen.findByRole('dialog', { name: 'Create a product' }));
    await userEvent.type(sheet.getByLabelText(/^Code/), 'TIMBER');
    await userEvent.type(sheet.getByLabelText(/^Title/), 'Timber Design');
    await userEvent.type(sheet.getByLabelText(/^Weeks/), '12');
    await userEvent.type(sheet.getByLabelText(/^Price in INR/), '60000');
    await userEvent.click(sheet.getByRole('button', { name: 'Create product' }));
    expect(await sheet.findAllByText('There is a product TIMBER already')).not.toHaveLength(0);
    expect(sheet.getByLabelText(/^Code/)).toHaveValue('TIMBER');
  });

  it('ADOPT-03 a started product is kept when the page is left, until it is created', async () => {
    answers('officeProducts', 'create', { product: TIMBER });
    await expectKeptUntilSent({
      open: async () => {
        openOffice('/office/products?open=make', ['FINANCE']);
        return within(await screen.findByRole('dialog', { name: 'Create a product' }));
      },
      typed: {
        Code: 'TIMBER',
        Title: 'Timber Design',
        Description: 'Beams and joints.',
        Weeks: '12',
        'Price in INR': '60000',
      },
      press: 'Create product',
      said: 'TIMBER can be taught and sold from now on.',
    });
  });
  it('ADOPT-03 a price change is sent together with the values shown before', async () => {
    const sent = answers('officeProducts', 'change', { product: TIMBER });
    await openOffice('/office/products?open=TIMBER', ['FINANCE']);
    const sheet = within(await screen.findByRole('dialog', { name: 'Timber Design' }));
    const price = await sheet.findByLabelText(/^Price in INR/);
    await userEvent.clear(price);
    await userEvent.type(price, '65,000');
    await userEvent.click(sheet.getByRole('button', { name: 'Save the product' }));
    expect(await screen.findByText('TIMBER is changed.')).toBeVisible();
    expect(sent[0]?.body).toMatchObject({
      terms: { prices: [{ listPrice: 6_500_000 }] },
      seen: { prices: [{ listPrice: 6_000_000 }] },
    });
  });

  it('ADOPT-03 a shipped product can be taken off sale here, and is changed in the site editor', async () => {
    answers('officeProducts', 'read', { product: SHIPPED });
    const sent = answers('officeProducts', 'setOnSale', { product: { ...SHIPPED, state: 'RETIRED' } });
    await openOffice('/office/products?open=BIM_A', ['FINANCE']);
    const sheet = within(await screen.findByRole('dialog', { name: 'BIM' }));
    expect(await sheet.findByText(/change title, price and page in the site editor/)).toHaveTextContent(
      /the site editor \(pnpm editor\)\.$/,
    );
    expect(sheet.queryByRole('button', { name: 'Save the product' })).not.toBeInTheDocument();
    await userEvent.click(sheet.getByRole('button', { name: 'Take it off sale' }));
    expect(await screen.findByText('BIM_A is off sale.')).toBeVisible();
    expect(sent[0]?.body).toEqual({ isOnSale: false });
  });
});
