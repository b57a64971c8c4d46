import type { Region } from '@trailbook/core/internal/user-data';
import { useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { Button } from '../../primitives/index.ts';

/** The address of a server's calendar, for an app that keeps it up to date by itself. Rule C15. */
export function CalendarFeed({ region }: { region: Region }) {
  const { t, language } = useI18n();
  const [copied, setCopied] = useState<string | undefined>(undefined);
  const address = `${location.origin}/api/v1/calendar/${language}/${region}.ics`;
  const copy = () => {
    // Where the browser does not let us, the address is there to be marked by hand.
    navigator.clipboard
      ?.writeText(address)
      .then(() => setCopied(address))
      .catch(() => undefined);
  };
  return (
    <section className="flex flex-col items-start gap-3">
      <h3 className="font-semibold">{t('calendar.feed.title')}</h3>
      <p className="max-w-prose text-sm text-ink-soft">{t('calendar.feed.text')}</p>
      <p translate="no" className="max-w-full text-sm wrap-anywhere">
        {address}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={copy}>{t('calendar.feed.copy')}</Button>
        <span role="status">{copied === address && t('calendar.feed.copied')}</span>
      </div>
    </section>
  );
}
