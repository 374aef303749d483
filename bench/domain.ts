/** `npm run bench:domain`: what the rules cost, without a server. */
import { benchScore } from './compute-score.ts'
import { printMeasurements } from './print-measurements.ts'
import { benchValidation } from './validate-application.ts'

await printMeasurements([benchValidation, benchScore])
