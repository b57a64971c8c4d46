import type { Journal } from '@trailbook/api/warp-import';
import type { BannerType } from '@trailbook/core/internal/warp';
import { useI18n } from '../../../../i18n/index.ts';
import { Button } from '../../../../primitives/index.ts';

/** Leads to what the warps of an account come to. */
export type ShowStatistics = (uid: string, type: BannerType) => void;

/** The banner type that most rows came of. */
export function mostOf({ banners }: Journal): BannerType {
  const [most] = [...banners].sort((a, b) => b.rows - a.rows);
  return most?.type ?? 11;
}

interface Props {
  readonly uid: string;
  readonly type: BannerType;
  readonly onShow: ShowStatistics;
}

/** The way on, after an import. */
export function StatisticsLink({ uid, type, onShow }: Props) {
  const { t } = useI18n();
  return (
    <div>
      <Button look="lamp" onClick={() => onShow(uid, type)}>
        {t('warpImport.toStatistics')}
      </Button>
    </div>
  );
}
