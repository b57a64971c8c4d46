import { holdsNothing } from '@trailbook/core/internal/user-data';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { useHash } from '../../../platform/index.ts';
import { Button } from '../../../primitives/index.ts';
import { type BothSides, holdsSomething, type SyncFailure } from '../../../storage/index.ts';
import type { Device } from '../../../storage/stores/device.ts';
import { deviceGuess } from './device-guess.ts';
import { DeviceNameField } from './device-name-field.tsx';
import { failureText } from './failure-text.ts';
import { Sides } from './sides.tsx';
import { CopyWords } from './sync-key-card.tsx';
import type { OfferedKey } from './use-offered-key.ts';

type Way = 'new' | 'known' | undefined;

interface Props {
  readonly device: Device;
  /** The key that the address brought, or the wish to enter one. */
  readonly offered: OfferedKey | undefined;
  readonly onLinked: () => Promise<void>;
}

/** Turns the sync on: with a key that is made here, or with the one of another device. */
export function LinkForm({ device, offered, onLinked }: Props) {
  const { t } = useI18n();
  const { syncService: service } = device;
  const [way, setWay] = useState<Way>(offered && 'known');
  const [words, setWords] = useState(offered?.words ?? '');
  const [name, setName] = useState(() => deviceGuess(navigator));
  const [sides, setSides] = useState<BothSides | undefined>(undefined);
  const [failure, setFailure] = useState<SyncFailure | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const choices = useRef<HTMLDivElement>(null);
  const ids = useId();
  const hash = useHash();
  // The address led here: to the first thing that is to be done. On an open page the router scrolls to the top, and
  // then knows the address.
  useEffect(() => {
    if (!offered) return;
    form.current?.querySelector<HTMLElement>(offered.words ? 'input' : 'textarea')?.focus();
    form.current?.scrollIntoView?.({ block: 'center' });
  }, [offered, hash]);

  // What was pressed is gone: to what came in its place.
  const shown = useRef(way);
  useEffect(() => {
    if (shown.current === way) return;
    shown.current = way;
    const place = way ? form.current : choices.current;
    place?.querySelector<HTMLElement>(way ? 'textarea' : 'button')?.focus();
  }, [way]);
  useEffect(() => {
    if (failure?.code === 'BAD_KEY') form.current?.querySelector('textarea')?.focus();
  }, [failure]);

  const create = async () => {
    setWords(await service.newKey());
    setWay('new');
  };
  const restart = () => {
    setWay(undefined);
    setWords('');
    setSides(undefined);
    setFailure(undefined);
  };
  // Rule U27.
  /** Both sides are shown before they become one; and where the cloud has nothing, it may be the wrong key. */
  const mayLink = async (): Promise<boolean> => {
    if (way === 'new' || sides) return true;
    const seen = await service.peek(words);
    if (!seen.ok) setFailure(seen.error);
    else if (holdsNothing(seen.value.here) && holdsSomething(seen.value)) return true;
    else setSides(seen.value);
    return false;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      if (await mayLink()) {
        const linked = await service.link(words, name);
        if (linked.ok) await onLinked();
        else setFailure(linked.error);
      }
    } catch {
      setFailure({ code: 'STORE_FAILED' });
    }
    setBusy(false);
  };

  if (way === undefined) {
    return (
      <div ref={choices} className="flex flex-wrap gap-3">
        <Button look="lamp" onClick={create}>
          {t('sync.create')}
        </Button>
        <Button onClick={() => setWay('known')}>{t('sync.haveKey')}</Button>
      </div>
    );
  }
  return (
    <form ref={form} onSubmit={submit} className="flex w-full max-w-prose flex-col gap-3">
      {offered?.words && <p className="border-s-2 border-wait ps-3">{t('sync.offered')}</p>}
      <label htmlFor={`${ids}-words`} className="font-semibold">
        {t('sync.words')}
      </label>
      <p id={`${ids}-text`} className="text-sm text-ink-soft">
        {t(way === 'new' ? 'sync.wordsText' : 'sync.enter')}
      </p>
      <textarea
        id={`${ids}-words`}
        lang="en"
        rows={3}
        value={words}
        readOnly={way === 'new'}
        onChange={(event) => {
          setWords(event.target.value);
          setSides(undefined);
        }}
        aria-describedby={`${ids}-text`}
        aria-invalid={failure?.code === 'BAD_KEY' || undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        translate="no"
        className="rounded-control border border-line-strong bg-surface p-3"
      />
      {way === 'new' && <CopyWords words={words} />}
      <DeviceNameField name={name} onChange={setName} />
      <div role="status" className="empty:hidden">
        {sides && <Sides sides={sides} />}
      </div>
      <p role="alert" className="text-wait empty:hidden">
        {failure && t(failureText(failure))}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="lamp" isBusy={isBusy}>
          {t(sides && !holdsNothing(sides.here) ? 'sync.mergeBoth' : 'sync.turnOn')}
        </Button>
        <Button onClick={restart}>{t('action.cancel')}</Button>
      </div>
    </form>
  );
}
