import type { Language } from '@trailbook/core/internal/dataset';
import { useEffect, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { downloadFile, useFeature } from '../../../platform/index.ts';
import { Button, SelectField } from '../../../primitives/index.ts';
import { backupProblemText, saveBackup } from '../../../shell/recovery/index.ts';
import type { Device } from '../../../storage/stores/device.ts';
import { type ExportKind, startWarpFiles } from '../files/index.ts';
import type { ImportGame } from './parts/game.ts';

const KINDS: readonly {
  readonly kind: ExportKind;
  readonly name: string;
  readonly ending: string;
}[] = [
  { kind: 'uigf', name: 'UIGF v4.1', ending: 'json' },
  { kind: 'csv', name: 'CSV', ending: 'csv' },
  { kind: 'xlsx', name: 'Excel', ending: 'xlsx' },
];
const ALL = '';
const APP_VERSION = '0.1.0';

interface Props {
  readonly device: Device;
  readonly profile: string;
  readonly game: ImportGame;
}

/** Pulls as files that other tools read, of one account or of all. */
export function ExportPanel({ device, profile, game }: Props) {
  const i18n = useI18n();
  const { t, language } = i18n;
  const isExcelShown = useFeature('warpExcelExport');
  const [accounts, setAccounts] = useState<readonly string[] | undefined>(undefined);
  const [chosen, setChosen] = useState(ALL);
  const [files] = useState(startWarpFiles);
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  useEffect(() => {
    device.database.warpAccounts(profile).then(setAccounts, () => setAccounts([]));
  }, [device, profile]);

  /** @param work - what there is to say but that it was done */
  const run = (work: () => Promise<string | undefined>) => {
    setBusy(true);
    setMessage('');
    work()
      .catch(() => t('warpImport.exportFailed'))
      .then((problem) => {
        setBusy(false);
        setMessage(problem ?? t('warpImport.exported'));
      });
  };
  const write = (kind: ExportKind, ending: string) => async () => {
    const own = chosen === ALL ? (accounts ?? []) : [chosen];
    const written = await files.write(
      kind,
      own.map((uid) => ({ profile, uid })),
      {
        ...game,
        language: uigfLanguage(language),
        appVersion: APP_VERSION,
        exportedAt: Math.floor(Date.now() / 1000),
      },
    );
    if (!written.ok) return t('warpImport.exportFailed');
    const name = ['trailbook-warps', chosen].filter(Boolean).join('-');
    downloadFile(`${name}.${ending}`, written.value, written.value.type);
    return undefined;
  };

  if (!accounts) return null;
  if (accounts.length === 0) return <p>{t('warp.none')}</p>;
  return (
    <div className="flex flex-col gap-4">
      <div className="max-w-md">
        <SelectField
          label={t('warpImport.account')}
          value={chosen}
          options={[
            { value: ALL, label: t('warpImport.allAccounts') },
            ...accounts.map((uid) => ({ value: uid, label: uid })),
          ]}
          onChange={setChosen}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        {KINDS.filter(({ kind }) => kind !== 'xlsx' || isExcelShown).map(
          ({ kind, name, ending }) => (
            <Button key={kind} isBusy={isBusy} onClick={() => run(write(kind, ending))}>
              {name}
            </Button>
          ),
        )}
        <Button
          isBusy={isBusy}
          onClick={() => run(async () => backupProblemText(i18n, await saveBackup(device)))}
        >
          {t('settings.export')}
        </Button>
      </div>
      <p role="status" className="min-h-6">
        {message}
      </p>
    </div>
  );
}

/** Languages as the game's records name them. */
const NAMES: Readonly<Record<Language, string>> = {
  en: 'en-us',
  cn: 'zh-cn',
  cht: 'zh-tw',
  jp: 'ja-jp',
  kr: 'ko-kr',
  ru: 'ru-ru',
  es: 'es-es',
  id: 'id-id',
  vi: 'vi-vn',
  th: 'th-th',
  pt: 'pt-pt',
  fr: 'fr-fr',
  de: 'de-de',
};

/** What a file says of the language that its names are in. */
function uigfLanguage(language: Language): string {
  return NAMES[language];
}
