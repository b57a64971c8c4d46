import { type KeptWarp, showContribution } from '@trailbook/api/calls/contribution-show';
import { withdrawContribution } from '@trailbook/api/calls/contribution-withdraw';
import { type ReactNode, useRef, useState } from 'react';
import { answerOf, ownSite } from '../../../client/site-calls.ts';
import { loadMessages, useI18n } from '../../../i18n/index.ts';
import { Button, SwitchField } from '../../../primitives/index.ts';
import { useDocuments } from '../../../shell/recovery/parts/use-device.ts';
import { type Device, preferencesStore } from '../../../storage/stores/device.ts';
import { KeptTable } from './kept-table.tsx';

/** Exactly what is kept of one warp: of a made-up one, with the names that the server has for it. */
const EXAMPLE: KeptWarp = {
  ...{ banner: 2003, item: 1102, day: '2023-04-26', rarity: 5, isFeatured: true },
};

export function Contributions({ device }: { device: Device }) {
  const { t } = useI18n();
  const { documents, act } = useDocuments(preferencesStore(device));
  const { contributes = false, receipts = {} } = documents.preferences;
  const accounts = Object.entries(receipts);
  const area = useRef<HTMLDivElement>(null);
  // Who takes back wants it to stay so: the next import would give it all again.
  const stop = () =>
    act(({ preferences }) => ({ preferences: { ...preferences, contributes: false } }));
  const forget = (uid: string) => {
    act(({ preferences }) => {
      const { [uid]: _gone, ...others } = preferences.receipts ?? {};
      return { preferences: { ...preferences, receipts: others } };
    });
    // The button goes with its account.
    area.current?.focus();
  };
  return (
    <div ref={area} tabIndex={-1} className="flex flex-col gap-4">
      <p className="max-w-prose text-ink-soft">{t('globalStats.contribute.text')}</p>
      <p className="text-sm">{t('globalStats.contribute.example')}</p>
      <KeptTable warps={[EXAMPLE]} />
      <SwitchField
        label={t('globalStats.contribute.switch')}
        isOn={contributes}
        onChange={(isOn) =>
          act(({ preferences }) => ({ preferences: { ...preferences, contributes: isOn } }))
        }
      />
      {accounts.length === 0 && (
        <p className="text-sm text-ink-soft">{t('globalStats.contribute.nothing')}</p>
      )}
      {accounts.map(([uid, receipt]) => (
        <Account
          key={uid}
          uid={uid}
          receipt={receipt}
          onWithdrawn={stop}
          onClose={() => forget(uid)}
        />
      ))}
    </div>
  );
}

interface AccountProps {
  readonly uid: string;
  readonly receipt: string;
  readonly onWithdrawn: () => void;
  readonly onClose: () => void;
}

type Step = 'still' | 'busy' | 'failed';

function Account({ uid, receipt, onWithdrawn, onClose }: AccountProps) {
  const { t, language } = useI18n();
  const [step, setStep] = useState<Step>('still');
  const [given, setGiven] = useState<ReactNode>();
  const [withdrawn, setWithdrawn] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);
  const run = (work: () => Promise<void>) => {
    setStep('busy');
    work().then(
      () => setStep('still'),
      () => setStep('failed'),
    );
  };
  const show = async () => {
    const [shown, { KeptWarps }] = await Promise.all([
      answerOf(showContribution(ownSite, { receipt })),
      import('./kept-warps.tsx'),
      loadMessages(language, ['warp']),
    ]);
    setGiven(<KeptWarps given={shown} />);
  };
  return (
    <section aria-label={uid} className="flex flex-col gap-3 border-t border-line pt-3">
      <h3 ref={heading} tabIndex={-1} className="figures font-semibold">
        {t('globalStats.contribute.account', { uid })}
      </h3>
      {withdrawn === undefined && (
        <div className="flex flex-wrap gap-3">
          <Button isBusy={step === 'busy'} onClick={() => run(show)}>
            {t('globalStats.contribute.show')}
          </Button>
          <Button
            isBusy={step === 'busy'}
            onClick={() =>
              run(async () => {
                setWithdrawn((await answerOf(withdrawContribution(ownSite, { receipt }))).pulls);
                setGiven(undefined);
                // The buttons go.
                heading.current?.focus();
                onWithdrawn();
              })
            }
          >
            {t('globalStats.contribute.withdraw')}
          </Button>
        </div>
      )}
      <div role="status" className="flex flex-col gap-3">
        {withdrawn !== undefined && (
          <>
            <p>{t('globalStats.contribute.withdrawn', { number: withdrawn })}</p>
            <p>{t('globalStats.contribute.nowOff')}</p>
            <Button className="self-start" onClick={onClose}>
              {t('action.close')}
            </Button>
          </>
        )}
        {step === 'failed' && <p>{t('globalStats.contribute.failed')}</p>}
        {given}
      </div>
    </section>
  );
}
