import type { GameClient } from '@trailbook/core/internal/records';
import type { ImportOutcome } from '../../client/import-warps.ts';
import { useI18n } from '../../i18n/index.ts';
import { failureText } from './failure-text.ts';
import type { Kept } from './keep-warps.ts';

interface Props {
  readonly outcome: ImportOutcome;
  readonly kept: Kept | undefined;
  readonly isStoreFull: boolean;
  readonly given: number | undefined;
  readonly client: GameClient;
}

/** What an import by link came to. */
export function ImportEnd(props: Props) {
  const { kept, isStoreFull, given, client } = props;
  const { journal, failure } = props.outcome;
  const i18n = useI18n();
  const { t } = i18n;
  const isEmpty = !failure && journal.uid === null;
  return (
    <>
      {failure && (
        <p role="alert" className="border-s-2 border-stop ps-3">
          {failureText(i18n, failure)}
        </p>
      )}
      {failure && journal.uid !== null && <p className="max-w-prose">{t('warpImport.partly')}</p>}
      {isStoreFull && (
        <p role="alert" className="border-s-2 border-stop ps-3">
          {t('warpImport.error.store')}
        </p>
      )}
      {isEmpty && (
        <p>
          {t('warpImport.none', {
            client: t(client === 'cn' ? 'warpImport.cn' : 'warpImport.global'),
          })}
        </p>
      )}
      {kept && (
        <p>{t('warpImport.kept', { added: kept.added, uid: kept.uid, known: kept.known })}</p>
      )}
      {given !== undefined && <p>{t('warpImport.given', { number: given })}</p>}
      {journal.unread > 0 && <p>{t('warpImport.unread', { number: journal.unread })}</p>}
    </>
  );
}
