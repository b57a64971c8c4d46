import type { GameClient } from '@trailbook/api/records';
import type { ImportWait, Journal } from '@trailbook/api/warp-import';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useI18n, withTexts } from '../../../../i18n/index.ts';
import { desktopBridge, Link, useSite } from '../../../../platform/index.ts';
import { Button, Loaded, SwitchField } from '../../../../primitives/index.ts';
import { useDocuments } from '../../../../shell/recovery/parts/use-device.ts';
import { Waiting } from '../../../../shell/screen/waiting.tsx';
import { type Device, preferencesStore } from '../../../../storage/stores/device.ts';
import { AccountQuestion } from '../parts/account-question.tsx';
import { canGoOn } from '../parts/failure-text.ts';
import type { ImportHooks } from '../parts/import-hooks.ts';
import type { RecordsFrom } from '../parts/records-from.ts';
import { mostOf, StatisticsLink } from '../parts/statistics-link.tsx';
import { activate } from '../parts/use-profiles.ts';
import { Guide } from './guide.tsx';
import { ImportEnd, isWhole, linesOf } from './import-end.tsx';
import { type LinkEnded, useLinkImport } from './use-link-import.ts';

const loadFromGame = withTexts(
  ['gameImport'],
  async () => (await import('../game/from-game.tsx')).FromGame,
);

interface Props extends ImportHooks {
  readonly device: Device;
  readonly profile: string;
  /** A text with a link that was given elsewhere. */
  readonly given?: string;
}

/** By the link of the game's own records; on the desktop first of all without one. */
export function AutoImport({ device, profile, given = '', onKept, onDone, onBusy, onShow }: Props) {
  const i18n = useI18n();
  const { t } = i18n;
  const [client, setClient] = useState<GameClient>('global');
  const [text, setText] = useState(given);
  const [isFull, setFull] = useState(false);
  const accountOf = ({ kept, outcome }: LinkEnded) =>
    kept && { profile: kept.profile, uid: kept.uid, type: mostOf(outcome.journal) };
  const [current, actions] = useLinkImport(device, profile, {
    onKept,
    onEnded: (ended) => {
      if (isWhole(ended)) {
        const wayOn = t('warpImport.toStatistics');
        // Where it went as was said before, a profile that was chosen meanwhile in another tab stays.
        if (ended.kept && ended.kept.profile !== profile) activate(device, ended.kept.profile);
        onDone({ lines: linesOf(i18n, ended), wayOn, account: accountOf(ended) });
      }
    },
  });
  const { countsWarps } = useSite();
  const [game] = useState(() => desktopBridge()?.game);
  const [from, setFrom] = useState<RecordsFrom>();
  /** The outcome stands with what it came of. */
  const isOfGame = from !== undefined && 'read' in from;
  const fieldId = useId();
  const isRunning = current.state === 'running';
  const failure = current.state === 'ended' ? current.outcome.failure : undefined;
  const hasRows = current.state === 'ended' && current.outcome.journal.pulls.length > 0;
  const refusedIn = current.state === 'ended' ? current.refusedIn : undefined;
  const account = current.state === 'ended' ? accountOf(current) : undefined;
  useEffect(() => onBusy(isRunning), [isRunning, onBusy]);
  // What came of it may be out of sight.
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (current.state === 'ended') result.current?.focus();
  }, [current.state]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isRunning) begin({ text });
  };
  const begin = (source: RecordsFrom) => {
    setFrom(source);
    actions.start(source, isFull);
  };
  const results = (
    <>
      <div ref={result} role="status" tabIndex={-1} className="flex flex-col gap-3">
        {isRunning && <ImportProgress journal={current.journal} wait={current.wait} />}
        {current.state === 'ended' && <ImportEnd ended={current} client={client} />}
      </div>
      {isOfGame && failure && hasRows && canGoOn(failure) && (
        <div>
          <Button onClick={() => actions.goOn(from)}>{t('warpImport.goOn')}</Button>
        </div>
      )}
      {refusedIn !== undefined && (
        <div>
          <Button onClick={() => actions.keepIn(refusedIn)}>{t('action.retry')}</Button>
        </div>
      )}
      {account && (
        <StatisticsLink
          account={account}
          onShow={(shown) => {
            activate(device, shown.profile);
            onShow(shown);
          }}
        />
      )}
    </>
  );
  return (
    <div className="flex flex-col gap-5">
      {game && (
        <Loaded load={loadFromGame} waiting={<Waiting />}>
          {(FromGame) => (
            <FromGame
              {...{ game, device, profile, isRunning, failure }}
              mayShareLink={countsWarps}
              onCancel={actions.cancel}
              onStart={(source, of) => {
                setClient(of);
                begin(source);
              }}
            >
              {isOfGame && results}
            </FromGame>
          )}
        </Loaded>
      )}
      {/* What is recommended in the window stands above. */}
      {!game && <p className="max-w-prose text-ink-soft">{t('warpImport.autoText')}</p>}
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-5 lg:grid-cols-2">
        <Guide client={client} onClient={setClient} />
        <div className="flex min-w-0 flex-col gap-5 border-t border-line pt-5 lg:border-0 lg:pt-0">
          <form onSubmit={submit} className="flex flex-col gap-3">
            <label htmlFor={fieldId}>{t('warpImport.link')}</label>
            <textarea
              id={fieldId}
              rows={3}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={(event) => {
                // A link has one line: Enter begins, as in any field of one line.
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                event.currentTarget.form?.requestSubmit();
              }}
              placeholder="https://…getGachaLog?…"
              autoComplete="off"
              spellCheck={false}
              className="w-full rounded-control border border-line-strong bg-ground px-3 py-2 text-sm"
            />
            <SwitchField label={t('warpImport.again')} isOn={isFull} onChange={setFull} />
            {countsWarps && <ContributeField device={device} />}
            <div className="flex flex-wrap gap-3">
              <Button type="submit" look={game ? 'plain' : 'lamp'} isBusy={isRunning}>
                {t('warpImport.start')}
              </Button>
              {failure && hasRows && canGoOn(failure) && !isOfGame && (
                <Button onClick={() => actions.goOn({ text })}>{t('warpImport.goOn')}</Button>
              )}
              {isRunning && <Button onClick={actions.cancel}>{t('action.cancel')}</Button>}
            </div>
            <PrivacyNote />
          </form>
          {!isOfGame && results}
        </div>
      </div>
      {current.state === 'asking' && (
        <AccountQuestion
          device={device}
          profile={profile}
          uid={current.uid}
          accounts={current.accounts}
          onChoose={actions.keepIn}
          onDiscard={actions.discard}
        />
      )}
      <ul className="flex max-w-prose list-disc flex-col gap-1 ps-5 text-sm text-ink-soft">
        <li>{t('warpImport.late')}</li>
        <li>{t('warpImport.retention')}</li>
        <li>{t('warpImport.mixing')}</li>
      </ul>
    </div>
  );
}

