import { describe, expect, it } from 'vitest';
import { openTestSchool } from '../../test/open-test-school.ts';

describe('the region of a visitor', () => {
  const school = openTestSchool({ TRUSTED_PROXIES: 1 });
  const ask = (path: string, country?: string) =>
    school.call(
      'GET',
      `/v1/client/public/lms/${path}`,
      country === undefined ? {} : { headers: { 'cf-ipcountry': country } },
    );

  it.each([
    ['IN', 'INDIA'],
    ['US', 'US'],
    ['CA', 'US'],
    ['DE', 'US'],
    ['AE', 'ROW'],
    ['AU', 'ROW'],
  ])('API-079 API-080 API-082 a visitor from %s belongs to the region %s', async (country, region) => {
    const { status, body } = await ask('region', country);
    expect(status).toBe(200);
    expect(body).toEqual({
      region,
      isIndia: region === 'INDIA',
      isUS: region === 'US',
      isRow: region === 'ROW',
    });
  });

  it('API-078 API-081 API-082 country and name come from the proxy header, without a database query', async () => {
    let body: unknown;
    const statements = await school.countQueries(async () => {
      ({ body } = await ask('location', 'AE'));
    });
    expect(body).toEqual({ countryCode: 'AE', country: 'United Arab Emirates' });
    expect(statements).toBe(0);
  });

  it.each([undefined, 'XX', 'no country'])(
    'API-078 API-079 a visitor whose proxy header is %s is assumed to be in India',
    async (country) => {
      expect((await ask('location', country)).body.countryCode).toBe('IN');
      expect((await ask('region', country)).body.region).toBe('INDIA');
    },
  );
});

describe('a school without a proxy', () => {
  const school = openTestSchool({ TRUSTED_PROXIES: 0 });

  it.each([
    ['Europe/Berlin', 'US'],
    ['Asia/Dubai', 'ROW'],
    ['Asia/Kolkata', 'INDIA'],
    ['nowhere', 'INDIA'],
  ])('API-079 API-080 a browser in the time zone %s suggests the region %s', async (zone, region) => {
    const { body } = await school.call('GET', '/v1/client/public/lms/region', {
      headers: { 'x-time-zone': zone },
    });
    expect(body.region).toBe(region);
  });

  it('API-078 API-081 ignores a country header, which anyone could send', async () => {
    const { body } = await school.call('GET', '/v1/client/public/lms/location', {
      headers: { 'cf-ipcountry': 'US' },
    });
    expect(body).toEqual({ countryCode: 'IN', country: 'India' });
  });
});
