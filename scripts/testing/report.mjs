import { existsSync, readFileSync } from 'node:fs'

/**
 * A test runner's JSON report; empty when it died before writing one.
 * @param {string} file
 * @returns {Record<string, unknown>}
 */
export const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
