import { isSignalledNo } from '@plinth/api-client/send-event';
import { isConsentNeeded, mayLoad } from '@plinth/domain/analytics/may-load';
import { type ScriptOffer, THIRD_PARTY_TERMS } from '@plinth/domain/analytics/third-party-scripts';
import { askForConsent } from './ask-for-consent.ts';
import { keepConsent, readConsent } from './stored-consent.ts';

function readOffers(): ScriptOffer[] {
  const text = document.getElementById('third-parties')?.textContent ?? '[]';
  const offers = JSON.parse(text) as ScriptOffer[];
  return offers.filter(({ needs }) => needs === null || document.querySelector(needs));
}

function load({ kind, src }: ScriptOffer): void {
  if (document.querySelector(`script[data-third-party="${kind}"]`)) return;
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  script.dataset.thirdParty = kind;
  document.head.append(script);
}

/** Resolves once the page is loaded and the browser is idle. */
const whenUsable = () =>
  new Promise<void>((resolve) => {
    const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : resolve());
    if (document.readyState === 'complete') idle();
    else addEventListener('load', idle, { once: true });
  });

async function isNeededHere(): Promise<boolean> {
  const answer = await fetch('/v1/client/public/lms/location').catch(() => null);
  if (!answer?.ok) return true;
  const { countryCode } = (await answer.json()) as { countryCode: string };
  return isConsentNeeded(countryCode);
}

/**
 * Loads the configured third-party scripts once the page can be used: those that need no consent, and the others after
 * a yes, or immediately if the law requires no consent. Privacy choices in the footer change the answer at any time; a
 * no after a yes reloads the page without them. If the address contains a person's token (TokenMark) no third party is
 * loaded, because any script in the page could read it.
 */
export async function offerThirdParties(reload = () => location.reload()): Promise<void> {
  if (document.documentElement.dataset.token !== undefined) return;
  await whenUsable();
  const offers = readOffers();
  const asking = offers.filter(({ purpose }) => purpose !== null);
  const visitor = { consent: readConsent(), isConsentNeeded: true, isSignalledNo: isSignalledNo() };
  const loadAllowed = () => {
    for (const offer of offers) if (mayLoad(offer, visitor)) load(offer);
  };
  if (asking.length > 0 && visitor.consent === null && !visitor.isSignalledNo)
    visitor.isConsentNeeded = await isNeededHere();
  loadAllowed();
  if (asking.length === 0) return;

  const ask = async () => {
    const hadLoaded = asking.some((offer) => mayLoad(offer, visitor));
    visitor.consent = await askForConsent(asking.map(({ kind }) => THIRD_PARTY_TERMS[kind].label));
    keepConsent(visitor.consent);
    if (visitor.consent === 'refused' && hadLoaded) reload();
    else loadAllowed();
  };
  const choices = document.querySelector<HTMLElement>('[data-privacy-choices]');
  if (choices) {
    choices.hidden = false;
    choices.querySelector('button')?.addEventListener('click', () => void ask());
  }
  if (visitor.consent === null && visitor.isConsentNeeded && !visitor.isSignalledNo) await ask();
}
