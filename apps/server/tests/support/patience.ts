import { patient } from '../../../../scripts/testing/patience.ts'

/** How long a test waits for something asynchronous. A passing test waits only as long as needed. */
export const patience = { timeout: patient(50_000), interval: 20 }
