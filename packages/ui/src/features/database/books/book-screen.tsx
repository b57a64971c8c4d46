import type { BookPage, Volume } from '@trailbook/pages';
import { GameText, ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import {
  DetailLayout,
  ItemPicture,
  MissingText,
  NeighbourLinks,
  Section,
} from '../details/index.ts';
import { volumeAnchor, volumeName } from './volume-name.ts';
import { VolumePart } from './volume-part.tsx';

/** A series of books: its volumes, and their texts and pictures where an operator's dump was read for them. */
export function BookScreen(page: BookPage) {
  const { t, number } = useI18n();
  const { id, name, world, text, volumes, nickname, hasTexts } = page;
  const hasVolumeTexts = volumes.some((volume) => volume.text);
  return (
    <DetailLayout
      name={name}
      rarity={null}
      portrait={
        <div className="aspect-square rounded-sheet border border-line bg-surface">
          <ItemPicture
            item={{ id, purpose: 'book', rarity: 3, tier: null, icon: null }}
            className="size-full p-8 lg:p-16"
          />
        </div>
      }
      facts={[
        ...(world ? [[t('book.world'), <ThingName key="world" name={world} />] as const] : []),
        [t('book.volumes'), number(volumes.length)],
      ]}
      foot={<NeighbourLinks cardPath="/book" pageId={page.pageId} neighbours={page.neighbours} />}
    >
      <div className="flex flex-col gap-8">
        {(text || hasTexts) && (
          <Section title={t('detail.description')}>
            {text ? (
              <p className="max-w-prose">
                <GameText text={text} nickname={nickname} />
              </p>
            ) : (
              <MissingText />
            )}
          </Section>
        )}
        <Section title={t('book.contents')}>
          {!hasVolumeTexts && <p className="max-w-prose text-ink-soft">{t('book.noTexts')}</p>}
          <Contents volumes={volumes} isLinked={hasVolumeTexts} />
        </Section>
        {hasVolumeTexts &&
          volumes.map((volume, place) => (
            <VolumePart key={volume.id} volumes={volumes} place={place} nickname={nickname} />
          ))}
      </div>
    </DetailLayout>
  );
}

interface ContentsProps {
  readonly volumes: readonly Volume[];
  /** Whether there is more of a volume than its name. */
  readonly isLinked: boolean;
}

function Contents({ volumes, isLinked }: ContentsProps) {
  const i18n = useI18n();
  return (
    <ol data-volumes className="grid max-w-prose">
      {volumes.map((volume, place) => {
        const name = <ThingName name={volumeName(i18n, volume, place)} className="wrap-anywhere" />;
        return (
          <li key={volume.id} className="flex min-h-11 items-center gap-4 border-b border-line">
            <span className="figures min-w-6 text-end text-ink-faint">
              {i18n.number(place + 1)}
            </span>
            {isLinked ? (
              <a
                href={`#${volumeAnchor(place)}`}
                className="tap flex min-w-0 flex-1 items-center hover:text-lamp"
              >
                {name}
              </a>
            ) : (
              name
            )}
          </li>
        );
      })}
    </ol>
  );
}
