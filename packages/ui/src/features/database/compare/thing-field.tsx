import type { Listed } from '@trailbook/pages';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { useEarlyInput } from '../../../primitives/fields/use-early-input.ts';
import { classNames } from '../../../primitives/index.ts';
import type { Kind } from './use-pair.ts';

interface Props {
  readonly label: string;
  readonly kind: Kind;
  readonly things: readonly Listed[];
  readonly chosen: string | undefined;
  readonly onChoose: (pageId: string | undefined) => void;
}

/** What is typed while the list is open; before anything is, all of it is offered. */
interface Typing {
  readonly text: string;
  readonly query: string;
  /** The place of what Enter would take; -1 for none. */
  readonly active: number;
}

/** One of many things, by its name: one types, arrows go along what is found, Enter takes it. Rule D25. */
export function ThingField({ label, kind, things, chosen, onChoose }: Props) {
  const { t } = useI18n();
  const [typing, setTyping] = useState<Typing | undefined>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const find = useFinder(kind, things, typing !== undefined);
  const current = things.find(({ pageId }) => pageId === chosen);
  const found = typing === undefined ? [] : find(typing.query);
  const active = typing ? Math.min(typing.active, found.length - 1) : -1;
  const optionId = (at: number) => `${id}-${at}`;

  const type = (text: string) => setTyping({ text, query: text, active: text === '' ? -1 : 0 });
  useEarlyInput(field, type);
  const open = () => {
    if (typing) return;
    const active = Math.max(
      0,
      things.findIndex(({ pageId }) => pageId === chosen),
    );
    setTyping({ text: current?.name.text ?? '', query: '', active });
    field.current?.select();
  };
  const take = (thing: Listed | undefined) => {
    setTyping(undefined);
    onChoose(thing?.pageId);
  };
  const leave = () => {
    // A name that was wiped out is no choice any more; one that was begun changes nothing.
    if (typing?.text === '' && chosen !== undefined) take(undefined);
    else setTyping(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'Escape' && typing) {
      // The browser's own would empty the field.
      event.preventDefault();
      setTyping(undefined);
    } else if (key === 'Enter' && typing) {
      event.preventDefault();
      if (found[active]) take(found[active]);
      else leave();
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!typing) return open();
      const last = found.length - 1;
      const to =
        key === 'ArrowDown' ? (active === last ? 0 : active + 1) : active <= 0 ? last : active - 1;
      setTyping({ ...typing, active: to });
    }
  };
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return (
    <div className="relative flex flex-col gap-1.5">
      <label htmlFor={id} className="text-xs text-ink-faint">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        type="text"
        role="combobox"
        aria-expanded={typing !== undefined}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={120}
        value={typing?.text ?? current?.name.text ?? ''}
        placeholder={t('compare.choose')}
        onChange={({ target }) => type(target.value)}
        onClick={open}
        onBlur={leave}
        onKeyDown={onKeyDown}
        className="tap w-full rounded-control border border-line-strong bg-ground px-3 placeholder:text-ink-faint"
      />
      <div
        role="listbox"
        id={`${id}-list`}
        aria-label={label}
        tabIndex={-1}
        hidden={typing === undefined}
        // The field keeps the focus, and what was typed.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-[min(20rem,50dvh)] overflow-y-auto rounded-sheet border border-line-strong bg-raised p-1"
      >
        {found.map((thing, at) => (
          <button
            key={thing.pageId}
            id={optionId(at)}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            onClick={() => take(thing)}
            className={classNames(
              'tap flex w-full cursor-pointer items-center rounded-control text-start px-3 leading-snug hover:bg-surface',
              at === active && 'bg-surface outline-2 outline-lamp -outline-offset-2',
            )}
          >
            <ThingName name={thing.name} />
          </button>
        ))}
        {typing && found.length === 0 && (
          <p className="px-3 py-2 text-sm text-ink-soft wrap-anywhere">
            {t('list.noneCalled', { query: typing.query.trim() })}
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {typing && typing.query !== '' && t('list.shown', { number: found.length })}
      </p>
    </div>
  );
}

type Find = (query: string) => readonly Listed[];

/**
 * The things that a query finds: as the palette does, by nicknames, English names and with a slip, once its search is
 * there; by the letters of their names until then, and where it cannot be had.
 */
function useFinder(kind: Kind, things: readonly Listed[], isOpen: boolean): Find {
  const { language } = useI18n();
  const [search, setSearch] = useState<((query: string) => readonly string[]) | undefined>();
  useEffect(() => {
    if (!isOpen) return;
    let isWanted = true;
    import('./page-ids-called.ts')
      .then(({ pageIdsCalled }) => pageIdsCalled(language, kind))
      .then((found) => isWanted && setSearch(() => found))
      .catch((error: unknown) => console.warn('The search could not be loaded.', error));
    return () => {
      isWanted = false;
    };
  }, [language, kind, isOpen]);
  return (query) => {
    if (query.trim() === '') return things;
    const byId = new Map(things.map((thing) => [thing.pageId, thing]));
    const found = search?.(query).flatMap((pageId) => byId.get(pageId) ?? []) ?? [];
    return found.length > 0 ? found : byLetters(things, query);
  };
}

/** Those whose names hold what was typed: the very name first, then those that begin so. */
function byLetters(things: readonly Listed[], query: string): readonly Listed[] {
  const letters = query.trim().toLowerCase();
  const rank = ({ name }: Listed) => {
    const at = name.text.toLowerCase().indexOf(letters);
    return at > 0 ? 2 : at === 0 && name.text.length > letters.length ? 1 : at;
  };
  return things.filter((thing) => rank(thing) >= 0).sort((a, b) => rank(a) - rank(b));
}
