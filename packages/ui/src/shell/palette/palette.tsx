import { LANGUAGE_TAGS } from '@trailbook/core/internal/dataset';
import type { SearchIndex } from '@trailbook/core/internal/search';
import { Search } from 'lucide-react';
import {
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { loadSearch } from '../../client/search-file.ts';
import { useI18n } from '../../i18n/index.ts';
import { keepLanguage, setTheme } from '../../platform/appearance.ts';
import { isPlainClick, Link } from '../../platform/index.ts';
import { usePageState } from '../../platform/page-state.ts';
import { classNames, Dialog, PartFailed } from '../../primitives/index.ts';
import { firstOffers, type Offer, offersFor, type Reason } from './offers.ts';

/** Under what the tab keeps what was searched for last. */
const PAGE = 'search';

interface Props {
  /** The page that it lies over. */
  readonly path: string;
  readonly onClose: () => void;
  /** Another place was chosen. */
  readonly onLeave: () => void;
}

/**
 * Everything by its name: pages, things of the game, what can be done. One types, arrows go along what is
 * found, Enter opens it; the focus stays in the field.
 */
export function Palette({ path, onClose, onLeave }: Props) {
  const i18n = useI18n();
  const { t } = i18n;
  const [{ search: query }, keep] = usePageState(PAGE);
  const [index, retry] = useIndex();
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  /** Whether Enter was pressed before there was anything to open: who types faster than the network waits no more. */
  const isAwaited = useRef(false);
  // Before it is seen: a letter that is in the field by then is not typed over.
  useLayoutEffect(() => input.current?.select(), []);
  const { offers, isByWords } = useMemo(() => {
    const place = { i18n };
    if (query.trim() === '') return { offers: firstOffers(place), isByWords: false };
    if (index.status !== 'there') return { offers: [], isByWords: false };
    return offersFor(query, index.index, place);
  }, [query, index, i18n]);
  const optionId = (at: number) => `${list}-${at}`;
  const current = offers.length > 0 ? Math.min(active, offers.length - 1) : -1;
  useEffect(() => {
    const option = document.getElementById(`${list}-${current}`);
    option?.scrollIntoView({ block: 'nearest' });
    if (option && isAwaited.current) {
      isAwaited.current = false;
      press(option, false);
    }
  }, [list, current]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // The browser's own would empty the field first, and forget what was searched for.
      event.preventDefault();
      onClose();
      return;
    }
    const last = offers.length - 1;
    const to = {
      ArrowDown: current === last ? 0 : current + 1,
      ArrowUp: current <= 0 ? last : current - 1,
    };
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setActive(to[event.key]);
    } else if (event.key === 'Enter' && current >= 0) {
      event.preventDefault();
      event.stopPropagation();
      press(document.getElementById(optionId(current)), event.ctrlKey || event.metaKey);
    } else if (event.key === 'Enter') {
      isAwaited.current = index.status === 'loading' && !event.ctrlKey && !event.metaKey;
    }
  };

  return (
    <Dialog isTyped title={t('palette.title')} onClose={onClose} width="narrow">
      <div className="flex flex-col gap-3">
        <label className="tap flex min-w-0 items-center gap-2 rounded-control border border-line-strong bg-ground px-3">
          <Search size={18} strokeWidth={1.5} className="shrink-0 text-ink-faint" aria-hidden />
          <span className="sr-only">{t('palette.title')}</span>
          <input
            ref={input}
            type="search"
            role="combobox"
            aria-expanded={offers.length > 0}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={current >= 0 ? optionId(current) : undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={120}
            value={query}
            placeholder={t('palette.placeholder')}
            onChange={(event) => {
              keep({ search: event.target.value });
              setActive(0);
              isAwaited.current = false;
            }}
            onKeyDown={onKeyDown}
            className="min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-faint"
          />
        </label>
        <SearchNotice
          query={query}
          index={index}
          count={offers.length}
          isByWords={isByWords}
          onRetry={retry}
        />
        <div role="listbox" id={list} aria-label={t('palette.results')} tabIndex={-1}>
          {offers.map((offer, at) => (
            <Option
              key={offer.key}
              id={optionId(at)}
              offer={offer}
              isActive={at === current}
              path={path}
              onDone={onClose}
              onLeave={onLeave}
            />
          ))}
        </div>
      </div>
    </Dialog>
  );
}

type Index =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'there'; readonly index: SearchIndex };

