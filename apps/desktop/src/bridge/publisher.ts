import * as z from 'zod';

/** Five times what there is. */
export const MOST_ACHIEVEMENTS = 10_000;

const uid = z.string().regex(/^\d{9,10}$/);

const listRequest = z.strictObject({
  client: z.enum(['global', 'cn']),
  /** Accounts whose list is not wanted: the player has said that it is another. */
  skipped: z.array(uid).max(20),
});

const publisherList = z.union([
  z.strictObject({
    /** Whom the page asked about. */
    uid,
    /** What is finished. Rule A6. */
    ids: z.array(z.int().min(4_000_000).max(4_999_999)).max(MOST_ACHIEVEMENTS),
    /** Whether something in it is no achievement. */
    hasUnread: z.boolean(),
  }),
  z.strictObject({
    failed: z.enum([
      'ALREADY_OPEN',
      'CLOSED',
      'CRASHED',
      'NOT_SIGNED_IN',
      'NO_LIST',
      'REFUSED',
      'TOO_LARGE',
      'UNREACHABLE',
      'UNREADABLE',
    ]),
  }),
]);

/** Of achievements from the publisher's own page, in a window of its own. */
export const publisherMessages = {
  'publisher:read': { request: listRequest, response: publisherList },
  'publisher:cancel': { request: z.undefined(), response: z.undefined() },
  'publisher:isUsed': { request: z.undefined(), response: z.boolean() },
  'publisher:wipe': { request: z.undefined(), response: z.undefined() },
} as const;

export type ListRequest = z.infer<typeof listRequest>;
export type Client = ListRequest['client'];
export type PublisherList = z.infer<typeof publisherList>;
export type ListFailure = Extract<PublisherList, { failed: unknown }>['failed'];

/** What the page finds as `window.trailbook.publisher`. */
export interface PublisherBridge {
  /** Opens the publisher's page, and waits until it has asked for its list, or will not. */
  read(request: ListRequest): Promise<PublisherList>;
  /** Closes the window. */
  cancel(): Promise<void>;
  /** Whether the window's session may hold anything. */
  isUsed(): Promise<boolean>;
  /** Signs out, and clears all that the window's session holds. */
  wipe(): Promise<void>;
}
