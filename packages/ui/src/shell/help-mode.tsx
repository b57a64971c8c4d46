import { useCallback, useEffect } from 'react';
import { loadMessages, useI18n } from '../i18n/index.ts';
import { useQuery } from '../platform/index.ts';
import { useOnDemand } from '../primitives/index.ts';
import type { HelpPopup } from './help-popup.tsx';

/** Opens the help popup for who comes with `?helpmode`. Rule S17. */
export function HelpMode() {
  const { language } = useI18n();
  const query = useQuery();
  const load = useCallback(async () => {
    const [{ HelpPopup }] = await Promise.all([
      import('./help-popup.tsx'),
      loadMessages(language, ['warpImport']),
    ]);
    return HelpPopup;
  }, [language]);
  const { shown, ask, close, trouble } = useOnDemand<undefined, typeof HelpPopup>(load);
  useEffect(() => {
    if (new URLSearchParams(query).has('helpmode')) ask(undefined);
  }, [query, ask]);
  return (
    <>
      {shown && <shown.part onClose={close} />}
      {trouble}
    </>
  );
}
