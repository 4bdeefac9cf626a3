import { describe, expect, it } from 'vitest';
import { isWebhookSigned, signWebhook } from './webhook-signature.ts';

const now = new Date('2026-05-04T09:30:00.000Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const body = '{"id":"evt_1"}';
const header = signWebhook('key', body, now);

describe('a webhook signature', () => {
  it('API-094 is valid only for the exact body and key, within five minutes', () => {
    expect(isWebhookSigned('key', body, header, now)).toBe(true);
    expect(isWebhookSigned('key', body, header, at(300))).toBe(true);
    expect(isWebhookSigned('key', body, header, at(301))).toBe(false);
    expect(isWebhookSigned('key', body, header, at(-301))).toBe(false);
    expect(isWebhookSigned('other', body, header, now)).toBe(false);
    expect(isWebhookSigned('key', `${body} `, header, now)).toBe(false);
    expect(isWebhookSigned('key', body, header.replace(/^t=\d+/, 't=1'), now)).toBe(false);
    for (const bad of [null, '', 'v1=', `${header}0`, header.toUpperCase()])
      expect(isWebhookSigned('key', body, bad, now)).toBe(false);
  });
});
