import type { Result } from '@trailbook/core/internal/basics';
import {
  type BannerHistory,
  type BannerType,
  type Luck,
  type LuckError,
  type LuckQuestion,
  luck,
  luckTogether,
  serverTime,
  type WarpTables,
} from '@trailbook/core/internal/warp';

export type LuckAnswer = Result<Luck, LuckError>;

/** How lucky a history is: all of it, and its last year. */
export interface LuckAnswers {
  readonly ever: LuckAnswer;
  readonly lastYear: LuckAnswer;
}

/** By what counts as luck: any 5★, or featured ones. */
export type LuckByGoal = Readonly<Record<LuckQuestion['goal'], LuckAnswers>>;

/** The histories of an account, and when they are asked about, in milliseconds. */
export interface LuckCase {
  readonly tables: WarpTables;
  readonly histories: readonly BannerHistory[];
  readonly now: number;
}

const YEAR_MS = 365 * 86_400_000;

/**
 * Answers about the histories that it was given last: these are told once, however much is asked of them. Long ones of
 * several banner types take a quarter of a second.
 */
export function createLuckWorker() {
  let held: LuckCase | undefined;

  function ask(answer: (held: LuckCase, question: LuckQuestion) => LuckAnswer): LuckByGoal {
    if (!held) throw new Error('There is nothing to ask about.');
    const { histories, now } = held;
    const since = serverTime(now - YEAR_MS, histories[0]?.pulls.at(-1)?.zone ?? 0);
    const answersTo = (goal: LuckQuestion['goal'], of: LuckCase): LuckAnswers => ({
      ever: answer(of, { goal }),
      lastYear: answer(of, { goal, since }),
    });
    return { fiveStar: answersTo('fiveStar', held), featured: answersTo('featured', held) };
  }

  return {
    hold(given: LuckCase): void {
      held = given;
    },

    ofType: (type: BannerType): LuckByGoal =>
      ask(({ tables, histories }, question) => {
        const history = histories.find((one) => one.type === type);
        if (!history) throw new Error(`There is no history of banner type ${type}.`);
        return luck(tables, history, question);
      }),

    together: (): LuckByGoal =>
      ask(({ tables, histories }, question) => luckTogether(tables, histories, question)),
  };
}
