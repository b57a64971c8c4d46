import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { isLanguage } from '@trailbook/core/internal/dataset';
import { useI18n } from '@trailbook/ui/i18n';
import { report, tellCrash } from '@trailbook/ui/platform';
import { Button } from '@trailbook/ui/primitives';
import { NoticePage } from '@trailbook/ui/shell';
import { useEffect, useSyncExternalStore } from 'react';
import { NoConnection } from './load-whole';
import { NoConnectionPage } from './no-connection-page';

/** What a page shows instead of itself when it cannot be. */
export function ErrorBoundary() {
  const error = useRouteError();
  return error instanceof NoConnection ? <NoConnectionPage /> : <ErrorPage error={error} />;
}

function ErrorPage({ error }: { error: unknown }) {
  const { t } = useI18n();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const isFault = !isRouteErrorResponse(error);
  useEffect(() => {
    if (!isFault) return;
    report(error);
    tellCrash({
      text: t('notice.errorTitle'),
      reload: t('action.reload'),
      close: t('action.close'),
    });
  }, [isFault, error, t]);
  const prefix = usePrefix();
  const notice = {
    404: isLanguage(prefix)
      ? { title: t('notice.notFoundTitle'), text: t('notice.notFoundText') }
      : {
          title: t('notice.languageTitle'),
          text: t('notice.languageText', { name: prefix }),
        },
  }[isAddress(status) ? 404 : status] ?? {
    title: t('notice.errorTitle'),
    text: t('notice.errorText'),
  };
  return (
    <>
      <title>{`${notice.title} | Trailbook`}</title>
      <NoticePage kicker={status} {...notice} isSearched={status === 404}>
        {status >= 500 && (
          // Rule S16.
          <Button look="lamp" className="self-start" onClick={() => location.reload()}>
            {t('action.reload')}
          </Button>
        )}
      </NoticePage>
    </>
  );
}

/** Whether it is the address that is the matter, and not the page. */
function isAddress(status: number): boolean {
  return status === 400 || status === 414;
}

/** What stands in the place of the language. What is none is told in the browser: the page is drawn for all. */
function usePrefix(): string {
  const prefix = useLocation().pathname.split('/')[1] ?? '';
  return useSyncExternalStore(
    never,
    () => prefix.slice(0, 40),
    () => (isLanguage(prefix) ? prefix : '…'),
  );
}

const never = () => () => undefined;
