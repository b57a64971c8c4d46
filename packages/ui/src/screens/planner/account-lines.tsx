import type { Prefill, PrefillLine } from '@trailbook/core/internal/prefill';
import { ThingName } from '../../game/index.ts';
import { useI18n } from '../../i18n/index.ts';
import { useGame } from './data-context.ts';
import { subjectName } from './names.ts';

interface Props {
  readonly prefill: Prefill;
  readonly unread: number;
  readonly isPicked: (line: PrefillLine) => boolean;
  readonly onPick: (line: PrefillLine) => void;
}

const KINDS = ['raise', 'count', 'new'] as const;

/** What each line of an account would change, to be picked. */
export function AccountLines({ prefill, unread, isPicked, onPick }: Props) {
  const { t } = useI18n();
  const { lines, same, unknown } = prefill;
  return (
    <>
      {KINDS.map((kind) => {
        const own = lines.filter((line) => line.kind === kind);
        if (own.length === 0) return null;
        return (
          <fieldset key={kind} className="min-w-0">
            <legend className="pb-1 font-semibold">{t(`account.kind.${kind}`)}</legend>
            <ul className="border-t border-line">
              {own.map((line) => (
                <li key={keyOf(line)} className="border-b border-line">
                  <label className="tap flex cursor-pointer items-center gap-3">
                    <input
                      type="checkbox"
                      checked={isPicked(line)}
                      onChange={() => onPick(line)}
                      className="size-5 shrink-0 accent-(--lamp)"
                    />
                    <Change line={line} />
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
        );
      })}
      <p className="figures text-sm text-ink-soft">
        {t('account.same', { number: same })}
        {unknown + unread > 0 && ` · ${t('account.unknown', { number: unknown + unread })}`}
      </p>
    </>
  );
}

function Change({ line }: { line: PrefillLine }) {
  const { t, number } = useI18n();
  const game = useGame();
  if (line.kind === 'count') {
    const name = game.names.items[line.item];
    return (
      <>
        <span className="min-w-0 flex-1">
          {name ? <ThingName name={name} /> : String(line.item)}
        </span>
        <span className="figures shrink-0 text-sm">
          {number(line.before)} → {number(line.after)}
        </span>
      </>
    );
  }
  const { after } = line;
  const level = (stand: typeof after.from) => t('game.level', { level: stand.level });
  return (
    <>
      <span className="min-w-0 flex-1">
        <ThingName name={subjectName(game, after)} />
      </span>
      <span className="figures shrink-0 text-sm">
        {line.kind === 'raise' && `${level(line.before.from)} → `}
        {level(after.from)}
      </span>
    </>
  );
}

function keyOf(line: PrefillLine): string {
  return line.kind === 'count' ? `count ${line.item}` : `${line.kind} ${line.after.entryId}`;
}
