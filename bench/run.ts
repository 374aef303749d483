/** `npm run bench`: each measurement beside its floor in the same run, since machines differ and are shared. */
import { benchCombobox } from './combobox.ts'
import { benchCurrentTime } from './current-time.ts'
import type { Measurement } from './measurement.ts'

const benches: readonly (() => Promise<readonly Measurement[]>)[] = [benchCurrentTime, benchCombobox]

for (const bench of benches) {
  for (const { name, value, floor, unit } of await bench()) {
    const ratio = (value / floor).toFixed(2)
    console.log(
      `${name.padEnd(48)} ${value.toFixed(0)} ${unit}, floor ${floor.toFixed(0)} ${unit}, ratio ${ratio}`,
    )
  }
}
