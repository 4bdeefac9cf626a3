import { expect, test } from '../support/test.ts';

type Thing = { '@type': string } & Record<string, unknown>;

const attribute = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
const tagsOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([tag]) => tag);
const contentOf = (html: string, key: string) =>
  attribute(tagsOf(html, new RegExp(`<meta (?:name|property)="${key}"[^>]*>`, 'g'))[0] ?? '', 'content');
const thingsOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].flatMap(
    ([, text]) => JSON.parse(text ?? '') as Thing[],
  );
const isAddress = (value: unknown) => typeof value === 'string' && /^https?:\/\/[^/]+\//.test(value);

/**
 * What the validators of search engines require of each kind of thing, and those of their recommendations that we
 * follow.
 */
const RULES: Record<string, (thing: Thing) => void> = {
  Course: ({ name, description, provider, offers, hasCourseInstance, url, image, inLanguage, teaches }) => {
    expect(name).toMatch(/\S/);
    expect(String(description).length).toBeGreaterThan(40);
    expect([isAddress(url), isAddress(image)]).toEqual([true, true]);
    expect(inLanguage).toMatch(/^[a-z]{2}$/);
    expect(teaches).toEqual(expect.arrayContaining([expect.stringMatching(/\S/)]));
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
    const items = itemListElement as Thing[];
    // A carousel needs at least three. A list whose courses have separate pages contains only position and address.
    expect(items.length).toBeGreaterThanOrEqual(3);
    items.forEach((item, index) => {
      expect(Object.keys(item).sort()).toEqual(['@type', 'position', 'url']);
      expect(item).toMatchObject({ '@type': 'ListItem', position: index + 1 });
      expect(isAddress(item.url)).toBe(true);
    });
    expect(new Set(items.map(({ url }) => url)).size).toBe(items.length);
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

/** The properties schema.org defines for each kind of thing, as far as we use them: a misspelt one is ignored. */
const VOCABULARY: Record<string, readonly string[]> = {
  Course: [
    'name',
    'description',
    'url',
    'image',
    'inLanguage',
    'courseCode',
    'teaches',
    'provider',
    'offers',
    'hasCourseInstance',
  ],
  CourseInstance: ['courseMode', 'courseSchedule', 'courseWorkload', 'startDate', 'endDate'],
  Schedule: ['repeatFrequency', 'repeatCount', 'duration', 'startDate', 'endDate'],
  Offer: ['category', 'price', 'priceCurrency', 'url'],
  EducationalOrganization: ['name', 'description', 'url', 'logo', 'email', 'contactPoint'],
  ContactPage: ['name', 'url', 'mainEntity'],
  ContactPoint: ['contactType', 'email', 'availableLanguage'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['name', 'itemListElement'],
  ListItem: ['position', 'name', 'item', 'url'],
};

/** Returns what schema.org does not know in a thing, or in a thing nested in it. */
function unknownIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(unknownIn);
  if (typeof value !== 'object' || value === null) return [];
  const { '@type': type, '@context': _context, ...fields } = value as Thing;
  const known = VOCABULARY[type];
  if (!known) return [`${type} is no kind of thing`];
  return Object.entries(fields).flatMap(([name, field]) =>
    known.includes(name) ? unknownIn(field) : [`${type}.${name}`],
  );
}

const pathOf = (address: string) => new URL(address).pathname;
/**
 * Returns the letters and digits of a text, without tags, entities and spaces, as quotes and dashes are written
 * differently.
 */
const wordsOf = (text: string) =>
  text
    .replace(/<[^>]+>/g, '')
    .replace(/&#?\w+;/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

test('CATALOG-03 CATALOG-04 every indexable page has its own title, description, canonical address, card and valid structured data', async ({
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
    '/career-builder/report',
    '/us/career-builder/report',
    '/me/career-builder/report',
    '/us/contact/sent',
  ])
    expect(paths).not.toContain(secret);

  const pages = new Map<string, string>();
  for (const path of paths) pages.set(path, await read(path));
  const cards = new Set<string>();
  const kinds = new Set<string>();
  const alternates = new Map<string, string[]>();
  const map = await read('/sitemap-0.xml');
  const inMap = new Map(
    [...map.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(([, at, rest]) => [
      pathOf(at ?? ''),
      rest ?? '',
    ]),
  );
  const listed = new Set<string>();
  const courses = new Set<string>();
  for (const [path, html] of pages) {
    await test.step(path, async () => {
      expect(/<title>([^<]{5,60})<\/title>/.test(html), 'title').toBe(true);
      const description = contentOf(html, 'description').replaceAll(/&#?\w+;/g, "'");
      expect(description.length, description).toBeGreaterThanOrEqual(70);
      expect(description.length, description).toBeLessThanOrEqual(160);
      const canonical = tagsOf(html, /<link rel="canonical"[^>]*>/g).map((tag) => attribute(tag, 'href'));
      expect(canonical.map(pathOf), 'canonical').toEqual([path]);
      expect(contentOf(html, 'og:url')).toBe(canonical[0]);
      for (const key of ['og:title', 'og:description', 'og:site_name', 'og:type', 'og:image:alt'])
        expect(contentOf(html, key), key).toMatch(/\S/);
      expect(isAddress(contentOf(html, 'og:image'))).toBe(true);
      expect(/<html lang="([a-z]{2})"/.test(html), 'language').toBe(true);
      expect(html).not.toContain('noindex');
      expect(tagsOf(html, /<h1[\s>]/g)).toHaveLength(1);
      expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
      cards.add(contentOf(html, 'og:image'));
      const links = tagsOf(html, /<link rel="alternate" hreflang[^>]*>/g);
      const languages = links.map((tag) => attribute(tag, 'hreflang'));
      const own = links.map((tag) => pathOf(attribute(tag, 'href')));
      // A page that names its like in other regions names itself too, and one of them for everybody else.
      if (own.length > 0) {
        alternates.set(path, own);
        expect(own, 'itself').toContain(path);
        expect(new Set(languages).size, 'languages').toBe(languages.length);
        expect(languages).toContain('x-default');
        for (const language of languages) expect(['en', 'en-IN', 'en-US', 'x-default']).toContain(language);
      }
      const mapped = tagsOf(inMap.get(path) ?? '', /<xhtml:link[^>]*>/g);
      expect(mapped.map((tag) => [attribute(tag, 'hreflang'), pathOf(attribute(tag, 'href'))])).toEqual(
        languages.map((language, index) => [language, own[index]]),
      );
      for (const thing of thingsOf(html)) {
        expect(thing['@context']).toBe('https://schema.org');
        expect(unknownIn(thing)).toEqual([]);
        const rule = RULES[thing['@type']];
        expect(rule, `a rule for ${thing['@type']}`).toBeDefined();
        rule?.(thing);
        kinds.add(thing['@type']);
        if (thing['@type'] === 'Course') {
          courses.add(path);
          expect(thing.url).toBe(canonical[0]);
          // The fee shown by search engines is the fee on the page.
          const { price, priceCurrency } = thing.offers as { price: number; priceCurrency: string };
          expect(html).toContain(price.toLocaleString(priceCurrency === 'INR' ? 'en-IN' : 'en-US'));
        }
        if (thing['@type'] === 'BreadcrumbList')
          expect((thing.itemListElement as Thing[]).at(-1)?.item).toBe(canonical[0]);
        if (thing['@type'] === 'ItemList')
          for (const { url } of thing.itemListElement as Thing[]) listed.add(pathOf(String(url)));
        // Questions visible only to machines are spam: each must appear in the text of the page.
        if (thing['@type'] === 'FAQPage') {
          const words = html.replace(/<script[\s\S]*?<\/script>/g, '');
          const seen = wordsOf(words);
          for (const { name } of thing.mainEntity as Thing[]) expect(seen).toContain(wordsOf(String(name)));
        }
      }
    });
  }
  expect([...kinds].sort()).toEqual(Object.keys(RULES).sort());
  expect([...listed].sort(), 'every listed course describes itself').toEqual([...courses].sort());
  // A page named as a counterpart names the other page in return.
  for (const [path, others] of alternates)
    for (const other of others) expect(alternates.get(other), `${other} names ${path}`).toContain(path);
  const descriptions = [...pages]
    .filter(([path]) => !/^\/(us|me)/.test(path))
    .map(([, html]) => contentOf(html, 'description'));
  expect(new Set(descriptions).size).toBe(descriptions.length);

  expect(cards.size).toBeGreaterThanOrEqual(22);
  for (const card of cards) {
    const answer = await request.get(pathOf(card));
    expect(answer.headers()['content-type'], card).toBe('image/png');
    const picture = await answer.body();
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], card).toEqual([1200, 630]);
    expect(picture.length, card).toBeLessThan(120_000);
  }
});
