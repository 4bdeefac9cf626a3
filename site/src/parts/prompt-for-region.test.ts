import { REGION_CHOICES } from '@plinth/domain/catalog/region';
import { marketingHome } from '@plinth/domain/navigation/course-paths';
import { PROMOTION_POPUP_KEY } from '@plinth/domain/session/stored-keys';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answers } from '../../test/server.ts';
import { PROMOTION_EVENT } from './promotion-event.ts';
import { allowPromotion, promptForRegion } from './prompt-for-region.ts';

const leave = vi.fn();

function page(region: string) {
  document.body.innerHTML = `<dialog data-region-prompt="${region}"><form method="dialog">
    ${REGION_CHOICES.map((choice) => `<label><input type="radio" name="region" value="${marketingHome(choice.region)}">${choice.label}</label>`).join('')}
    <p>Fees differ. <span data-region-suggested></span></p><div data-region-continue hidden><button value="continue">Continue</button></div></form></dialog>`;
  const dialog = document.querySelector('dialog');
  if (!dialog) throw new Error('no dialog');
  dialog.close = () => {
    dialog.open = false;
    dialog.dispatchEvent(new Event('close'));
  };
  return dialog;
}

const comesFrom = (region: 'INDIA' | 'US' | 'ROW') =>
  answers('regions', 'region', {
    region,
    isIndia: region === 'INDIA',
    isUS: region === 'US',
    isRow: region === 'ROW',
  });

const close = (dialog: HTMLDialogElement, value: string) => {
  dialog.returnValue = value;
  dialog.dispatchEvent(new Event('close'));
};

describe('the region prompt', () => {
  beforeEach(() => leave.mockClear());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('CATALOG-26 VALID-20 Continue appears only after a region is chosen', async () => {
    const dialog = page('US');
    comesFrom('INDIA');
    await promptForRegion(leave);
    expect(dialog.open).toBe(true);
    const proceed = dialog.querySelector('[data-region-continue]');
    expect(proceed).toHaveAttribute('hidden');
    dialog.querySelector<HTMLInputElement>('input[value="/me"]')?.click();
    expect(proceed).not.toHaveAttribute('hidden');
  });

  it('CATALOG-25 CATALOG-26 names the likely region of the visitor, but does not select it', async () => {
    const dialog = page('US');
    comesFrom('ROW');
    await promptForRegion(leave);
    expect(dialog).toHaveTextContent('Suggested for you: Outside of India & US.');
    expect(dialog.querySelector('input:checked')).toBeNull();
    expect(leave).not.toHaveBeenCalled();
  });

  it('does not ask a visitor from the region of the page, nor anyone twice in a visit', async () => {
    comesFrom('INDIA');
    const own = page('INDIA');
    await promptForRegion(leave);
    expect(own.open).toBe(false);
    const other = page('US');
    await promptForRegion(leave);
    expect(other.open).toBe(true);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(other.open).toBe(false);
    await promptForRegion(leave);
    expect(other.open).toBe(false);
    expect(leave).not.toHaveBeenCalled();
  });

  it('CATALOG-25 the browser remembers a chosen region, and only the visit remembers Not now', async () => {
    comesFrom('INDIA');
    const declined = page('US');
    await promptForRegion(leave);
    close(declined, 'later');
    sessionStorage.clear();
    const chosen = page('US');
    await promptForRegion(leave);
    expect(chosen.open).toBe(true);
    chosen.querySelector<HTMLInputElement>('input[value="/"]')?.click();
    close(chosen, 'continue');
    sessionStorage.clear();
    const later = page('US');
    await promptForRegion(leave);
    expect(later.open).toBe(false);
  });

  it('does not ask when nothing can be stored', async () => {
    comesFrom('INDIA');
    const dialog = page('US');
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await promptForRegion(leave);
    allowPromotion();
    expect(dialog.open).toBe(false);
  });

  it('CONST-20 CONST-46 Continue leads to the region, and a promotion may show 2 s later on the next page', async () => {
    const dialog = page('US');
    comesFrom('INDIA');
    await promptForRegion(leave);
    vi.useFakeTimers();
    dialog.querySelector<HTMLInputElement>('input[value="/me"]')?.click();
    close(dialog, 'continue');
    expect(leave).toHaveBeenCalledWith('/me');
    allowPromotion();
    vi.advanceTimersByTime(1_999);
    expect(sessionStorage.getItem(PROMOTION_POPUP_KEY)).toBeNull();
    vi.advanceTimersByTime(1);
    expect(sessionStorage.getItem(PROMOTION_POPUP_KEY)).toBe('true');
    expect(document.documentElement).toHaveAttribute('data-promotion');
  });

  it('COHORT-07 where nobody is asked, a promotion may also show after 2 s', async () => {
    delete document.documentElement.dataset.promotion;
    comesFrom('INDIA');
    page('INDIA');
    const told = vi.fn();
    document.addEventListener(PROMOTION_EVENT, told, { once: true });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await promptForRegion(leave);
    vi.advanceTimersByTime(1_999);
    expect(told).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(told).toHaveBeenCalledOnce();
    expect(sessionStorage.getItem(PROMOTION_POPUP_KEY)).toBeNull();
  });
});
