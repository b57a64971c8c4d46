import type { Voice } from '@trailbook/core/internal/user-data';
import { useCallback, useContext } from 'react';
import { KnownAssetsContext, useSite } from '../../../platform/index.ts';

/** Tells the address of a clip by its name; empty where there is none, or a manifest does not name it. Rule C12. */
export function useClipUrl(): (voice: Voice, clip: string | null) => string {
  const { assetsUrl } = useSite();
  const assets = useContext(KnownAssetsContext);
  return useCallback(
    (voice, clip) => {
      const isThere = clip && (!assets || assets.clips[voice]?.includes(clip));
      return assetsUrl && isThere ? `${assetsUrl}/Voice/${voice}/${clip}.mp3` : '';
    },
    [assetsUrl, assets],
  );
}
