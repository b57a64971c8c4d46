import {
  COUNTED,
  createProfile,
  DEVICE,
  documentAt,
  liveProfiles,
  measure,
  type PlacedDocument,
  switchProfile,
  type UserData,
  withProfiles,
} from '@trailbook/core/internal/user-data';
import type { SetAside } from '../../../storage/documents/database.ts';
import { stagedDocuments } from '../../../storage/documents/staged-documents.ts';
import { addressKey } from '../../../storage/index.ts';
import type { CountedNews, Effect, MoveInChoices } from './contracts.ts';
import { isSameContent } from './is-same-content.ts';
import type { Arrival } from './read-arrival.ts';

/** What is to be here after all that came, and what each file does to it. */
export interface Taken {
  readonly data: UserData;
  readonly aside: readonly SetAside[];
  readonly effects: readonly Effect[];
  readonly isNew: boolean;
}

interface Terms {
  readonly choices: MoveInChoices;
  readonly at: number;
}

/** Takes in one file after another. One that cannot be taken in whole changes nothing. */
export async function takeIn(
  here: UserData,
  arrivals: readonly (Arrival & { readonly id: number })[],
  terms: Terms,
): Promise<Taken> {
  const stage = stagedDocuments(withNewProfiles(here, terms));
  const effects: Effect[] = [];
  for (const { id, take } of arrivals) {
    if (!take) continue;
    const before = stage.data();
    try {
      const told = await stage.attempt(() => take({ stage, ...terms }));
      const after = stage.data();
      const changed = changedIn(before, after);
      const isNew = changed.length > 0;
      // When a file was read is no news where all that it holds is here.
      if (!isNew) stage.put(before);
      const news = isNew ? newsOf(before, after) : [];
      const hasOther = !told.scan && changed.some((document) => !isTold(document, news));
      effects.push({ id, ...told, news, hasOther, isNew, isRefused: false });
    } catch (error) {
      console.warn('A file could not be taken in.', error);
      effects.push({ id, news: [], hasOther: false, isNew: false, isRefused: true });
    }
  }
  const isNew = effects.some((effect) => effect.isNew);
  return { data: withProfiles(stage.data()), aside: stage.aside(), effects, isNew };
}

/** Documents with those profiles that something goes into. */
function withNewProfiles(data: UserData, { choices, at }: Terms): UserData {
  const used = new Set(
    Object.values(choices.accounts).flatMap((accounts) => accounts.map(({ profile }) => profile)),
  );
  used.add(choices.profile);
  let document = documentAt(data, DEVICE, 'profiles');
  for (const { id, name } of choices.newProfiles) {
    if (!used.has(id) || document.profiles.some((profile) => profile.id === id)) continue;
    document = switchProfile(createProfile(document, { id, name, now: at }), document.active);
  }
  if (document === documentAt(data, DEVICE, 'profiles')) return data;
  const list: PlacedDocument<'profiles'> = { profile: DEVICE, name: 'profiles', document };
  return [list, ...data.filter((stored) => addressKey(stored) !== addressKey(list))];
}

/** What of a player's is other than before. */
function changedIn(before: UserData, after: UserData): UserData {
  const were = new Map(before.map((document) => [addressKey(document), document]));
  return after.filter((document) => {
    if (document.name.startsWith('account/')) return false;
    const was = were.get(addressKey(document));
    return was !== document && (was === undefined || !isSameContent(was, document));
  });
}

/** Whether what is counted tells of a document that changed. */
function isTold({ profile, name }: UserData[number], news: readonly CountedNews[]): boolean {
  const kind = name.split('/')[0];
  return news.some((told) => told.profile.id === profile && told.counted === kind);
}

function newsOf(before: UserData, after: UserData): CountedNews[] {
  return liveProfiles(documentAt(withProfiles(after), DEVICE, 'profiles')).flatMap(
    ({ id, name }) => {
      const of = (data: UserData) => measure(data.filter(({ profile }) => profile === id));
      const [was, is] = [of(before), of(after)];
      return COUNTED.map((counted) => ({
        profile: { id, name },
        counted,
        added: is[counted] - was[counted],
      })).filter(({ added }) => added !== 0);
    },
  );
}
