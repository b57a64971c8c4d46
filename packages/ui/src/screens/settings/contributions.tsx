import { useState } from 'react';
import {
  type GivenPulls,
  type KeptWarp,
  showContribution,
  withdrawContribution,
} from '../../client/contribution.ts';
import { useI18n } from '../../i18n/index.ts';
import { Button, SwitchField } from '../../primitives/index.ts';
import { type Device, preferencesStore } from '../../stores/device.ts';
import { useDocuments } from '../../stores/use-device.ts';

/** Exactly what is kept of one warp: of a made-up one, with the names that the server has for it. */
const EXAMPLE: KeptWarp = { banner: 2003, item: 1102, day: '2023-04-26' };

export function Contributions({ device }: { device: Device }) {
  const { t } = useI18n();
  const { documents, act } = useDocuments(preferencesStore(device));
  const { contributes = false, receipts = {} } = documents.preferences;
  const accounts = Object.entries(receipts);
  const forget = (uid: string) =>
    act(({ preferences }) => {
      const { [uid]: _gone, ...others } = preferences.receipts ?? {};
      return { preferences: { ...preferences, receipts: others } };
    });
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-ink-soft">{t('globalStats.contribute.text')}</p>
      <p className="text-sm">{t('globalStats.contribute.example')}</p>
      <Kept warps={[EXAMPLE]} />
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
        <Account key={uid} uid={uid} receipt={receipt} onWithdrawn={() => forget(uid)} />
      ))}
    </div>
  );
}

interface AccountProps {
  readonly uid: string;
  readonly receipt: string;
  readonly onWithdrawn: () => void;
}

type Step = 'still' | 'busy' | 'failed';

function Account({ uid, receipt, onWithdrawn }: AccountProps) {
  const { t, number } = useI18n();
  const [step, setStep] = useState<Step>('still');
  const [given, setGiven] = useState<GivenPulls>();
  const [withdrawn, setWithdrawn] = useState<number>();
  const run = (work: () => Promise<void>) => {
    setStep('busy');
    work().then(
      () => setStep('still'),
      () => setStep('failed'),
    );
  };
  return (
    <section aria-label={uid} className="flex flex-col gap-3 border-t border-line pt-3">
      <h3 className="figures font-semibold">{t('globalStats.contribute.account', { uid })}</h3>
      {withdrawn === undefined && (
        <div className="flex flex-wrap gap-3">
          <Button
            isBusy={step === 'busy'}
            onClick={() => run(async () => setGiven(await showContribution(receipt)))}
          >
            {t('globalStats.contribute.show')}
          </Button>
          <Button
            isBusy={step === 'busy'}
            onClick={() =>
              run(async () => {
                setWithdrawn(await withdrawContribution(receipt));
                setGiven(undefined);
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
            <Button className="self-start" onClick={onWithdrawn}>
              {t('action.close')}
            </Button>
          </>
        )}
        {step === 'failed' && <p>{t('globalStats.contribute.failed')}</p>}
        {given && (
          <>
            <p className="break-all text-sm text-ink-soft">
              {t('globalStats.contribute.code', { code: given.contributor })}
            </p>
            {given.banners.map(({ type, pulls, newest }) => (
              <div key={type} className="flex flex-col gap-1 text-sm">
                <p>{t('globalStats.contribute.kept', { type, number: number(pulls) })}</p>
                <Kept warps={newest} />
              </div>
            ))}
          </>
        )}
      </div>
    </section>
  );
}

/** Just as it stands on the server. */
function Kept({ warps }: { warps: readonly KeptWarp[] }) {
  return (
    <pre className="figures rounded-control border border-line bg-ground p-3 text-sm break-all whitespace-pre-wrap">
      {warps.map((warp) => JSON.stringify(warp)).join('\n')}
    </pre>
  );
}
