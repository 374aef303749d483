/** `npm run bench`: everything that is measured. */
import { benchAutosave } from './autosave.ts'
import { benchCombobox } from './combobox.ts'
import { benchScore } from './compute-score.ts'
import { benchCurrentTime } from './current-time.ts'
import { benchForm } from './form.ts'
import { benchImport } from './import-rows.ts'
import { benchLogins } from './logins.ts'
import { printMeasurements } from './print-measurements.ts'
import { benchSecondStart } from './second-start.ts'
import { benchSubmission } from './submission.ts'
import { benchUploads } from './uploads.ts'
import { benchValidation } from './validate-application.ts'

await printMeasurements([
  benchValidation,
  benchScore,
  benchImport,
  benchSecondStart,
  benchCurrentTime,
  benchLogins,
  benchAutosave,
  benchUploads,
  benchSubmission,
  benchForm,
  benchCombobox,
])
