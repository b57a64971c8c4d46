import { useCallback, useEffect, useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { readLegacyStores } from '../../storage/index.ts';
import type { Device } from '../../stores/device.ts';
import type { PlannerStore } from '../../stores/planner-store.ts';
import { useGame } from './data-context.ts';

interface Word {
  readonly title: string;
  readonly text: string;
}

interface Props {
  readonly device: Device;
  readonly profile: string;
  readonly store: PlannerStore;
}

/** Takes over the stores of the site that was here before, and tells what came of it. */
export function useLegacyStores({ device, profile, store }: Props): [Word | undefined, () => void] {
  const i18n = useI18n();
  const game = useGame();
  const [word, setWord] = useState<Word | undefined>(undefined);

  useEffect(() => {
    if (store.getState().status !== 'ready') return;
    const { t, number } = i18n;
    const adopt = async () => {
      // Loaded only for those who have such stores.
      if (Object.keys(readLegacyStores()).length === 0) return;
      const [{ adoptLegacyStores, countLeft }, { takeInErrorText }] = await Promise.all([
        import('../../stores/adopt-legacy-stores.ts'),
        import('../../recovery/take-in-error-text.ts'),
      ]);
      const adopted = await adoptLegacyStores(device.vault, profile, game.tables, Date.now());
      await store.getState().load();
      if (!adopted.ok) {
        setWord({ title: takeInErrorText(i18n, adopted.error), text: t('legacy.kept') });
      } else if (adopted.value) {
        const left = countLeft(adopted.value);
        const text = left === 0 ? t('legacy.whole') : t('legacy.left', { number: number(left) });
        setWord({ title: t('legacy.adopted'), text });
      }
    };
    adopt().catch((error: unknown) => {
      console.warn('The older stores could not be taken over.', error);
    });
  }, [device, profile, store, game, i18n]);

  return [word, useCallback(() => setWord(undefined), [])];
}
