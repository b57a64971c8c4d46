import { figureFormats } from '@trailbook/core/internal/text';
import type { CharacterPage, EidolonCard } from '@trailbook/pages';
import { GameText } from '../../../game/index.ts';
import { Brief, EffectLines, Effects, MissingText, PlainSentence } from '../details/index.ts';
import { Before } from './changed.tsx';

type Page = Pick<CharacterPage, 'hasTexts' | 'nickname' | 'gender'>;
/** What has one set of figures: an eidolon, a point of the traces. */
type Deed = Pick<EidolonCard, 'text' | 'params' | 'effects' | 'sentence'>;

interface Props {
  readonly page: Page;
  readonly deed: Deed;
  readonly before: Deed | undefined;
  /** Whether it has a text, where the texts are read. */
  readonly isWorded: boolean;
  /** Whether there is anything to tell without a text. */
  readonly hasFigures: boolean;
}

/** What it does, in the game's words, or in ours where those are not read; and what it did before. */
export function EffectDescription({ page, deed, before, isWorded, hasFigures }: Props) {
  const { text, params, effects } = deed;
  const description = {
    lines: effects,
    levels: [params],
    before: before && [before.params],
    at: 0,
  };
  return (
    <>
      {text ? (
        <>
          <p className="max-w-prose text-ink-soft">
            <GameText text={text} params={params} nickname={page.nickname} gender={page.gender} />
          </p>
          <Brief {...description} />
        </>
      ) : (
        <>
          {page.hasTexts && isWorded && <MissingText />}
          <PlainSentence text={deed.sentence} />
          {hasFigures && <Effects {...description} formats={figureFormats([params])} />}
        </>
      )}
      <FormerEffect
        page={page}
        now={deed}
        before={before && { ...before, params: [before.params] }}
        at={0}
      />
    </>
  );
}

interface BeforeProps {
  readonly page: Page;
  readonly now: Pick<Deed, 'text' | 'effects'>;
  /** With its figures level by level. */
  readonly before:
    | (Pick<Deed, 'text' | 'effects'> & { readonly params: readonly (readonly number[])[] })
    | undefined;
  /** Which of the levels is shown, from 0. */
  readonly at: number;
}

/** What it did before it was changed, told as it is now. */
export function FormerEffect({ page, now, before, at }: BeforeProps) {
  return (
    <>
      {!now.text && now.effects && before?.effects && (
        <Before>
          <EffectLines lines={before.effects} levels={before.params} at={at} />
        </Before>
      )}
      {before?.text && (
        <Before>
          <GameText
            text={before.text}
            params={before.params[Math.min(at, before.params.length - 1)] ?? []}
            nickname={page.nickname}
            gender={page.gender}
          />
        </Before>
      )}
    </>
  );
}
