import { useSyncExternalStore } from 'react';
import { useI18n } from '../../i18n/index.ts';

/** What stands on the key that commands are given with: on a Mac another than elsewhere. */
export function useCommandKey(): string {
  const { t } = useI18n();
  // The server knows of no keyboard: what it draws is the same for everybody.
  const isMac = useSyncExternalStore(neverChanges, hasMacKeys, () => false);
  return isMac ? '⌘' : t('key.ctrl');
}

/** The keys that do what a sheet's foot offers to do next. */
export function useNextKeys(): string {
  const { t } = useI18n();
  return `${useCommandKey()} + ${t('key.enter')}`;
}

function neverChanges() {
  return () => undefined;
}

function hasMacKeys(): boolean {
  return /Mac|iP(hone|ad)/.test(navigator.platform);
}
