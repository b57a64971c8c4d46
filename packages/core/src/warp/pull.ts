/** One pull of the warp records, of one account and one banner type. */
export interface Pull {
  /** 19 digits, beyond what a number holds exactly: always text. */
  readonly id: string;
  /** The very banner, 0 where a file did not tell. */
  readonly gachaId: number;
  readonly itemId: number;
  /** The server's own time as the game writes it, `YYYY-MM-DD HH:MM:SS`. */
  readonly time: string;
  /** Hours between that time and UTC. */
  readonly zone: number;
}
