/** Why the program cannot begin, in words for who called it. */
export class Unusable extends Error {
  override readonly name = 'Unusable';
}
