import { join, relative } from 'node:path'
import { repository } from '../setup/repository.mjs'
import { readReport } from './report.mjs'
import { run } from './run.mjs'

/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} Test */
/** @typedef {{ name: string, startTime: number, endTime: number, assertionResults: Test[], status: string, message: string }} TestFile */

/**
 * Returns the messages of the failed tests only, because nobody finds them among three thousand lines of passed tests.
 * @param {readonly TestFile[]} files
 */
const failures = (files) =>
  files
    .filter((file) => file.status === 'failed')
    .flatMap((file) => {
      const tests = file.assertionResults.filter((test) => test.status === 'failed')
      return tests.length === 0
        ? [`${file.name}\n${file.message}`]
        : tests.map((test) => `${file.name}\n${test.fullName}\n${test.failureMessages.join('\n')}`)
    })

/**
 * Runs the tests of these projects; with a base only those that import files that changed since that commit.
 * @param {{ node: string, reports: string, projects: readonly string[], words: readonly string[], base?: string }} what
 * @returns {Promise<import('./checks.mjs').Outcome>}
 */
export const runVitest = async ({ node, reports, projects, words, base }) => {
  const name = `${projects.join(' and ')} tests`
  const file = join(reports, `${projects.join('-')}.json`)
  const { ok, output } = await run(
    node,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      // A fault that breaks everything, such as a browser that does not draw, is reported within minutes.
      '--bail=10',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...(words.length > 0 || base ? ['--passWithNoTests', ...words] : []),
      ...(base ? [`--changed=${base}`] : []),
    ],
    { NO_COLOR: '1' },
  )
  const report = readReport(file)
  const files = /** @type {TestFile[]} */ (report['testResults'] ?? [])
  const passed = Number(report['numPassedTests'] ?? 0)
  // A file that does not load, or an error outside of every test, fails no test, so the exit status counts too.
  const failed = Math.max(Number(report['numFailedTests'] ?? 0), ok ? 0 : 1)
  const messages = failures(files)
  return {
    name,
    passed,
    failed,
    output: failed === 0 ? '' : messages.length > 0 ? messages.join('\n\n') : output,
    skipped: files.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'skipped').map(({ fullName }) => fullName),
    ),
    files: files.map(({ name: path, startTime, endTime }) => ({
      path: relative(repository, path),
      seconds: (endTime - startTime) / 1000,
    })),
  }
}
