import type { WarpData } from '@trailbook/core/internal/pages';
import type { BannerType } from '@trailbook/core/warp';
import { Upload } from 'lucide-react';
import { useCallback, useId, useMemo, useState } from 'react';
import { loadMessages, useI18n } from '../../i18n/index.ts';
import { Button, Loaded } from '../../primitives/index.ts';
import type { Device } from '../../stores/device.ts';
import { usePageState } from '../../stores/page-state.ts';
import { warpAccountsStore } from '../../stores/warp-accounts.ts';
import { Waiting } from '../waiting.tsx';
import { placeOfBanner } from './places.ts';
import { goTo } from './use-place.ts';

interface Props {
  readonly device: Device;
  readonly profile: string;
  readonly game: WarpData;
}

/** The way in and out for a profile's warps. It stands above them, and stays open while the first ones arrive. */
export function ImportArea({ device, profile, game }: Props) {
  const { t, language } = useI18n();
  // Comes, with its texts, when it is opened.
  const load = useCallback(async () => {
    const [{ WarpImport }] = await Promise.all([
      import('../warp-import/warp-import.tsx'),
      loadMessages(language, ['warpImport']),
    ]);
    return WarpImport;
  }, [language]);
  const [isOpen, setOpen] = useState(false);
  const areaId = useId();
  const [{ filters }, change] = usePageState('/warp');
  const show = (uid: string, type: BannerType) => {
    change({ filters: { ...filters, account: [uid] } });
    goTo(placeOfBanner(type));
    setOpen(false);
    requestAnimationFrame(() => document.getElementById('banner')?.focus());
  };
  const written = useMemo(
    () => ({
      tables: game.tables,
      names: new Map([...game.things].map(([id, { name }]) => [id, name.text])),
    }),
    [game],
  );
  return (
    <>
      <div>
        <Button
          look={isOpen ? 'plain' : 'lamp'}
          aria-expanded={isOpen}
          aria-controls={isOpen ? areaId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Upload size={18} strokeWidth={1.5} aria-hidden />
          {t('warp.importExport')}
        </Button>
      </div>
      {isOpen && (
        <section
          id={areaId}
          aria-label={t('warp.importExport')}
          className="rounded-sheet border border-line bg-surface p-4 sm:p-6"
        >
          <Loaded load={load} waiting={<Waiting />}>
            {(WarpImport) => (
              <WarpImport
                device={device}
                profile={profile}
                game={written}
                onKept={() => void warpAccountsStore(device, profile).getState().load()}
                onShow={show}
              />
            )}
          </Loaded>
        </section>
      )}
    </>
  );
}
