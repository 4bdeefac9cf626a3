import { artworkKind } from '@plinth/domain/cards/artwork-kind';
import { productOf } from '@plinth/domain/catalog/products';
import { REGION_CHOICES, type Region } from '@plinth/domain/catalog/region';
import { formatMoney } from '@plinth/domain/money/format-money';
import { coursePages } from '@plinth/domain/navigation/course-paths';
import type { APIContext } from 'astro';
import { readHome } from '../../content/read-home.ts';
import { type Card, paintCard } from '../../parts/social/paint-card.ts';

/** Returns the headline of a home page without its final full stop, since a card shows a title. */
const titleOf = async (region: Region) => (await readHome(region)).title.replace(/\.$/, '');

/** Lists a card for each home, catalogue, career builder and course page; `socialCardPath` returns their addresses. */
export async function getStaticPaths() {
  const cards = await Promise.all(REGION_CHOICES.map(cardsOf));
  return cards.flat().map(([name, props]) => ({ params: { card: name.toLowerCase() }, props }));
}

async function cardsOf({ region, label }: (typeof REGION_CHOICES)[number]): Promise<[string, Card][]> {
  const pages = coursePages(region);
  return [
    [`home-${region}`, { title: await titleOf(region), facts: label, kind: 'BIM_A', seed: 'opening' }],
    [
      `catalogue-${region}`,
      {
        title: `${pages.length} courses in cohorts`,
        facts: `Dates and fees\n${label}`,
        kind: 'DEFAULT',
        seed: region,
      },
    ],
    [
      `career-${region}`,
      {
        title: 'Where do you stand?',
        facts: 'Five roles\nSkills and gaps, drawn',
        kind: 'DEFAULT',
        seed: `career-${region}`,
      },
    ],
    ...pages.map(({ productCode }): [string, Card] => {
      const { title, durationWeeks, currency, listPrice, cohortType } = productOf(productCode);
      const fee = formatMoney({ amount: listPrice, currency }).replace('₹', 'INR ');
      return [
        productCode,
        {
          title,
          facts: `${durationWeeks} weeks\n${fee}`,
          kind: artworkKind(cohortType),
          seed: productCode,
        },
      ];
    }),
  ];
}

export async function GET({ props }: APIContext<Card>): Promise<Response> {
  return new Response(new Uint8Array(await paintCard(props)), { headers: { 'content-type': 'image/png' } });
}
