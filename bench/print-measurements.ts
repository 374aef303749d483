import type { Measurement } from './measurement.ts'

/**
 * Prints each measurement beside its floor of the same run, because machines differ and are shared, and beside its aim.
 * A missed aim fails the run.
 */
export const printMeasurements = async (
  benches: readonly (() => Promise<readonly Measurement[]>)[],
): Promise<void> => {
  for (const bench of benches)
    for (const measurement of await bench()) {
      const { name, value, unit } = measurement
      const { isStoredHere, words } = verdictOf(measurement)
      console.log(`${name.padEnd(52)} ${value.toFixed(0)} ${unit}${besideFloor(measurement)}${words}`)
      if (!isStoredHere) process.exitCode = 1
    }
}

const besideFloor = (measurement: Measurement): string => {
  if (!('floor' in measurement)) return ''
  const { value, floor, unit } = measurement
  return `, floor ${floor.toFixed(0)} ${unit}, ratio ${(value / floor).toFixed(2)}`
}

const verdictOf = (measurement: Measurement) => {
  if (!('aim' in measurement)) return { isStoredHere: true, words: '' }
  const { value, unit, aim } = measurement
  if ('atMost' in aim) return verdict(value <= aim.atMost, `at most ${aim.atMost} ${unit}`)
  if ('atLeast' in aim) return verdict(value >= aim.atLeast, `at least ${aim.atLeast} ${unit}`)
  const floor = 'floor' in measurement ? measurement.floor : 0
  return verdict(value >= aim.atLeastOfFloor * floor, `a ratio of at least ${aim.atLeastOfFloor}`)
}

const verdict = (isStoredHere: boolean, aim: string) => ({
  isStoredHere,
  words: `; aim: ${aim}, ${isStoredHere ? 'kept' : 'MISSED'}`,
})
