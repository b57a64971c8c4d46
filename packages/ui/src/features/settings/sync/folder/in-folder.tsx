import { type ReactNode, useMemo } from 'react';
import { I18nProvider, type MessageKey, useI18n } from '../../../../i18n/index.ts';

/** What is said of a folder where else it is said of the cloud. */
const TEXTS: Readonly<Partial<Record<MessageKey, MessageKey>>> = {
  'sync.intro': 'folders.sync.intro',
  'sync.there': 'folders.sync.there',
  'sync.bothText': 'folders.sync.bothText',
  'sync.nothingThere': 'folders.sync.nothingThere',
  'sync.emptied': 'folders.sync.emptied',
  'sync.writeAgain': 'folders.sync.writeAgain',
  'sync.earlierText': 'folders.sync.earlierText',
  'sync.errorExpired': 'folders.sync.unknown',
  'sync.errorOffline': 'folders.sync.unreachable',
  'sync.errorFull': 'folders.sync.full',
  'sync.errorDamaged': 'folders.sync.damaged',
  'sync.errorFailed': 'folders.sync.failed',
  'sync.forgetText': 'folders.sync.forgetText',
  'sync.offText': 'folders.sync.offText',
  'sync.remove': 'folders.sync.remove',
  'sync.removeText': 'folders.sync.removeText',
  'sync.removeEverywhereText': 'folders.sync.removeEverywhereText',
};

/** Has all below speak of a folder in place of the cloud. */
export function InFolder({ children }: { children: ReactNode }) {
  const i18n = useI18n();
  const spoken = useMemo(
    () => ({
      ...i18n,
      t: (...[key, values]: Parameters<typeof i18n.t>) => i18n.t(TEXTS[key] ?? key, values),
    }),
    [i18n],
  );
  return <I18nProvider i18n={spoken}>{children}</I18nProvider>;
}
