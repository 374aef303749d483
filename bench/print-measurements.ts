import type { Measurement } from './measurement.ts'

/** Each measurement beside its floor in the same run, since machines differ and are shared, or beside what was promised. */
export const printMeasurements = async (
  benches: readonly (() => Promise<readonly Measurement[]>)[],
): Promise<void> => {
  for (const bench of benches)
    for (const measurement of await bench()) {
      const { name, value, unit } = measurement
      const [word, other] = 'floor' in measurement ? ['floor', measurement.floor] : ['aim', measurement.aim]
      const ratio = (value / other).toFixed(2)
      console.log(
        `${name.padEnd(48)} ${value.toFixed(0)} ${unit}, ${word} ${other.toFixed(0)} ${unit}, ratio ${ratio}`,
      )
    }
}
