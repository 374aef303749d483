import type { Measurement } from './measurement.ts'

/**
 * Each measurement beside its floor in the same run, since machines differ and are shared, and whether it keeps its
 * aim; one that does not fails the run.
 */
export const printMeasurements = async (
  benches: readonly (() => Promise<readonly Measurement[]>)[],
): Promise<void> => {
  for (const bench of benches)
    for (const measurement of await bench()) {
      const { name, value, floor, unit } = measurement
      const ratio = (value / floor).toFixed(2)
      const verdict = verdictOf(measurement)
      console.log(
        `${name.padEnd(52)} ${value.toFixed(0)} ${unit}, floor ${floor.toFixed(0)} ${unit}, ratio ${ratio}${verdict.words}`,
      )
      if (!verdict.isKept) process.exitCode = 1
    }
}

const verdictOf = ({ value, floor, unit, aim }: Measurement) => {
  if (!aim) return { isKept: true, words: '' }
  const isKept = 'atMost' in aim ? value <= aim.atMost : value >= aim.atLeastOfFloor * floor
  const said = 'atMost' in aim ? `at most ${aim.atMost} ${unit}` : `a ratio of at least ${aim.atLeastOfFloor}`
  return { isKept, words: `; aim: ${said}, ${isKept ? 'kept' : 'MISSED'}` }
}
