/** Tests that are run alone measure nothing. They wait as long as on a machine with some other work. */
const unmeasured = 2

const readSlowness = (measured: string | undefined): number => {
  const slowness = Number(measured)
  return Number.isFinite(slowness) && slowness > 0 ? slowness : unmeasured
}

/**
 * Returns the timeout for what hangs on a quiet machine after so many milliseconds. Every timeout of the tests comes
 * from here. A passing test waits only as long as needed. `measure-slowness.mjs` measures.
 */
export const patient = (quiet: number, measured = process.env['MILGO_SLOWNESS']): number =>
  Math.round(quiet * readSlowness(measured))
