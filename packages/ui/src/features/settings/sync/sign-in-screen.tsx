import { useEffect, useState } from 'react';
import { clientConfig } from '../../../client/client-config.ts';
import { takeSignInAnswer } from '../../../first-script/sign-in-answer.ts';
import { type MessageKey, useI18n } from '../../../i18n/index.ts';
import { isDesktop, Link } from '../../../platform/index.ts';
import { PageTitle } from '../../../shell/screen/page-title.tsx';
import { device } from '../../../storage/stores/device.ts';
import type { SignInUnderWay } from '../../../storage/sync/drive/sign-in.ts';
import { failureText } from './failure-text.ts';

type Result =
  | { readonly kind: 'success'; readonly target: string }
  /** It was begun in the desktop's program, which the link leads to. */
  | { readonly kind: 'desktop'; readonly link: string }
  /** @param reason - what else is known of it */
  | { readonly kind: 'failure'; readonly reason?: MessageKey };

// Rule U28.
/** Where a sign-in to Google Drive leads back to: says how it went, and leads on to the settings. */
export function SignInScreen() {
  const { t, language } = useI18n();
  const [result, setResult] = useState<Result | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    const answer = takeSignInAnswer();
    land(answer).then(async (landed) => {
      if (isGone) return;
      setResult(landed);
      if (landed.kind !== 'success') return;
      // How it ends is told in the settings.
      await device()
        .syncService.sync()
        .catch(() => undefined);
      location.replace(landed.target);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return (
    <div className="flex max-w-prose flex-col items-start gap-4">
      <PageTitle>{t('drive.title')}</PageTitle>
      <p role="status" aria-busy={!result}>
        {!result && t('state.loading')}
        {(result?.kind === 'success' || result?.kind === 'desktop') && t('drive.success')}
        {result?.kind === 'failure' && t('drive.failed')}
      </p>
      {result?.kind === 'failure' && result.reason && <p>{t(result.reason)}</p>}
      {result?.kind === 'success' && <p className="text-ink-soft">{t('sync.syncing')}</p>}
      {result?.kind === 'desktop' && (
        <a href={result.link} className="tap inline-flex items-center underline underline-offset-4">
          {t('drive.openApp')}
        </a>
      )}
      {result && result.kind !== 'desktop' && (
        <Link
          to={result.kind === 'success' ? result.target : `/${language}/settings`}
          className="tap inline-flex items-center underline underline-offset-4"
        >
          {t('drive.back')}
        </Link>
      )}
    </div>
  );
}

/** Has the device sync by what the sign-in came back with. */
async function land(answer: URLSearchParams | undefined): Promise<Result> {
  try {
    const { grantIn, linkToProgram, takeSignInUnderWay } = await import(
      '../../../storage/sync/drive/sign-in.ts'
    );
    const link = !isDesktop() && answer && linkToProgram(answer);
    if (link) return { kind: 'desktop', link };
    const underWay: SignInUnderWay | undefined = takeSignInUnderWay();
    if (!answer || !underWay) return { kind: 'failure' };
    const { drive } = await clientConfig();
    if (!drive) return { kind: 'failure', reason: 'drive.unavailable' };
    const grant = grantIn(answer, drive, underWay);
    if (!grant.ok) return { kind: 'failure' };
    const { syncService } = device();
    const linked = await syncService.linkDrive(grant.value, drive, underWay.deviceName);
    return linked.ok
      ? { kind: 'success', target: `/${underWay.language}/settings` }
      : { kind: 'failure', reason: failureText(linked.error) };
  } catch (error) {
    console.warn('The sign-in failed.', error);
    return { kind: 'failure', reason: 'sync.errorFailed' };
  }
}
