import { expect, it } from 'vitest';
import { isPushService } from './is-push-service.ts';

const services = ['https://fcm.googleapis.com', 'https://*.push.services.mozilla.com'];

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com.evil.test/abc', false],
  ['https://evilpush.services.mozilla.com.test/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://169.254.169.254/latest', false],
  ['nonsense', false],
])('FIND-03 %s is a push service: %s', (endpoint, isOne) => {
  expect(isPushService(endpoint, services)).toBe(isOne);
});
