import { beforeEach, describe, expect, it, vi } from 'vitest';
import { READY_EVENT } from '../parts/ready-event.ts';
import { awaitTouch, type TouchOptions } from './await-touch.ts';

const load = vi.fn(async () => undefined);
const again = vi.fn(async () => undefined);

function island(value: TouchOptions = {}): HTMLElement {
  document.body.innerHTML = '<astro-island><form><input name="a" /></form></astro-island>';
  const element = document.querySelector<HTMLElement>('astro-island');
  if (!element) throw new Error('no island');
  awaitTouch(element, value, load, again);
  return element;
}

describe('client:touch', () => {
  beforeEach(() => {
    load.mockClear();
    again.mockClear();
    sessionStorage.clear();
    localStorage.clear();
    history.replaceState(null, '', '/apply');
  });

  it('text typed before the island wakes survives a reload, wakes it, and is then deleted', () => {
    const typed = island();
    const field = typed.querySelector('input');
    if (field) field.value = 'Isha';
    window.dispatchEvent(new Event('pagehide'));
    const told = vi.fn();
    document.addEventListener('change', told, { once: true });
    const reloaded = island();
    expect(told).toHaveBeenCalledOnce();
    expect(reloaded.querySelector('input')?.value).toBe('Isha');
    expect(load).toHaveBeenCalledTimes(1);
    reloaded.firstElementChild?.dispatchEvent(new CustomEvent(READY_EVENT, { bubbles: true }));
    expect(sessionStorage).toHaveLength(0);
  });

  it('loads nothing before the island is touched, and then once', () => {
    const element = island();
    expect(load).not.toHaveBeenCalled();
    element.querySelector('input')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    element.dispatchEvent(new Event('pointerover'));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('for an island that could not be loaded the page is loaded anew at the next touch that finds a connection', async () => {
    load.mockRejectedValueOnce(new TypeError('no connection'));
    again.mockRejectedValueOnce(new TypeError('no connection'));
    const element = island();
    const touch = () => element.dispatchEvent(new Event('pointerover'));
    touch();
    expect(again).not.toHaveBeenCalled();
    const touchAgain = () => {
      touch();
      return again.mock.calls.length;
    };
    await expect.poll(touchAgain).toBe(2);
    touch();
    expect(again).toHaveBeenCalledTimes(2);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('a parameter in the address, or a stored key, wakes it at once', () => {
    history.replaceState(null, '', '/my-application?dealId=x');
    island({ parameters: ['dealId'] });
    expect(load).toHaveBeenCalledTimes(1);
    history.replaceState(null, '', '/apply');
    localStorage.setItem('application', '{}');
    island({ parameters: ['leadId'], storedKey: 'application' });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('a form submitted too early is held, and submitted again once the island is ready', async () => {
    const element = island();
    const form = element.querySelector('form');
    const early = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    form?.dispatchEvent(early);
    expect(early.defaultPrevented).toBe(true);
    expect(load).toHaveBeenCalledTimes(1);
    const again = vi.fn((event: Event) => event.preventDefault());
    form?.addEventListener('submit', again);
    form?.dispatchEvent(new CustomEvent(READY_EVENT, { bubbles: true }));
    await expect.poll(() => again).toHaveBeenCalledTimes(1);
  });
});
