import type { HomeThing } from '@trailbook/pages';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FittedName, RarityStars, ThingPicture } from '../../game/index.ts';
import { useI18n } from '../../i18n/index.ts';
import { currentMotion } from '../../platform/appearance.ts';
import { isMedia, Link } from '../../platform/index.ts';
import { classNames, IconButton } from '../../primitives/index.ts';
import { type AutoAdvance, autoAdvance } from './auto-advance.ts';
import { pathOfThing } from './path-of-thing.ts';

/**
 * Pictures side by side in a strip that moves on by itself until somebody is at it. Without scripts it is a strip to
 * be pushed by hand. Rule S6.
 */
export function Carousel({ slides }: { slides: readonly HomeThing[] }) {
  const { t } = useI18n();
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const advancing = useAdvancing(strip, slides.length, isPaused);
  const goTo = (at: number) => {
    advancing.current?.touch();
    scrollTo(strip.current, at);
  };
  return (
    <section
      aria-label={t('home.carousel.title')}
      className="@container relative self-start overflow-hidden rounded-sheet border border-line bg-surface"
    >
      <ul
        ref={strip}
        className="relative flex snap-x snap-mandatory overflow-x-auto scrollbar-none"
        onScroll={({ currentTarget }) => setShown(placeOf(currentTarget))}
      >
        {slides.map((slide) => (
          <li key={slide.id} className="w-full shrink-0 snap-start">
            <Slide slide={slide} isFirst={slide === slides[0]} />
          </li>
        ))}
      </ul>
      <div className="absolute end-1 bottom-1 flex items-center">
        {slides.map(({ id, name }, at) => (
          <button
            key={id}
            type="button"
            aria-label={t('home.carousel.show', { name: name.text })}
            aria-current={at === shown || undefined}
            onClick={() => goTo(at)}
            className="tap group inline-flex w-8 items-center justify-center"
          >
            <span
              className={classNames(
                'size-2.5 rounded-full border border-ink-soft',
                at === shown ? 'bg-lamp' : 'bg-surface group-hover:bg-raised',
              )}
            />
          </button>
        ))}
        <IconButton
          label={t(isPaused ? 'home.carousel.play' : 'home.carousel.pause')}
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? <Play size={16} strokeWidth={1.5} /> : <Pause size={16} strokeWidth={1.5} />}
        </IconButton>
      </div>
    </section>
  );
}

function Slide({ slide, isFirst }: { slide: HomeThing; isFirst: boolean }) {
  const { t, language } = useI18n();
  return (
    <Link
      to={`/${language}${pathOfThing(slide)}`}
      // Where letters are so large that a name has no room beside a drawing, this stands below it.
      className="relative flex h-56 items-center gap-4 px-5 pb-8 hover:bg-raised -outline-offset-2 @max-[13rem]:flex-col @max-[13rem]:items-stretch @max-[13rem]:gap-2 @max-[13rem]:pt-4 @max-[13rem]:pb-11"
    >
      <span className="flex min-w-0 flex-1 flex-col items-start gap-1 @max-[13rem]:flex-none">
        {slide.isNew && (
          <span className="rounded-control bg-lamp px-1.5 text-xs font-semibold text-lamp-ink">
            {t('list.new')}
          </span>
        )}
        <FittedName
          name={slide.name}
          className="w-full font-display text-xl leading-tight font-semibold"
        />
        <RarityStars rarity={slide.rarity} />
      </span>
      <ThingPicture
        kind={slide.kind}
        id={slide.id}
        path={slide.path}
        rarity={slide.rarity}
        element={slide.element}
        isArt
        isMain={isFirst}
        sizes="11rem"
        className="h-44 w-44 max-w-2/5 shrink-0 @max-[13rem]:h-auto @max-[13rem]:min-h-0 @max-[13rem]:w-auto @max-[13rem]:max-w-none @max-[13rem]:flex-1"
      />
    </Link>
  );
}

/** Moves the strip on while nobody points at it, has its focus, has paused it or wants less motion. */
function useAdvancing(
  strip: React.RefObject<HTMLUListElement>,
  count: number,
  isPaused: boolean,
): React.RefObject<AutoAdvance | undefined> {
  const advancing = useRef<AutoAdvance | undefined>(undefined);
  useEffect(() => {
    if (isPaused || count < 2) return;
    const own = autoAdvance(
      () => {
        const { current } = strip;
        if (current) scrollTo(current, (placeOf(current) + 1) % count);
      },
      () => isLookedAt(strip.current?.parentElement) || wantsLessMotion(),
    );
    advancing.current = own;
    return own.stop;
  }, [strip, count, isPaused]);
  return advancing;
}

function isLookedAt(carousel: Element | null | undefined): boolean {
  return carousel?.matches(':hover, :focus-within') ?? true;
}

function wantsLessMotion(): boolean {
  const chosen = currentMotion();
  if (chosen !== 'system') return chosen === 'less';
  return isMedia('(prefers-reduced-motion: reduce)');
}

function placeOf({ scrollLeft, clientWidth }: Element): number {
  return clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth);
}

function scrollTo(strip: Element | null, at: number): void {
  strip?.scrollTo({
    left: at * strip.clientWidth,
    behavior: wantsLessMotion() ? 'instant' : 'smooth',
  });
}
