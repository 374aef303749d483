/** One after the other, in the order in which they were asked for; one that fails holds up none. */
export const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(act: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(act, act)
    last = turn.catch(() => undefined)
    return turn
  }
}
