import type { Journal } from '@trailbook/api/warp-import';
import type { BannerType } from '@trailbook/core/internal/warp';
import { useI18n } from '../../../../i18n/index.ts';
import { Button } from '../../../../primitives/index.ts';
import type { ImportedAccount, ImportHooks } from './import-hooks.ts';

/** The banner type that most rows came of. */
export function mostOf({ banners }: Journal): BannerType {
  const [most] = [...banners].sort((a, b) => b.rows - a.rows);
  return most?.type ?? 11;
}

interface Props extends Pick<ImportHooks, 'onShow'> {
  readonly account: ImportedAccount;
}

/** The way on, after an import. */
export function StatisticsLink({ account, onShow }: Props) {
  const { t } = useI18n();
  return (
    <div>
      <Button look="lamp" onClick={() => onShow(account)}>
        {t('warpImport.toStatistics')}
      </Button>
    </div>
  );
}
