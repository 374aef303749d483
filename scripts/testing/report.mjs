import { existsSync, readFileSync } from 'node:fs'

/**
 * Reads a test runner's JSON report. Returns an empty object if the runner ended before writing it.
 * @param {string} file
 * @returns {Record<string, unknown>}
 */
export const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