function ContributeField({ device }: { device: Device }) {
  const { t } = useI18n();
  const { documents, act } = useDocuments(preferencesStore(device));
  return (
    <>
      <SwitchField
        label={t('warpImport.contribute')}
        isOn={documents.preferences.contributes === true}
        onChange={(contributes) =>
          act(({ preferences }) => ({ preferences: { ...preferences, contributes } }))
        }
      />
      <p className="max-w-prose text-sm text-ink-soft">{t('warpImport.contributeText')}</p>
    </>
  );
}

interface ImportProgressProps {
  readonly journal: Journal;
  readonly wait: ImportWait | undefined;
}

/** How far each banner type is, and what is waited for. */
function ImportProgress({ journal: { banners }, wait }: ImportProgressProps) {
  const { t, number } = useI18n();
  const reading = banners.find(({ end }) => end === null)?.type;
  return (
    <>
      <p>{t('warpImport.running')}</p>
      {wait && (
        <p className="text-ink-soft">
          {t(wait.reason === 'THROTTLED' ? 'warpImport.throttled' : 'warpImport.network', {
            seconds: Math.ceil(wait.ms / 1000),
          })}
        </p>
      )}
      <ul className="figures flex max-w-md flex-col divide-y divide-line text-sm">
        {banners.map(({ type, rows, end }) => (
          <li key={type} className="flex justify-between gap-4 py-1">
            <span className={type === reading ? 'text-lamp' : undefined}>
              {t(`warp.banner.${type}`)}
            </span>
            <span>
              {end === null && type !== reading
                ? t('warpImport.waits')
                : `${number(rows)}${end === null ? ' …' : ' ✓'}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Stands where the link does, whatever a language says around it. */
const LINK = '\u0000';

/** What becomes of the link that is pasted, with the way to the whole of it. */
function PrivacyNote() {
  const { t, language } = useI18n();
  const [before, after] = t('warpImport.privacy', { policy: LINK }).split(LINK);
  return (
    <p className="max-w-prose text-sm text-ink-soft">
      {before}
      <Link
        to={`/${language}/privacy`}
        className="underline decoration-line-strong underline-offset-4 hover:text-ink"
      >
        {t('warpImport.privacyPolicy')}
      </Link>
      {after}
    </p>
  );
}
