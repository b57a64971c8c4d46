import type { WarpData } from '@trailbook/pages';
import { Upload } from 'lucide-react';
import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useI18n, withTexts } from '../../i18n/index.ts';
import { usePageState } from '../../platform/page-state.ts';
import { Button, Loaded } from '../../primitives/index.ts';
import { Waiting } from '../../shell/screen/waiting.tsx';
import type { Device } from '../../storage/stores/device.ts';
import type { ImportDone, ImportedAccount } from './import/parts/import-hooks.ts';
import { placeOfBanner } from './places.ts';
import { warpAccountsStore } from './store/warp-accounts.ts';
import { goTo } from './use-place.ts';

const loadWarpImport = withTexts(
  ['warpImport'],
  async () => (await import('./import/warp-import.tsx')).WarpImport,
);

interface Props {
  readonly device: Device;
  readonly profile: string;
  readonly game: WarpData;
  /** What the last import came to: it may have led to another profile. */
  readonly done: ImportDone | undefined;
  readonly setDone: (done: ImportDone | undefined) => void;
  readonly follow: (profile: string) => void;
}

/** The way in and out for a profile's warps, above them. What an import came to stays when it has closed. */
export function ImportArea({ device, profile, game, done, setDone, follow }: Props) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const isBusy = useRef(false);
  const opener = useRef<HTMLDivElement>(null);
  const areaId = useId();
  const onBusy = useCallback((busy: boolean) => {
    isBusy.current = busy;
  }, []);
  const toggle = () => {
    setDone(undefined);
    setOpen(!isOpen);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A sheet above it closes for itself.
    const isOwn = event.target instanceof Element && !event.target.closest('dialog');
    if (event.key !== 'Escape' || !isOwn || isBusy.current) return;
    setOpen(false);
    opener.current?.querySelector('button')?.focus();
  };
  const [{ filters }, change] = usePageState('/warp');
  const look = ({ profile: into, uid }: ImportedAccount) => {
    change({ filters: { ...filters, account: [uid] } });
    follow(into);
  };
  const show = (account: ImportedAccount) => {
    look(account);
    goTo(placeOfBanner(account.type));
    setOpen(false);
    setDone(undefined);
    requestAnimationFrame(() => document.getElementById('banner')?.focus());
  };
  const written = useMemo(
    () => ({
      tables: game.tables,
      names: new Map(
        [...game.things].map(([id, { name, recorded }]) => [id, recorded ?? name.text]),
      ),
    }),
    [game],
  );
  return (
    <>
      <div ref={opener} className="-order-2 basis-auto!">
        <Button
          look={isOpen ? 'plain' : 'lamp'}
          aria-label={t('warp.importExport')}
          aria-expanded={isOpen}
          aria-controls={isOpen ? areaId : undefined}
          onClick={toggle}
        >
          <Upload size={18} strokeWidth={1.5} aria-hidden />
          <span className="sm:hidden">{t('warp.importShort')}</span>
          <span className="max-sm:hidden">{t('warp.importExport')}</span>
        </Button>
      </div>
      {done && <ImportResult done={done} onShow={show} />}
      {isOpen && (
        <section
          id={areaId}
          aria-label={t('warp.importExport')}
          onKeyDown={onKeyDown}
          className="rounded-sheet border border-line bg-surface p-4 sm:p-6"
        >
          <Loaded load={loadWarpImport} waiting={<Waiting />}>
            {(WarpImport) => (
              <WarpImport
                device={device}
                profile={profile}
                game={written}
                onKept={() => void warpAccountsStore(device, profile).getState().load()}
                onDone={(whole) => {
                  setOpen(false);
                  setDone(whole);
                  // Rule W46.
                  if (whole.account) look(whole.account);
                }}
                onBusy={onBusy}
                onShow={show}
              />
            )}
          </Loaded>
        </section>
      )}
    </>
  );
}

interface ImportResultProps {
  readonly done: ImportDone;
  readonly onShow: (account: ImportedAccount) => void;
}

/** What an import came to, in the place of what it was made with, and the way on. */
function ImportResult({ done: { lines, wayOn, account }, onShow }: ImportResultProps) {
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => result.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-3 border-s-2 border-lamp ps-4">
      <div ref={result} role="status" tabIndex={-1} className="flex flex-col gap-1">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {account && <Button onClick={() => onShow(account)}>{wayOn}</Button>}
    </div>
  );
}
