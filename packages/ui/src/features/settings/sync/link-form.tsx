import { type FormEvent, useId, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { Button } from '../../../primitives/index.ts';
import type { SyncFailure, SyncService } from '../../../storage/index.ts';
import { failureText } from './failure-text.ts';

type Way = 'new' | 'known' | undefined;

/** Turns the sync on: with a key that is made here, or with the one of another device. */
export function LinkForm({
  service,
  onLinked,
}: {
  service: SyncService;
  onLinked: () => Promise<void>;
}) {
  const { t } = useI18n();
  const [way, setWay] = useState<Way>(undefined);
  const [words, setWords] = useState('');
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<SyncFailure | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const ids = useId();

  const create = async () => {
    setWords(await service.newKey());
    setWay('new');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const linked = await service.link(words, name);
    setBusy(false);
    setFailure(linked.ok ? undefined : linked.error);
    if (linked.ok) await onLinked();
  };

  if (way === undefined) {
    return (
      <div className="flex flex-wrap gap-3">
        <Button look="lamp" onClick={create}>
          {t('sync.create')}
        </Button>
        <Button onClick={() => setWay('known')}>{t('sync.haveKey')}</Button>
      </div>
    );
  }
  return (
    <form onSubmit={submit} className="flex w-full max-w-prose flex-col gap-3">
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
        onChange={(event) => setWords(event.target.value)}
        aria-describedby={`${ids}-text`}
        aria-invalid={failure?.code === 'BAD_KEY' || undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        translate="no"
        className="rounded-control border border-line-strong bg-surface p-3"
      />
      <label htmlFor={`${ids}-name`} className="font-semibold">
        {t('sync.deviceName')}
      </label>
      <input
        id={`${ids}-name`}
        value={name}
        maxLength={20}
        onChange={(event) => setName(event.target.value)}
        autoComplete="off"
        className="tap rounded-control border border-line-strong bg-surface px-3"
      />
      <p role="alert" className="text-wait empty:hidden">
        {failure && t(failureText(failure))}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="lamp" isBusy={isBusy}>
          {t('sync.turnOn')}
        </Button>
        <Button onClick={() => setWay(undefined)}>{t('action.cancel')}</Button>
      </div>
    </form>
  );
}
