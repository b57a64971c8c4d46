import {
  cookiesHere,
  isDesktop,
  isMedia,
  type Services,
  takeReports,
} from '../../platform/index.ts';
import { type AdProvider, createAds, mayShowAds } from './ads.ts';
import { isConsentIn } from './consent.ts';
import { countVisit, isNotToBeCounted, type Wishes } from './count-visits.ts';
import { createReporter } from './report-errors.ts';

declare global {
  interface Window {
    /** Put there by the script that an operator has named. */
    adProvider?: AdProvider;
  }
}

let isListening = false;
let renewAds: Promise<() => void> | undefined;

/** A page was come to: each of the operator's services does its part. */
export function visit(services: Services, path: string, release: string | null): void {
  const { ads, analytics, errors } = services;
  if (errors !== null && !isListening) {
    isListening = true;
    listen(errors, release);
  }
  if (analytics !== null && !isNotToBeCounted(navigator as Wishes)) {
    countVisit(analytics, { path, isNarrow: isMedia('(width < 768px)') }, send);
  }
  const page = { script: ads, hasConsent: isConsentIn(cookiesHere()), isDesktop: isDesktop() };
  if (ads !== null && mayShowAds(page)) {
    renewAds ??= loadProvider(ads).then(createAds);
    // Where the provider does not come, there are no ads.
    renewAds.then((renew) => renew()).catch(() => undefined);
  }
}

function listen(dsn: string, release: string | null): void {
  const report = createReporter({
    ...{ dsn, release, send, now: Date.now, path: () => location.pathname },
    newId: () => crypto.randomUUID().replaceAll('-', ''),
  });
  takeReports(report);
  addEventListener('error', ({ error }) => report(error));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

/** Without cookies, and without saying where from. A counter that cannot be reached is no matter. */
function send(url: string, body: string): void {
  fetch(url, {
    ...{ method: 'POST', body, keepalive: true, mode: 'no-cors' },
    ...{ credentials: 'omit', referrerPolicy: 'no-referrer' },
  }).catch(() => undefined);
}

function loadProvider(url: string): Promise<AdProvider> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.onload = () => {
      if (window.adProvider) resolve(window.adProvider);
      else reject(new Error('The script brings no provider of ads.'));
    };
    script.onerror = () => reject(new Error('The provider of ads could not be loaded.'));
    document.head.append(script);
  });
}
