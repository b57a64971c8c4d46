import type { GameClient } from '@trailbook/api/records';
import { type I18n, useI18n } from '../../../../i18n/index.ts';
import { failureText } from '../parts/failure-text.ts';
import type { LinkEnded } from './use-link-import.ts';

interface Props {
  readonly ended: LinkEnded;
  readonly client: GameClient;
}

/** What an import by link came to. */
export function ImportEnd({ ended, client }: Props) {
  const i18n = useI18n();
  const { t } = i18n;
  const { journal, failure } = ended.outcome;
  const isEmpty = !failure && journal.uid === null;
  return (
    <>
      {failure && (
        <p role="alert" className="border-s-2 border-stop ps-3">
          {failureText(i18n, failure)}
        </p>
      )}
      {failure && journal.uid !== null && <p className="max-w-prose">{t('warpImport.partly')}</p>}
      {ended.refusedIn !== undefined && (
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
      {linesOf(i18n, ended).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

/** What an import by link brought, in words. */
export function linesOf({ t }: I18n, { kept, given, outcome: { journal } }: LinkEnded): string[] {
  return [
    kept && t('warpImport.kept', { added: kept.added, uid: kept.uid, known: kept.known }),
    given !== undefined && t('warpImport.given', { number: given }),
    journal.unread > 0 && t('warpImport.holes', { number: journal.unread }),
  ].filter((line) => typeof line === 'string');
}

/** Whether everything was read and kept: nothing is left to do. */
export function isWhole({ outcome, kept, refusedIn }: LinkEnded): boolean {
  return kept !== undefined && refusedIn === undefined && outcome.failure === undefined;
}
