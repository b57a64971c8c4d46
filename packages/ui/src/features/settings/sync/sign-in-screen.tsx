import { useCallback, useEffect, useState } from 'react';
import { clientConfig } from '../../../client/client-config.ts';
import { takeSignInAnswer } from '../../../first-script/sign-in-answer.ts';
import { type MessageKey, useI18n } from '../../../i18n/index.ts';
import { isDesktop, Link } from '../../../platform/index.ts';
import { PageTitle } from '../../../shell/screen/page-title.tsx';
import type { DriveQuestion as Question, SyncFailure } from '../../../storage/index.ts';
import { device } from '../../../storage/stores/device.ts';
import type { SignInUnderWay } from '../../../storage/sync/drive/sign-in.ts';
import { DriveQuestion } from './drive-question.tsx';
import { failureText } from './failure-text.ts';

type Landing =
  | { readonly kind: 'success'; readonly target: string }
  | { readonly kind: 'question'; readonly question: Question; readonly target: string }
  /** It was begun in the desktop's program, which the link leads to. */
  | { readonly kind: 'desktop'; readonly link: string }
  /** @param reason - what else is known of it */
  | { readonly kind: 'failure'; readonly reason?: MessageKey };

// Rule U28.
/** Where a sign-in to Google Drive leads back to: says how it went, and leads on to the settings. */
export function SignInScreen() {
  const { t, language } = useI18n();
  const [result, setResult] = useState<Landing | undefined>(undefined);
  const show = useCallback(async (landed: Landing) => {
    setResult(landed);
    if (landed.kind !== 'success') return;
    // How it ends is told in the settings.
    await device()
      .syncService.sync()
      .catch(() => undefined);
    location.replace(landed.target);
  }, []);
  useEffect(() => {
    let isGone = false;
    land(takeSignInAnswer()).then((landed) => {
      if (!isGone) void show(landed);
    });
    return () => {
      isGone = true;
    };
  }, [show]);
  return (
    <div className="flex max-w-prose flex-col items-start gap-4">
      <PageTitle>{t('drive.title')}</PageTitle>
      <p role="status" aria-busy={!result} className="max-w-full break-words">
        {!result && t('state.loading')}
        {(result?.kind === 'success' || result?.kind === 'desktop') && t('drive.success')}
        {result?.kind === 'question' && t('drive.signedIn', { email: result.question.email })}
        {result?.kind === 'failure' && t('drive.failed')}
      </p>
      {result?.kind === 'question' && (
        <DriveQuestion
          question={result.question}
          onJoin={() => join(result.target).then(show)}
          onDecline={() => decline().then(() => location.replace(result.target))}
        />
      )}
      {result?.kind === 'failure' && result.reason && <p>{t(result.reason)}</p>}
      {result?.kind === 'success' && <p className="text-ink-soft">{t('sync.syncing')}</p>}
      {result?.kind === 'desktop' && (
        <a href={result.link} className="tap inline-flex items-center underline underline-offset-4">
          {t('drive.openApp')}
        </a>
      )}
      {(result?.kind === 'success' || result?.kind === 'failure') && (
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

/** Has the device sync by what the sign-in came back with, where nothing is to be asked first. */
function land(answer: URLSearchParams | undefined): Promise<Landing> {
  return unlessFailed(async () => {
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
    if (!linked.ok) return failed(linked.error);
    const target = `/${underWay.language}/settings`;
    return linked.value === true
      ? { kind: 'success', target }
      : { kind: 'question', question: linked.value, target };
  });
}

function join(target: string): Promise<Landing> {
  return unlessFailed(async () => {
    const joined = await device().syncService.joinDrive();
    return joined.ok ? { kind: 'success', target } : failed(joined.error);
  });
}

/** What could not be forgotten ends by itself. */
function decline(): Promise<void> {
  return device()
    .syncService.declineDrive()
    .catch(() => undefined);
}

function failed(failure: SyncFailure): Landing {
  return { kind: 'failure', reason: failureText(failure) };
}

async function unlessFailed(work: () => Promise<Landing>): Promise<Landing> {
  try {
    return await work();
  } catch (error) {
    console.warn('The sign-in failed.', error);
    return { kind: 'failure', reason: 'sync.errorFailed' };
  }
}
