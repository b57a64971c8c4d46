import type { IconPage } from '@trailbook/pages';
import { PORTRAIT_SIZES, ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { DetailLayout, NeighbourLinks } from '../details/index.ts';
import { IconPicture } from './icon-picture.tsx';

/** A player icon at its full size, and whose face it is. */
export function IconScreen(page: IconPage) {
  const { t, language } = useI18n();
  const { name, rarity, character, pageId, neighbours } = page;
  return (
    <DetailLayout
      name={name}
      rarity={rarity}
      portrait={
        <div className="aspect-square rounded-sheet border border-line bg-surface">
          <IconPicture icon={page} sizes={PORTRAIT_SIZES} className="size-full p-2 lg:p-6" isMain />
        </div>
      }
      facts={[]}
      foot={<NeighbourLinks cardPath="/icon" pageId={pageId} neighbours={neighbours} />}
    >
      {character ? (
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="text-ink-faint">{t('icon.character')}</span>
          <Link
            to={`/${language}/character/${character.pageId}`}
            className="tap inline-flex items-center underline decoration-line-strong underline-offset-4 hover:text-lamp"
          >
            <ThingName name={character.name} />
          </Link>
        </p>
      ) : (
        <p className="text-ink-soft">{t('icon.nobody')}</p>
      )}
    </DetailLayout>
  );
}
