import { describe, expect, it } from 'vitest';
import { BOOKING_AMOUNT } from '../orders/plan-calculator.ts';
import * as limits from './limits.ts';

describe('limits', () => {
  it.each([
    { id: 'CONST-01 CONST-02', name: 'COOKIE_MAX_AGE_DAYS', actual: limits.COOKIE_MAX_AGE_DAYS, value: 3 },
    { id: 'CONST-03', name: 'AUTH_REFRESH_MS', actual: limits.AUTH_REFRESH_MS, value: 86_400_000 },
    { id: 'CONST-06', name: 'TOAST_MS', actual: limits.TOAST_MS, value: 4000 },
    { id: 'CONST-07', name: 'TOPIC_LISTING_DEPTH', actual: limits.TOPIC_LISTING_DEPTH, value: 2 },
    { id: 'CONST-08', name: 'TOPIC_CONTENT_DEPTH', actual: limits.TOPIC_CONTENT_DEPTH, value: 10 },
    { id: 'CONST-09', name: 'MENTOR_TOPIC_LIST_DEPTH', actual: limits.MENTOR_TOPIC_LIST_DEPTH, value: 4 },
    { id: 'CONST-10', name: 'TIPS_PAGE_NO', actual: limits.TIPS_PAGE_NO, value: 0 },
    {
      id: 'CONST-11',
      name: 'TRANSACTIONS_SORT_DIRECTION',
      actual: limits.TRANSACTIONS_SORT_DIRECTION,
      value: 'DESC',
    },
    { id: 'CONST-16 HUB-15', name: 'SKELETON_CARDS', actual: limits.SKELETON_CARDS, value: 4 },
    { id: 'CONST-18', name: 'FEEDBACK_THANKS_MS', actual: limits.FEEDBACK_THANKS_MS, value: 5000 },
    { id: 'CONST-20', name: 'PROMOTION_FLAG_DELAY_MS', actual: limits.PROMOTION_FLAG_DELAY_MS, value: 2000 },
    { id: 'CONST-21', name: 'STAR_COUNT', actual: limits.STAR_COUNT, value: 5 },
    { id: 'CONST-22', name: 'EMOJI_COUNT', actual: limits.EMOJI_COUNT, value: 5 },
    { id: 'CONST-38', name: 'IMAGE_DEVICE_SIZES', actual: limits.IMAGE_DEVICE_SIZES, value: [600, 1520] },
    { id: 'CONST-39', name: 'IMAGE_SIZES', actual: limits.IMAGE_SIZES, value: [10, 600, 1520] },
    { id: 'CONST-40', name: 'IMAGE_QUALITY', actual: limits.IMAGE_QUALITY, value: 75 },
    { id: 'CONST-41', name: 'PREFETCH_MARGIN', actual: limits.PREFETCH_MARGIN, value: 200 },
    { id: 'CONST-42', name: 'LAZY_LOAD_DELAY_MS', actual: limits.LAZY_LOAD_DELAY_MS, value: 200 },
    {
      id: 'CONST-43',
      name: 'STORAGE_REGION',
      actual: limits.STORAGE_REGION,
      value: { name: 'India', code: 'ap-south-1' },
    },
    {
      id: 'UI-18',
      name: 'BREAKPOINTS',
      actual: limits.BREAKPOINTS,
      value: { xs: 0, sm: 600, md: 1080, lg: 1368, xl: 1520, xxl: 1840 },
    },
    {
      id: 'VALID-10',
      name: 'PHOTO_TYPES',
      actual: limits.PHOTO_TYPES,
      value: ['image/jpeg', 'image/png', 'image/webp'],
    },
  ] as { id: string; name: string; actual: unknown; value: unknown }[])(
    '$id $name is $value',
    ({ actual, value }) => {
      expect(actual).toEqual(value);
    },
  );

  it('VALID-46 photos may have 5 MB, documents 10 MB and submissions 50 MB', () => {
    const sizes = [limits.PHOTO_MAX_BYTES, limits.DOCUMENT_MAX_BYTES, limits.SUBMISSION_MAX_BYTES];
    expect(sizes).toEqual([5_242_880, 10_485_760, 52_428_800]);
    expect(limits.DOCUMENT_TYPES).not.toContain('image/svg+xml');
  });

  it('PAY-06 the booking amounts are whole minor units', () => {
    expect(BOOKING_AMOUNT).toEqual({ INR: 1_000_000, USD: 10_000 });
  });
});
