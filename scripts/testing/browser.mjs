import { join } from 'node:path'
import { installedFolder } from './data-folder.mjs'
import { journeyOutcome } from './journey-outcome.mjs'
import { readReport } from './report.mjs'
import { run } from './run.mjs'
import { startProcess } from './server-process.mjs'

/** The two parts of the journeys: whether the applications open at all, and everything else. */
const parts = {
  shell: { name: 'both applications open', projects: ['shell'] },
  journeys: { name: 'browser tests', projects: ['desktop', 'phone'] },
}

/**
 * Runs one part of the journeys in a real browser against a real server, with a database of its own.
 * @param {{ part: keyof typeof parts, node: string, browser: string, reports: string, words: readonly string[] }} what
 * @returns {Promise<import('./checks.mjs').Outcome>}
 */
export const runBrowserTests = async ({ part, node, browser, reports, words }) => {
  const { name, projects } = parts[part]
  const folder = installedFolder()
  // Journeys that ask for a second code wait for it. Two seconds instead of a minute are enough to test the wait.
  const server = startProcess({ DATA_DIR: folder.path, RESEND_SECONDS: '2' }, { node })
  try {
    const file = join(reports, `${part}.json`)
    const { ok, output } = await run(
      node,
      [
        'node_modules/@playwright/test/cli.js',
        'test',
        '--config',
        'e2e/playwright.config.ts',
        '--reporter=list,json',
        // The shell is a part of its own, so that it does not run a second time before the others.
        '--no-deps',
        ...projects.map((project) => `--project=${project}`),
        ...(words.length > 0 ? ['--pass-with-no-tests', ...words] : []),
      ],
      {
        MILGO_URL: await server.url,
        DATA_DIR: folder.path,
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        CHROMIUM_PATH: browser,
      },
    )
    return journeyOutcome(readReport(file), { name, ok, output, serverOutput: server.output() })
  } finally {
    await server.stop()
    folder.remove()
  }
}
