// The faults of all pictures of a gallery. They are stored beside the pictures, so that a run that is continued still
// knows the faults of the pictures that were taken before.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {Readonly<Record<string, readonly string[]>>} Faults the faults of each picture that has some */

const fileIn = (/** @type {string} */ folder) => join(folder, 'faults.json')

/** @type {(folder: string) => Faults} */
export const readFaults = (folder) =>
  existsSync(fileIn(folder)) ? JSON.parse(readFileSync(fileIn(folder), 'utf8')) : {}

/**
 * Replaces the faults of one picture, and stores them all.
 * @type {(folder: string, picture: string, found: readonly string[]) => void}
 */
export const storeFaults = (folder, picture, found) => {
  const { [picture]: _, ...others } = readFaults(folder)
  const faults = found.length === 0 ? others : { ...others, [picture]: [...new Set(found)] }
  writeFileSync(fileIn(folder), JSON.stringify(faults, null, 2))
}

/**
 * Returns what a run comes to: the lines at its end, and the exit code, which is 0 only if every wanted picture was taken
 * and has no fault.
 * @type {(run: { wanted: readonly string[], faults: Faults, notTaken: readonly string[] }) => { lines: readonly string[], exitCode: 0 | 1 }}
 */
export const outcomeOf = ({ wanted, faults, notTaken }) => {
  const faulty = wanted.flatMap((picture) => (faults[picture] ?? []).map((fault) => `${picture}: ${fault}`))
  const lines = [...notTaken.map((what) => `not taken: ${what}`), ...faulty]
  return { lines, exitCode: lines.length > 0 ? 1 : 0 }
}
