/**
 * `npm run bench`: runs every measurement. `npm run bench -- form autosave`: runs those with one of the words in their
 * name.
 */
import { benchAutosave } from './autosave.ts'
import { benchCombobox } from './combobox.ts'
import { benchScore } from './compute-score.ts'
import { benchComputing } from './computing.ts'
import { benchCurrentTime } from './current-time.ts'
import { benchDelivery } from './delivery.ts'
import { benchExports } from './exports.ts'
import { benchForm } from './form.ts'
import { benchImport } from './import-rows.ts'
import { benchLetters } from './letters.ts'
import { benchLogins } from './logins.ts'
import { benchOfficeQueue } from './office-queue.ts'
import { benchOverload } from './overload.ts'
import { benchPayments } from './payments.ts'
import { printMeasurements } from './print-measurements.ts'
import { benchReleases } from './releases.ts'
import { benchReviewTimes } from './review-times.ts'
import { benchSecondStart } from './second-start.ts'
import { benchSubmission } from './submission.ts'
import { benchUploads } from './uploads.ts'
import { benchValidation } from './validate-application.ts'

const benches = {
  validation: benchValidation,
  score: benchScore,
  computing: benchComputing,
  import: benchImport,
  secondStart: benchSecondStart,
  currentTime: benchCurrentTime,
  logins: benchLogins,
  overload: benchOverload,
  delivery: benchDelivery,
  autosave: benchAutosave,
  uploads: benchUploads,
  submission: benchSubmission,
  letters: benchLetters,
  releases: benchReleases,
  payments: benchPayments,
  form: benchForm,
  combobox: benchCombobox,
  queue: benchOfficeQueue,
  review: benchReviewTimes,
  exports: benchExports,
}

const words = process.argv.slice(2)
const asked = Object.entries(benches).filter(
  ([name]) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase())),
)
if (asked.length === 0) {
  console.error(`Nothing of that name is measured. There is: ${Object.keys(benches).join(', ')}.`)
  process.exit(1)
}
await printMeasurements(asked.map(([, bench]) => bench))
