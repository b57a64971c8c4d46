import { fail } from '@trailbook/core/internal/basics';
import { useCallback, useEffect, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { isQuotaError, readLegacyStores } from '../../../storage/index.ts';
import type { Device } from '../../../storage/stores/device.ts';
import type { PlannerStore } from '../store/planner-store.ts';

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
  const game = useGame('planner');
  const [word, setWord] = useState<Word | undefined>(undefined);

  useEffect(() => {
    if (store.getState().status !== 'ready') return;
    const { t, number } = i18n;
    const adopt = async () => {
      // Loaded only for those who have such stores.
      if (Object.keys(readLegacyStores()).length === 0) return;
      const [{ adoptLegacyStores, countLeft, namesLeft }, { takeInErrorText }] = await Promise.all([
        import('../../../storage/legacy/adopt-legacy-stores.ts'),
        import('../../../shell/recovery/parts/take-in-error-text.ts'),
      ]);
      const adopted = await adoptLegacyStores(
        device.database,
        profile,
        game.tables,
        Date.now(),
      ).catch((error: unknown) => {
        console.warn('The older stores could not be taken over.', error);
        return fail({ code: isQuotaError(error) ? 'STORE_FULL' : 'STORE_FAILED' } as const);
      });
      await store.getState().load();
      if (!adopted.ok) {
        setWord({ title: takeInErrorText(i18n, adopted.error), text: t('legacy.kept') });
      } else if (adopted.value) {
        const { leftBehind, unread } = adopted.value;
        const left = countLeft(leftBehind);
        const names = namesLeft(leftBehind);
        const lines = [
          left === 0 && !unread && t('legacy.whole'),
          left > 0 && t('legacy.left', { number: number(left) }),
          names.length > 0 && t('legacy.which', { names: names.join(', ') }),
          unread && `${takeInErrorText(i18n, unread)} ${t('legacy.kept')}`,
        ];
        setWord({ title: t('legacy.adopted'), text: lines.filter(Boolean).join(' ') });
      }
    };
    adopt().catch((error: unknown) => {
      console.warn('The older stores could not be taken over.', error);
    });
  }, [device, profile, store, game, i18n]);

  return [word, useCallback(() => setWord(undefined), [])];
}
