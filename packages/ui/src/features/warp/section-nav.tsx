import { type MouseEvent, useEffect, useRef } from 'react';
import { type MessageKey, useI18n } from '../../i18n/index.ts';
import { classNames } from '../../primitives/index.ts';
import {
  bannerOf,
  hashOf,
  isBannerTab,
  type OtherTab,
  SECTIONS,
  type Section,
  type WarpPlace,
} from './places.ts';
import type { WarpDocuments } from './store/warps-store.ts';

interface Props {
  readonly place: WarpPlace;
  readonly onGo: (place: WarpPlace) => void;
  readonly documents: WarpDocuments;
}

/**
 * The switch between banner types: at the left, on phones at the top.
 * Rule W17.
 */
export function SectionNav({ place, onGo, documents }: Props) {
  const { t } = useI18n();
  const go = (section: Section) => (event: MouseEvent) => {
    event.preventDefault();
    onGo({ ...place, section });
  };
  const nav = useRef<HTMLElement>(null);
  // On a phone the row is wider than the screen. Only the row moves, not the page.
  useEffect(() => {
    const row = nav.current;
    const tab = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !tab) return;
    const beyond = tab.getBoundingClientRect().left - row.getBoundingClientRect().left;
    row.scrollLeft += beyond - (row.clientWidth - tab.clientWidth) / 2;
  }, [place.section]);
  return (
    <nav
      ref={nav}
      aria-label={t('warp.banners')}
      className="relative -mx-(--side) min-w-0 overflow-x-auto px-(--side) lg:sticky lg:top-4 lg:mx-0 lg:overflow-visible lg:px-0"
    >
      <ul className="flex w-max border-b border-line lg:w-auto lg:flex-col lg:border-b-0 lg:border-s">
        {SECTIONS.map((section) => {
          return (
            <li key={section}>
              <a
                href={hashOf({ ...place, section })}
                aria-current={section === place.section ? 'page' : undefined}
                onClick={go(section)}
                className={classNames(
                  'tap flex items-center gap-2 border-b-2 px-3 text-sm whitespace-nowrap',
                  'lg:-ms-px lg:border-b-0 lg:border-s-2 lg:whitespace-normal',
                  section === place.section
                    ? 'border-lamp text-lamp'
                    : 'border-transparent text-ink-soft hover:text-ink',
                )}
              >
                <SectionLabel section={section} documents={documents} />
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const LABELS = {
  Inventory: 'warp.held.inventory',
  Memory: 'warp.held.memory',
  Odds: 'warp.odds.title',
} as const satisfies Readonly<Record<OtherTab, MessageKey>>;

function SectionLabel({ section, documents }: Pick<Props, 'documents'> & { section: Section }) {
  const { t, number } = useI18n();
  if (!isBannerTab(section)) return t(LABELS[section]);
  const type = bannerOf(section);
  const pulls = documents[type].pulls.length;
  return (
    <>
      <span className="me-auto">{t(`warp.banner.${type}`)}</span>
      {pulls > 0 && (
        <span className="figures text-xs text-ink-faint">
          <span aria-hidden>{number(pulls)}</span>
          <span className="sr-only">{t('warp.line.took', { number: pulls })}</span>
        </span>
      )}
    </>
  );
}
