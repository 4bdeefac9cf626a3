import { describe, expect, it } from 'vitest';
import { openTestSchool } from '../../test/open-test-school.ts';

describe('where a visitor seems to be', () => {
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
  ])('API-079 API-080 API-082 a visitor from %s is of the region %s', async (country, region) => {
    const { status, body } = await ask('region', country);
    expect(status).toBe(200);
    expect(body).toEqual({
      region,
      isIndia: region === 'INDIA',
      isUS: region === 'US',
      isRow: region === 'ROW',
    });
  });

  it('API-078 API-081 API-082 the country and its name come from the proxy, without asking the database', async () => {
    let body: unknown;
    const statements = await school.countQueries(async () => {
      ({ body } = await ask('location', 'AE'));
    });
    expect(body).toEqual({ countryCode: 'AE', country: 'United Arab Emirates' });
    expect(statements).toBe(0);
  });

  it.each([undefined, 'XX', 'no country'])(
    'API-078 API-079 a visitor of whom the proxy says %s is taken for India',
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
  ])('API-079 API-080 a browser in the zone %s suggests the region %s', async (zone, region) => {
    const { body } = await school.call('GET', '/v1/client/public/lms/region', {
      headers: { 'x-time-zone': zone },
    });
    expect(body.region).toBe(region);
  });

  it('API-078 API-081 a header that anybody can write is not believed', async () => {
    const { body } = await school.call('GET', '/v1/client/public/lms/location', {
      headers: { 'cf-ipcountry': 'US' },
    });
    expect(body).toEqual({ countryCode: 'IN', country: 'India' });
  });
});
