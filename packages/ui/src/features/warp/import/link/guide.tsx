import type { GameClient } from '@trailbook/api/records';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { type MessageKey, useI18n } from '../../../../i18n/index.ts';
import { classNames, SelectField, Tabs } from '../../../../primitives/index.ts';
import { CommandStep } from './command-step.tsx';
import { platformOf } from './device-platform.ts';
import { PLATFORM_NAMES, PLATFORMS, type Platform, STEPS } from './guides.ts';

const CLIENTS: Readonly<Record<GameClient, MessageKey>> = {
  global: 'warpImport.global',
  cn: 'warpImport.cn',
};

interface Props {
  readonly client: GameClient;
  readonly onClient: (client: GameClient) => void;
}

/** How to come by the link, by where the game is played. */
export function Guide({ client, onClient }: Props) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(true);
  const [platform, setPlatform] = useState(() => PLATFORMS.indexOf(platformOf(navigator)));
  const nameOf = (platform: Platform) => {
    const called = PLATFORM_NAMES[platform];
    return 'key' in called ? t(called.key) : called.name;
  };
  return (
    <details
      className="min-w-0"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="tap flex cursor-pointer items-center gap-2">
        <ChevronRight
          size={18}
          strokeWidth={1.5}
          aria-hidden
          className={classNames('shrink-0', isOpen && 'rotate-90')}
        />
        <h2 className="font-display text-lg font-semibold">{t('warpImport.guide')}</h2>
      </summary>
      <div className="flex flex-col gap-4 pt-3">
        <div className="sm:max-w-md">
          <SelectField
            label={t('warpImport.client')}
            value={client}
            options={[
              { value: 'global', label: t(CLIENTS.global) },
              { value: 'cn', label: t(CLIENTS.cn) },
            ]}
            onChange={onClient}
          />
        </div>
        <Tabs
          label={t('warpImport.guide')}
          size="part"
          open={platform}
          onOpen={setPlatform}
          tabs={PLATFORMS.map((platform) => ({
            id: platform,
            label: nameOf(platform),
            content: () => (
              <ol className="flex max-w-prose list-decimal flex-col gap-3 ps-5">
                {STEPS[platform].map((step) => (
                  <li key={step ?? 'command'}>
                    {step === undefined ? (
                      <CommandStep client={client} />
                    ) : (
                      t(step, { folder: 'webCaches\\…\\Cache\\Cache_Data' })
                    )}
                  </li>
                ))}
              </ol>
            ),
          }))}
        />
      </div>
    </details>
  );
}
