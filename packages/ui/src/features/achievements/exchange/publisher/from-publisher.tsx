import { type ReactNode, useEffect, useRef } from 'react';
import { useI18n } from '../../../../i18n/index.ts';
import type { PublisherBridge } from '../../../../platform/index.ts';
import { Button } from '../../../../primitives/index.ts';
import { usePublisher } from './use-publisher.ts';

type Publisher = ReturnType<typeof usePublisher>;

interface Props {
  readonly bridge: PublisherBridge;
  /** Whether its list is what the dialog would add. */
  readonly isShown: boolean;
  readonly onList: Parameters<typeof usePublisher>[1];
  /** What its list would do. */
  readonly children: ReactNode;
}

/** Achievements from the publisher's own page, on the desktop. Rule A9. */
export function FromPublisher({ bridge, isShown, onList, children }: Props) {
  const { t } = useI18n();
  const publisher = usePublisher(bridge, onList);
  const { visit, open, cancel } = publisher;
  const isWaiting = visit.state === 'waiting';
  const outcome = useRef<HTMLDivElement>(null);
  // The player comes back from the other window: what it came to is in sight.
  useEffect(() => {
    if (visit.state !== 'idle') outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [visit]);
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="font-display text-lg font-semibold">{t('publisher.title')}</h3>
      <p className="max-w-prose text-ink-soft">{t('publisher.text')}</p>
      <p className="max-w-prose text-sm text-ink-soft">{t('publisher.signIn')}</p>
      <div className="flex flex-wrap gap-3">
        <Button isBusy={isWaiting} onClick={() => open('global')}>
          {t('publisher.global')}
        </Button>
        <Button isBusy={isWaiting} onClick={() => open('cn')}>
          {t('publisher.cn')}
        </Button>
        {isWaiting && <Button onClick={cancel}>{t('action.cancel')}</Button>}
      </div>
      <div ref={outcome} className="flex flex-col gap-3 empty:hidden">
        <div role="status" className="empty:hidden">
          <Standing visit={visit} />
        </div>
        {children}
        <Choices publisher={publisher} isShown={isShown} />
      </div>
      <Wiping publisher={publisher} />
    </section>
  );
}

const FAILURES = {
  ALREADY_OPEN: 'publisher.failure.alreadyOpen',
  CLOSED: 'publisher.failure.closed',
  CRASHED: 'publisher.failure.crashed',
  NOT_SIGNED_IN: 'publisher.failure.notSignedIn',
  NO_LIST: 'publisher.failure.noList',
  REFUSED: 'publisher.failure.refused',
  TOO_LARGE: 'exchange.tooLong',
  UNREACHABLE: 'publisher.failure.unreachable',
  UNREADABLE: 'publisher.failure.unreadable',
  FAILED: 'publisher.failure.failed',
} as const;

/** How far it is, or what it came to. */
function Standing({ visit }: Pick<Publisher, 'visit'>) {
  const { t } = useI18n();
  switch (visit.state) {
    case 'idle':
      return null;
    case 'waiting':
      return (
        <p className="max-w-prose">
          {visit.passedOver === undefined
            ? t('publisher.waiting')
            : t('publisher.waitingOther', { uid: visit.passedOver })}
        </p>
      );
    case 'failed':
      return (
        <p className="max-w-prose border-s-2 border-stop ps-3">
          {t(FAILURES[visit.failure])} {t('exchange.untouched')}
        </p>
      );
    case 'asking': {
      const { list, accounts } = visit;
      return (
        <p className="max-w-prose border-s-2 border-wait ps-3">
          {t('publisher.question', { uid: list.uid, accounts: accounts.join(', ') })}
        </p>
      );
    }
    case 'listed':
      return <p className="max-w-prose">{t('publisher.account', { uid: visit.list.uid })}</p>;
  }
}

function Choices({
  publisher: { visit, use, openForOther },
  isShown,
}: Pick<Props, 'isShown'> & { readonly publisher: Publisher }) {
  const { t } = useI18n();
  if (visit.state !== 'asking' && visit.state !== 'listed') return null;
  const { list } = visit;
  return (
    <div className="flex flex-wrap gap-3">
      {!isShown && <Button onClick={() => use(list)}>{t('publisher.use')}</Button>}
      <Button onClick={() => openForOther(list.uid)}>{t('publisher.other')}</Button>
    </div>
  );
}

/** The way to have nothing left of the window. */
function Wiping({ publisher: { wiping, wipe } }: { readonly publisher: Publisher }) {
  const { t } = useI18n();
  if (wiping === 'none') return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="max-w-prose text-sm text-ink-soft">
        {wiping === 'possible' && t('publisher.kept')}
        {wiping === 'done' && t('publisher.wiped')}
        {wiping === 'failed' && t('publisher.wipeFailed')}
      </p>
      {wiping !== 'done' && <Button onClick={wipe}>{t('publisher.wipe')}</Button>}
    </div>
  );
}
