import type { Volume } from '@trailbook/pages';
import { GameText, Picture, ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { MissingText } from '../details/index.ts';
import { volumeAnchor, volumeName } from './volume-name.ts';

interface Props {
  readonly volumes: readonly Volume[];
  readonly place: number;
  readonly nickname: string;
}

/** A volume with its text and pictures, and the ways to the one before and after. */
export function VolumePart({ volumes, place, nickname }: Props) {
  const i18n = useI18n();
  const volume = volumes[place];
  if (!volume) return null;
  const name = volumeName(i18n, volume, place);
  return (
    <section
      id={volumeAnchor(place)}
      aria-label={name.text}
      className="flex max-w-prose min-w-0 scroll-mt-16 flex-col gap-3"
    >
      <h2 className="font-display text-lg font-semibold">
        <ThingName name={name} />
      </h2>
      {volume.text ? (
        <div className="leading-relaxed">
          <GameText
            text={volume.text}
            nickname={nickname}
            pictureOf={(number) => <BookPicture path={volume.images[number - 1]} />}
          />
        </div>
      ) : (
        <MissingText />
      )}
      {volumes.length > 1 && <Around volumes={volumes} place={place} />}
    </section>
  );
}

function BookPicture({ path }: { path: string | undefined }) {
  if (!path) return null;
  return (
    <Picture path={path} sizes="min(65ch, 92vw)" className="my-3 aspect-video w-full">
      <span className="block size-full rounded-sheet border border-line bg-surface" />
    </Picture>
  );
}

function Around({ volumes, place }: Pick<Props, 'volumes' | 'place'>) {
  const { t } = useI18n();
  return (
    <nav aria-label={t('book.around')} className="flex justify-between gap-4 text-sm">
      <Way volumes={volumes} place={place - 1} rel="prev" />
      <Way volumes={volumes} place={place + 1} rel="next" />
    </nav>
  );
}

function Way({ volumes, place, rel }: Omit<Props, 'nickname'> & { rel: 'prev' | 'next' }) {
  const i18n = useI18n();
  const volume = volumes[place];
  if (!volume) return <span />;
  return (
    <a
      href={`#${volumeAnchor(place)}`}
      rel={rel}
      className="tap flex items-center text-ink-soft hover:text-lamp"
    >
      <span className="sr-only">{i18n.t(rel === 'prev' ? 'detail.previous' : 'detail.next')}</span>
      <ThingName name={volumeName(i18n, volume, place)} className="wrap-anywhere" />
    </a>
  );
}
