import type { Measurement } from './measurement.ts'

/** Each measurement beside its floor in the same run, since machines differ and are shared. */
export const printMeasurements = async (
  benches: readonly (() => Promise<readonly Measurement[]>)[],
): Promise<void> => {
  for (const bench of benches)
    for (const { name, value, floor, unit } of await bench()) {
      const ratio = (value / floor).toFixed(2)
      console.log(
        `${name.padEnd(48)} ${value.toFixed(0)} ${unit}, floor ${floor.toFixed(0)} ${unit}, ratio ${ratio}`,
      )
    }
}
