import type { ReactNode } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { DriveSignIn } from './drive-sign-in.tsx';

/** The two ways by which devices meet, side by side. */
export function DriveChoice({ keyForm }: { keyForm: ReactNode }) {
  const { t } = useI18n();
  return (
    <>
      <p className="max-w-prose text-ink-soft">{t('drive.intro')}</p>
      <div className="grid w-full gap-x-8 gap-y-6 sm:grid-cols-2">
        <Way title={t('drive.keyTitle')} text={t('sync.intro')}>
          {keyForm}
        </Way>
        <Way title={t('drive.title')} text={t('drive.text')}>
          <DriveSignIn />
        </Way>
      </div>
    </>
  );
}

function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-3 border-s border-line ps-4">
      <h3 className="font-semibold">{title}</h3>
      <p className="text-sm text-ink-soft">{text}</p>
      {children}
    </div>
  );
}
