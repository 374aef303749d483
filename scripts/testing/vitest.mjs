import { join } from 'node:path'
import { readReport } from './report.mjs'
import { run } from './run.mjs'

/**
 * Unit tests, server tests and tests of the two commands.
 * @param {string} node
 * @param {string} reports
 * @returns {Promise<import('./checks.mjs').Outcome>}
 */
export const runVitest = async (node, reports) => {
  const file = join(reports, 'vitest.json')
  const { ok, output } = await run(node, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = readReport(file)
  const passed = Number(report['numPassedTests'] ?? 0)
  // A file that does not load, or an error outside every test, fails no test: the exit status still says so.
  const failed = Math.max(Number(report['numFailedTests'] ?? 0), ok ? 0 : 1)
  return { name: 'unit and server tests', passed, failed, output: failed > 0 ? output : '' }
}
