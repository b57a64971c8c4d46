/** The last work at each place where something is being done. */
const running = new Map<string, Promise<unknown>>();

/** Does what is asked for one place, a file or a folder, one after another: nothing comes between a look and a change. */
export function oneAtATime<Value>(place: string, work: () => Promise<Value>): Promise<Value> {
  const before = running.get(place) ?? Promise.resolve();
  const done = before.then(work, work);
  running.set(place, done);
  const leave = () => {
    if (running.get(place) === done) running.delete(place);
  };
  done.then(leave, leave);
  return done;
}
