import { createHash, randomBytes } from 'node:crypto';
import http from 'node:http';
import type { Duplex } from 'node:stream';
import { floodGate } from './flood-gate.ts';

/** What is heard of a socket. */
export interface SocketHooks {
  readonly onOpen: () => void;
  /** A whole message of text. */
  readonly onText: (text: string) => void;
  /** Once, whether it was open or not. */
  readonly onEnd: () => void;
}

interface SocketOptions extends SocketHooks {
  /** An address of `http:`, asked to become a socket. */
  readonly url: string;
  /** A message that is longer ends the socket, before it is held; so do more bytes than that within a second. */
  readonly maxBytes: number;
  /** Frames that are read within a second at most: those without content take room as well. */
  readonly mostASecond: number;
  /** How long nothing may be said by whoever was asked, and by an open socket after a question whether it is alive. */
  readonly silentMs: number;
}

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const [CONTINUED, TEXT, CLOSE, PING, PONG] = [0, 1, 8, 9, 10] as const;
const FIRST_OF_LAST = 0x80;
const MASKED = 0x80;
/** Of a frame of control. */
const LONGEST_CONTROL = 125;
/** Of one message; the scanner sends each in one. */
const MOST_PARTS = 100;
/** Answers that the other does not take pile up here. */
const MOST_UNTAKEN_BYTES = 64 * 1024;

/**
 * Listens to a WebSocket. The platform's own holds whatever it is sent: this one refuses a message by the length that
 * it says it has, and says no more than the protocol asks for.
 *
 * @returns what ends it
 */
export function listenTo(options: SocketOptions): () => void {
  const { url, silentMs, onOpen, onEnd } = options;
  const key = randomBytes(16).toString('base64');
  let isOver = false;
  let socket: Duplex | undefined;
  let timer: NodeJS.Timeout | undefined;

  const request = http.get(url, {
    headers: {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': key,
    },
  });
  const end = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    request.destroy();
    socket?.destroy();
    onEnd();
  };
  /** Half of a line may be gone without a word: an open one is asked, and must answer. */
  const watch = (wasAsked = false) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!socket || wasAsked) return end();
      send(socket, PING);
      watch(true);
    }, silentMs);
  };

  watch();
  request.on('error', end);
  // It speaks of something else.
  request.on('response', end);
  request.on('upgrade', (response, opened, head) => {
    if (isOver) return opened.destroy();
    socket = opened;
    opened.on('error', end);
    opened.on('close', end);
    const proof = createHash('sha1')
      .update(key + GUID)
      .digest('base64');
    if (response.headers['sec-websocket-accept'] !== proof) return end();
    onOpen();
    const read = frameReader(options, opened, floodGate(options));
    const hear = (bytes: Buffer) => {
      if (isOver) return;
      watch();
      if (!read(bytes) || opened.writableLength > MOST_UNTAKEN_BYTES) end();
    };
    if (head.length > 0) hear(head);
    opened.on('data', hear);
  });
  return end;
}

/** Reads frames out of what comes, however it is cut. */
function frameReader(
  { maxBytes, onText }: SocketOptions,
  socket: Duplex,
  isHeard: (bytes: number) => boolean,
) {
  let held: Buffer[] = [];
  let heldBytes = 0;
  /** Parts of a message that is not whole yet. */
  let parts: Buffer[] = [];
  let partBytes = 0;

  const take = (length: number): Buffer => {
    const all = held.length === 1 && held[0] ? held[0] : Buffer.concat(held);
    held = all.length > length ? [all.subarray(length)] : [];
    heldBytes -= length;
    return all.subarray(0, length);
  };
  let head: Frame | undefined;

  /** @returns whether it is to be heard further */
  return (bytes: Buffer): boolean => {
    held.push(bytes);
    heldBytes += bytes.length;
    for (;;) {
      if (!head) {
        const beginning = held.length > 1 ? Buffer.concat(held) : held[0];
        if (!beginning) return true;
        held = [beginning];
        head = headOf(beginning);
        if (!head) return true;
        const isControl = head.kind >= CLOSE;
        const most = isControl ? LONGEST_CONTROL : maxBytes - partBytes;
        // A server masks nothing; what is longer than it may be is not waited for.
        if (head.isMasked || head.length > most || (isControl && !head.isLast)) return false;
        if (!isHeard(head.length)) return false;
        take(head.size);
      }
      if (heldBytes < head.length) return true;
      const { kind, isLast, length } = head;
      head = undefined;
      const payload = take(length);
      if (kind === CLOSE) return false;
      if (kind === PING) send(socket, PONG, payload);
      else if (kind === TEXT || kind === CONTINUED) {
        if ((kind === TEXT) !== (parts.length === 0) || parts.length === MOST_PARTS) return false;
        parts.push(payload);
        partBytes += payload.length;
        if (isLast) {
          const text = Buffer.concat(parts).toString('utf8');
          parts = [];
          partBytes = 0;
          onText(text);
        }
      } else if (kind !== PONG) return false;
    }
  };
}

interface Frame {
  readonly kind: number;
  readonly isLast: boolean;
  readonly isMasked: boolean;
  /** Of the head itself. */
  readonly size: number;
  readonly length: number;
}

/** Undefined while it is not whole. */
function headOf(bytes: Buffer): Frame | undefined {
  if (bytes.length < 2) return undefined;
  const [first, second] = [bytes.readUInt8(0), bytes.readUInt8(1)];
  const short = second & 0x7f;
  const size = short === 127 ? 10 : short === 126 ? 4 : 2;
  if (bytes.length < size) return undefined;
  const length =
    short === 127
      ? Number(bytes.readBigUInt64BE(2))
      : short === 126
        ? bytes.readUInt16BE(2)
        : short;
  return {
    kind: first & 0x0f,
    isLast: (first & FIRST_OF_LAST) !== 0,
    isMasked: (second & MASKED) !== 0,
    size,
    length,
  };
}

/** A client masks what it sends. */
function send(socket: Duplex, kind: number, payload: Buffer = Buffer.alloc(0)): void {
  const mask = randomBytes(4);
  const masked = payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0));
  const head = Buffer.from([FIRST_OF_LAST | kind, MASKED | payload.length]);
  socket.write(Buffer.concat([head, mask, masked]));
}
