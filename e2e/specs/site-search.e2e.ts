import { expect, test } from '../support/test.ts';

type Thing = { '@type': string } & Record<string, unknown>;

const attribute = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
const tagsOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([tag]) => tag);
const contentOf = (html: string, key: string) =>
  attribute(tagsOf(html, new RegExp(`<meta (?:name|property)="${key}"[^>]*>`, 'g'))[0] ?? '', 'content');
const thingsOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, text]) => JSON.parse(text ?? '') as Thing,
  );
const isAddress = (value: unknown) => typeof value === 'string' && /^https?:\/\/[^/]+\//.test(value);

/** What the validators of search engines require of each kind of thing, and what they recommend and we have. */
const RULES: Record<string, (thing: Thing) => void> = {
  Course: ({ name, description, provider, offers, hasCourseInstance, url }) => {
    expect(name).toMatch(/\S/);
    expect(String(description).length).toBeGreaterThan(40);
    expect(isAddress(url)).toBe(true);
    expect(provider).toMatchObject({ '@type': 'EducationalOrganization', name: expect.stringMatching(/\S/) });
    expect(offers).toMatchObject({
      '@type': 'Offer',
      category: expect.stringMatching(/^(Free|Partially Free|Subscription|Paid)$/),
      price: expect.any(Number),
      priceCurrency: expect.stringMatching(/^(INR|USD)$/),
    });
    expect(hasCourseInstance).toMatchObject({
      '@type': 'CourseInstance',
      courseMode: expect.stringMatching(/^(Online|Onsite|Blended)$/),
      courseSchedule: {
        '@type': 'Schedule',
        repeatFrequency: expect.stringMatching(/^(Daily|Weekly|Monthly|Yearly)$/),
        repeatCount: expect.any(Number),
        duration: expect.stringMatching(/^PT\d+H$/),
      },
    });
  },
  FAQPage: ({ mainEntity }) => {
    expect((mainEntity as Thing[]).length).toBeGreaterThan(2);
    for (const question of mainEntity as Thing[])
      expect(question).toMatchObject({
        '@type': 'Question',
        name: expect.stringMatching(/\S/),
        acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/\S/) },
      });
  },
  BreadcrumbList: ({ itemListElement }) => {
    (itemListElement as Thing[]).forEach(({ position, name, item }, index) => {
      expect(position).toBe(index + 1);
      expect(name).toMatch(/\S/);
      expect(isAddress(item)).toBe(true);
    });
  },
  ItemList: ({ itemListElement }) => {
    const items = itemListElement as (Thing & { item: Thing })[];
    // A carousel of courses needs three at least, each with an address of its own.
    expect(items.length).toBeGreaterThanOrEqual(3);
    expect(new Set(items.map(({ item }) => item.url)).size).toBe(items.length);
    for (const { item } of items)
      expect(item).toMatchObject({
        '@type': 'Course',
        name: expect.stringMatching(/\S/),
        description: expect.stringMatching(/\S/),
        provider: { name: expect.stringMatching(/\S/) },
      });
  },
  EducationalOrganization: ({ name, url, logo }) => {
    expect(name).toMatch(/\S/);
    expect([isAddress(url), isAddress(logo)]).toEqual([true, true]);
  },
  ContactPage: ({ url, mainEntity }) => {
    expect(isAddress(url)).toBe(true);
    expect(mainEntity).toMatchObject({
      contactPoint: { '@type': 'ContactPoint', contactType: 'admissions' },
    });
  },
};

const pathOf = (address: string) => new URL(address).pathname;

test('CATALOG-03 CATALOG-04 every page for search engines has its own title, description, address, card and well-formed data', async ({
  request,
}) => {
  const read = async (path: string) => {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    return answer.text();
  };
  expect(await read('/robots.txt')).toContain('Sitemap: ');
  const paths = [...(await read('/sitemap-0.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) =>
    pathOf(at ?? ''),
  );
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/us', '/me', '/courses', '/us/courses', '/me/courses', '/contact']),
  );
  for (const secret of [
    '/apply',
    '/my-application',
    '/payment-plan',
    '/offline',
    '/contact/sent',
    '/404',
    '/evaluation-report',
  ])
    expect(paths).not.toContain(secret);

  const pages = new Map<string, string>();
  for (const path of paths) pages.set(path, await read(path));
  const cards = new Set<string>();
  const kinds = new Set<string>();
  const alternates = new Map<string, string[]>();
  for (const [path, html] of pages) {
    await test.step(path, async () => {
      expect(/<title>([^<]{5,70})<\/title>/.test(html), 'title').toBe(true);
      const description = contentOf(html, 'description').replaceAll(/&#?\w+;/g, "'");
      expect(description.length, description).toBeGreaterThanOrEqual(50);
      expect(description.length, description).toBeLessThanOrEqual(170);
      expect(
        pathOf(attribute(tagsOf(html, /<link rel="canonical"[^>]*>/g)[0] ?? '', 'href')),
        'canonical',
      ).toBe(path);
      expect(html).not.toContain('noindex');
      expect(tagsOf(html, /<h1[\s>]/g)).toHaveLength(1);
      expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
      cards.add(contentOf(html, 'og:image'));
      const own = tagsOf(html, /<link rel="alternate" hreflang[^>]*>/g).map((tag) =>
        pathOf(attribute(tag, 'href')),
      );
      if (own.length > 0) alternates.set(path, own);
      for (const thing of thingsOf(html)) {
        expect(thing['@context']).toBe('https://schema.org');
        const rule = RULES[thing['@type']];
        expect(rule, `a rule for ${thing['@type']}`).toBeDefined();
        rule?.(thing);
        kinds.add(thing['@type']);
      }
    });
  }
  expect([...kinds].sort()).toEqual(Object.keys(RULES).sort());
  // Whoever names another page as its counterpart is named by it.
  for (const [path, others] of alternates)
    for (const other of others) expect(alternates.get(other), `${other} names ${path}`).toContain(path);
  const descriptions = [...pages]
    .filter(([path]) => !/^\/(us|me)/.test(path))
    .map(([, html]) => contentOf(html, 'description'));
  expect(new Set(descriptions).size).toBe(descriptions.length);

  expect(cards.size).toBeGreaterThanOrEqual(19);
  for (const card of cards) {
    const answer = await request.get(pathOf(card));
    expect(answer.headers()['content-type'], card).toBe('image/png');
    const picture = await answer.body();
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], card).toEqual([1200, 630]);
    expect(picture.length, card).toBeLessThan(120_000);
  }
});
