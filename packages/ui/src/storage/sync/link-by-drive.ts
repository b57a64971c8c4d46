import type { DriveSignIn } from '@trailbook/api/calls/client-config';
import { fail, ok, type Result } from '@trailbook/core/internal/basics';
import { holdsNothing } from '@trailbook/core/internal/user-data';
import type { SyncFailure, SyncLink, SyncWay } from '../documents/database.ts';
import type { DocumentDatabase } from '../documents/document-database.ts';
import { type BothSides, holdsSomething } from './both-sides.ts';
import {
  type DriveParts,
  type DriveSession,
  endSession,
  openSession,
} from './drive/drive-session.ts';
import type { DriveGrant } from './drive/sign-in.ts';
import { unlessThrown } from './unless-thrown.ts';

/** What the player is asked before the device syncs by a Drive. */
export interface DriveQuestion extends BothSides {
  readonly email: string;
  /** Whose Drive the device syncs by; undefined where it syncs by none. */
  readonly linked: string | undefined;
}

export interface LinkByDrive {
  /**
   * Has the device sync by the Drive that its player has signed in to; again, where it does so already.
   *
   * @returns what is asked first, where it syncs by another account's Drive or both sides hold something: then nothing
   * changes before {@link LinkByDrive.joinDrive}
   */
  linkDrive(
    grant: DriveGrant,
    signIn: DriveSignIn,
    deviceName: string,
  ): Promise<Result<true | DriveQuestion, SyncFailure>>;
  /** Has the device sync by the Drive that was asked about, and leaves what it synced by. */
  joinDrive(): Promise<Result<true, SyncFailure>>;
  /** Signs out of the Drive that was asked about. All stays as it was. */
  declineDrive(): Promise<void>;
}

interface Parts {
  readonly database: DocumentDatabase;
  readonly drive: DriveParts;
  readonly bothSides: (way: SyncWay) => Promise<Result<BothSides, SyncFailure>>;
  /** Has the device sync by another way, and leaves the one before. */
  readonly goOver: (way: SyncWay, deviceName: string) => Promise<void>;
}

// Rule U28.
/** Has a device sync by the Drive of one account, and by that of another only where the player says so. */
export function linkByDrive({ database, drive, bothSides, goOver }: Parts): LinkByDrive {
  /** A sign-in that the player is asked about. A page that is left forgets it. */
  let asked: { readonly session: DriveSession; readonly deviceName: string } | undefined;

  /** What is to be asked before the device syncs by a Drive; undefined where nothing is. */
  async function questionOf(
    session: DriveSession,
  ): Promise<Result<DriveQuestion | undefined, SyncFailure>> {
    const link = await database.syncLink();
    if (isSameDrive(link, session)) return ok(undefined);
    const sides = await bothSides({ drive: session });
    if (!sides.ok) return sides;
    const linked = link && 'drive' in link ? link.drive.account.email : undefined;
    const isMerge = !holdsNothing(sides.value.here) && holdsSomething(sides.value);
    if (linked === undefined && !isMerge) return ok(undefined);
    return ok({ ...sides.value, linked, email: session.account.email });
  }

  async function take(session: DriveSession, deviceName: string): Promise<Result<true, never>> {
    // Who signs in anew goes on where the sync was.
    if (isSameDrive(await database.syncLink(), session)) await database.noteDriveSession(session);
    else await goOver({ drive: session }, deviceName);
    return ok(true);
  }

  return {
    linkDrive: (grant, signIn, deviceName) =>
      unlessThrown<true | DriveQuestion>(async () => {
        const session = await openSession(grant, signIn, drive);
        if (!session.ok) return session;
        const question = await questionOf(session.value);
        if (!question.ok) {
          await endSession(session.value, drive, false);
          return question;
        }
        if (!question.value) return take(session.value, deviceName);
        asked = { session: session.value, deviceName };
        return ok(question.value);
      }),

    joinDrive: () =>
      unlessThrown(async () => {
        if (!asked) return fail({ code: 'NOT_LINKED' });
        const joined = await take(asked.session, asked.deviceName);
        asked = undefined;
        return joined;
      }),

    async declineDrive() {
      const link = await database.syncLink();
      // Another tab may have said yes to the same account.
      if (asked && !isSameDrive(link, asked.session)) await endSession(asked.session, drive, false);
      asked = undefined;
    },
  };
}

function isSameDrive(link: SyncLink | undefined, { account }: DriveSession): boolean {
  return link !== undefined && 'drive' in link && link.drive.account.id === account.id;
}
