import { useI18n } from '../../../i18n/index.ts';
import { useSite } from '../../../platform/index.ts';
import type { Device } from '../../../storage/stores/device.ts';
import { DriveSignIn } from './drive-sign-in.tsx';
import type { FolderParts } from './folder/folder-parts.tsx';
import { LinkForm } from './link-form.tsx';
import type { OfferedKey } from './use-offered-key.ts';
import { Way } from './way.tsx';

type WayName = 'key' | 'drive' | 'folder';

/** The ways by which devices may meet here. A key needs a server; a folder needs none. */
export function useWays(hasFolder: boolean): readonly WayName[] {
  const { countsWarps, hasDrive } = useSite();
  return [
    ...(countsWarps ? (['key'] as const) : []),
    ...(hasDrive ? (['drive'] as const) : []),
    ...(hasFolder ? (['folder'] as const) : []),
  ];
}

/** Whether there is nothing to choose: the key's form stands alone then. */
export function isKeyAlone(ways: readonly WayName[]): boolean {
  return ways.length === 1 && ways[0] === 'key';
}

interface Props {
  readonly device: Device;
  readonly offered: OfferedKey | undefined;
  readonly ways: readonly WayName[];
  readonly folder: FolderParts | undefined;
  readonly onLinked: () => Promise<void>;
}

/** The ways that there are, side by side. */
export function Choice({ device, offered, ways, folder, onLinked }: Props) {
  const { t } = useI18n();
  const keyForm = (
    <LinkForm
      key={offered ? `${offered.words} ${offered.count}` : ''}
      {...{ device, offered, onLinked }}
    />
  );
  if (isKeyAlone(ways)) return keyForm;
  return (
    <>
      {ways.length > 1 && <p className="max-w-prose text-ink-soft">{t('drive.intro')}</p>}
      <div className="grid w-full gap-x-8 gap-y-6 sm:grid-cols-2">
        {ways.includes('key') && (
          <Way title={t('drive.keyTitle')} text={t('sync.intro')}>
            {keyForm}
          </Way>
        )}
        {ways.includes('drive') && (
          <Way title={t('drive.title')} text={t('drive.text')}>
            <DriveSignIn />
          </Way>
        )}
        {folder && <folder.FolderWay {...{ device, onLinked }} />}
      </div>
    </>
  );
}