function useIndex(): [Index, retry: () => void] {
  const { language } = useI18n();
  const [index, setIndex] = useState<Index>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    setIndex({ status: 'loading' });
    loadSearch(language).then(
      async ({ index, full }) => {
        if (isWanted) setIndex({ status: 'there', index });
        const told = await full;
        if (isWanted && told) setIndex({ status: 'there', index: told });
      },
      (error: unknown) => {
        console.warn('The search could not be loaded.', error);
        if (isWanted) setIndex({ status: 'failed' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [language, attempt]);
  return [index, () => setAttempt((count) => count + 1)];
}

interface SearchNoticeProps {
  readonly query: string;
  readonly index: Index;
  readonly count: number;
  readonly isByWords: boolean;
  readonly onRetry: () => void;
}

/** How the search stands, in words that are read out as they change. */
function SearchNotice({ query, index, count, isByWords, onRetry }: SearchNoticeProps) {
  const { t } = useI18n();
  if (index.status === 'failed') {
    return <PartFailed title={t('palette.failed')} onRetry={onRetry} />;
  }
  const hasQuery = query.trim() !== '';
  const isEmpty = hasQuery && count === 0;
  const said =
    hasQuery && index.status === 'loading'
      ? t('state.loading')
      : isEmpty
        ? t('palette.none', { query: query.trim() })
        : isByWords
          ? t('palette.byWords', { query: query.trim() })
          : t('palette.found', { number: count });
  const isSeen = isEmpty || isByWords || (hasQuery && index.status === 'loading');
  return (
    <p role="status" className={isSeen ? 'text-sm text-ink-soft' : 'sr-only'}>
      {said}
    </p>
  );
}

interface OptionProps {
  readonly id: string;
  readonly offer: Offer;
  readonly isActive: boolean;
  /** The page that the palette lies over. */
  readonly path: string;
  readonly onDone: () => void;
  readonly onLeave: () => void;
}

const optionLook =
  'tap flex w-full flex-wrap items-center justify-between gap-x-4 rounded-control px-3 py-1.5 text-start hover:bg-raised';

function Option({ id, offer, isActive, path, onDone, onLeave }: OptionProps) {
  const className = classNames(optionLook, isActive && 'bg-raised outline-2 outline-lamp');
  const shared = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className,
  } as const;
  const label = (
    <>
      <span className="min-w-0 flex-1 basis-32 leading-snug hyphens-auto" lang={offer.lang}>
        {offer.name}
      </span>
      <span className="ms-auto max-w-[min(100%,max(60%,12rem))] shrink-0 text-end text-xs hyphens-auto text-ink-soft">
        {offer.about}
      </span>
      {offer.reason && <ReasonLine {...offer.reason} />}
    </>
  );
  // Opened beside, the palette stays.
  const leave = (event: MouseEvent) => {
    if (isPlainClick(event)) onLeave();
  };
  switch (offer.does) {
    case 'go':
      // Within a page the browser's own way tells it of the new hash, even of one that it has read already.
      return offer.to.startsWith(`${path}#`) ? (
        <a {...shared} href={offer.to} onClick={leave}>
          {label}
        </a>
      ) : (
        <Link {...shared} to={offer.to} onClick={leave}>
          {label}
        </Link>
      );
    case 'speak':
      return (
        <a {...shared} href={offer.to} onClick={() => keepLanguage(offer.language)}>
          {label}
        </a>
      );
    case 'theme':
      return (
        <button
          {...shared}
          type="button"
          onClick={() => {
            setTheme(offer.theme);
            onDone();
          }}
        >
          {label}
        </button>
      );
  }
}

/** Why something was found, below its name. Rule S32. */
function ReasonLine({ parts, lang }: Reason) {
  return (
    <span className="basis-full text-xs text-ink-soft">
      <bdi lang={lang && LANGUAGE_TAGS[lang]} className="wrap-anywhere hyphens-auto">
        {parts.map(({ text, isMatch }, at) =>
          isMatch ? (
            <mark key={at} className="bg-transparent font-medium text-lamp">
              {text}
            </mark>
          ) : (
            <Fragment key={at}>{text}</Fragment>
          ),
        )}
      </bdi>
    </span>
  );
}

/** As a click does, with the key that opens links beside. */
function press(option: HTMLElement | null, isBeside: boolean): void {
  if (isBeside && option instanceof HTMLAnchorElement) open(option.href, '_blank', 'noopener');
  else option?.click();
}
